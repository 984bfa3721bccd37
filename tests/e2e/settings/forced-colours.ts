import type { Page } from '@playwright/test';

/**
 * With the colours of the system there are no backgrounds and no shadows of ours. What then doesn't show: where the focus is, and
 * which of several is chosen.
 */
export function forcedColourFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const nameOf = (element: Element) =>
      `${element.localName}.${element.classList[0] ?? ''} “${(element.textContent || element.getAttribute('aria-label') || '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const drawnBy = (control: Element): Element[] => [
      control,
      ...(control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : []),
    ];

    const PROPERTIES = [
      'color',
      'background-color',
      'border-top',
      'border-bottom',
      'border-left',
      'outline-style',
      'outline-width',
      'text-decoration-line',
      'font-weight',
      'content',
      'display',
      'opacity',
      'fill',
      'stroke',
    ];
    const looksOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return PROPERTIES.map((name) => style.getPropertyValue(name)).join(';');
    };
    const lookOf = (control: Element) =>
      drawnBy(control)
        .flatMap((each) => [each, ...each.querySelectorAll('*')])
        .flatMap((each) => [looksOf(each), looksOf(each, '::before'), looksOf(each, '::after')]);
    /** A box or button of the system. */
    const drawsItself = (control: Element) =>
      control instanceof HTMLInputElement &&
      getComputedStyle(control).appearance !== 'none' &&
      control.checkVisibility({ opacityProperty: true });
    /** Whether the chosen one has a look that the other has nowhere. */
    const isMarked = (chosen: Element, other: Element) => {
      const others = new Set(lookOf(other));
      return lookOf(chosen).some((look) => !others.has(look));
    };

    const AS_WITH_TAB: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true };
    const before = document.activeElement;
    const seen = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      const kind = `${control.localName} ${control.className} ${control.parentElement?.className}`;
      if (!isShown(control) || control.tabIndex < 0 || seen.has(kind) || control.matches(':disabled'))
        continue;
      seen.add(kind);
      control.blur();
      const plain = lookOf(control).join('|');
      control.focus(AS_WITH_TAB);
      if (document.activeElement !== control) continue;
      if (lookOf(control).join('|') === plain) faults.add(`no sign of the focus: ${nameOf(control)}`);
      control.blur();
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });

    for (const chosen of document.querySelectorAll(
      '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], input:checked',
    )) {
      if (!drawnBy(chosen).some(isShown) || drawsItself(chosen)) continue;
      const list = chosen.closest(
        'ul, ol, nav, fieldset, [role="radiogroup"], [role="grid"], [role="listbox"]',
      );
      const role = chosen.getAttribute('role');
      const alike =
        chosen instanceof HTMLInputElement
          ? `input[type="${chosen.type}"]:not(:checked)`
          : `${chosen.localName}${role === null ? '' : `[role="${role}"]`}:not([aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"])`;
      const other = [...(list?.querySelectorAll(alike) ?? [])].find((each) => drawnBy(each).some(isShown));
      if (other && !isMarked(chosen, other))
        faults.add(`the chosen one looks like the others: ${nameOf(chosen)}`);
    }
    return [...faults];
  });
}
