import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that depend on styles and layout only. They take most of the time. */
const STYLE_RULES = ['color-contrast', 'target-size'];

type Checked = { more?: string[]; without?: string[] };

/** What axe finds against WCAG 2.2 A and AA, without exceptions, and against the rules tagged with `more`. */
export async function violationsOf(page: Page, { more = [], without = [] }: Checked = {}) {
  const axe = new AxeBuilder({ page })
    // The default mode is only needed for frames of other origins, which these pages don't have, and opens an extra page each time.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: [...WCAG_22, ...more] },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      // Naming every element that passes takes longer than checking it.
      resultTypes: ['violations'],
      // No rule of these tags reads style sheets, which axe would otherwise request again.
      preload: { assets: ['media'] },
    });
  return (await axe.analyze()).violations;
}

/**
 * Checks many pages of one site at one width: the rules on contrast and target size again only on pages with styles that no
 * page before had, because pages of one template share them.
 */
export class AccessibilityCheck {
  readonly #styles = new Set<string>();

  async violationsOf(page: Page) {
    const styles = await stylesOf(page);
    const isNew = styles.some((style) => !this.#styles.has(style));
    for (const style of styles) this.#styles.add(style);
    return violationsOf(page, isNew ? {} : { without: STYLE_RULES });
  }
}

/** The combinations of an element and its parent, each by name, classes and inline style. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element | null) =>
      `${element?.localName}.${element?.getAttribute('class')} ${element?.getAttribute('style')}`;
    const names = Array.from(
      document.body.querySelectorAll('*'),
      (element) => `${nameOf(element.parentElement)} > ${nameOf(element)}`,
    );
    return [...new Set(names)];
  });
}
