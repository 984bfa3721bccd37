import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG_22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Less than half of `axe.source`, which took a quarter of a check; and no value that would be sent back. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};0`;

declare global {
  interface Window {
    /** There once `AXE` ran in the page. */
    axe: typeof axe;
  }
}

/** The success criteria about which axe has rules: `1.4.3` for the tag `wcag143`. */
export const axeCriteria: readonly string[] = [
  ...new Set(
    axe
      .getRules(WCAG_22)
      .flatMap(({ tags }) => tags)
      .flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []),
  ),
];

type Checked = { more?: string[]; without?: string[] };

/** What axe finds against WCAG 2.2 A and AA, without exceptions, and against the rules tagged with `more`. */
export async function violationsOf(page: Page, { more = [], without = [] }: Checked = {}) {
  // The package for Playwright sends the half megabyte of axe to each page twice.
  await page.evaluate(AXE);
  // Browsers draw sections far down a page only when they come near; axe looks at all of them at once.
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('.far { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawn);
  });
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    runOnly: { type: 'tag' as const, values: [...WCAG_22, ...more] },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Naming every element that passes takes longer than checking it.
    resultTypes: ['violations' as const],
    // No rule of these tags reads style sheets, which axe would otherwise request again.
    preload: { assets: ['media' as const] },
  });
  return violations;
}

/**
 * Checks many pages of one site at one width: only those with an element in an element that no page before had, because pages of one
 * template share them. What only texts and pictures of a page can break, its reader has to check.
 */
export class AccessibilityCheck {
  readonly #styles = new Set<string>();

  async violationsOf(page: Page) {
    const styles = await stylesOf(page);
    const isNew = styles.some((style) => !this.#styles.has(style));
    for (const style of styles) this.#styles.add(style);
    return isNew ? violationsOf(page) : [];
  }
}

/**
 * The combinations of an element and its parent, each by name, classes and inline style. A picture's address, placeholder and
 * focal point don't count: it holds no text, and axe doesn't judge text in front of a picture.
 */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element | null) => {
      const name = `${element?.localName}.${element?.getAttribute('class')}`;
      if (element?.matches('picture, img')) return name;
      return `${name} ${element?.getAttribute('style')?.replaceAll(/url\([^)]*\)|--(?:wide|narrow):[^;]*/g, '')}`;
    };
    const names = Array.from(
      document.body.querySelectorAll('*'),
      (element) => `${nameOf(element.parentElement)} > ${nameOf(element)}`,
    );
    return [...new Set(names)];
  });
}
