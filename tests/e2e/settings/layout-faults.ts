import type { Page } from '@playwright/test';

/**
 * What is wrong with the texts on a page as it stands: beside the window where nobody can scroll to, cut off by a box, or on other
 * text. With an open dialog only its texts count. On paper nothing scrolls.
 */
export function layoutFaults(page: Page, { onPaper = false } = {}): Promise<string[]> {
  return page.evaluate((isPaper) => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Piece = Box & { element: Element; layer: Element | null; text: string };
    const SLACK = 3;
    const faults = new Set<string>();
    const root = document.documentElement;

    const whereOf = (element: Element) => {
      const parts: string[] = [];
      for (let each: Element | null = element; each && parts.length < 3; each = each.parentElement)
        parts.unshift(each.localName + (each.classList[0] ? `.${each.classList[0]}` : ''));
      return parts.join('>');
    };
    const brief = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 50);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(
        '.visually-hidden, .skip-link:not(:focus), script, style, noscript, template, option',
      ) &&
      // In a drawing, what isn't drawn has no size.
      element.getBoundingClientRect().width > 0;

    const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter(isShown);
    const scope = dialogs.at(-1) ?? document.body;

    /** The part of a rectangle that is drawn, after every box that clips or scrolls; complains about what nobody can reach. */
    function drawnPart(rect: DOMRect, element: Element, text: string): Box | null {
      let { left, top, right, bottom } = rect;
      const complain = (what: string) => faults.add(`${what} ${whereOf(element)}: ${brief(text)}`);
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath, contain } = getComputedStyle(box);
        if (clipPath === 'inset(50%)') return null;
        const bounds = box.getBoundingClientRect();
        const isPainted = /paint|strict|content/.test(contain);
        const clips = [overflowX, overflowY].map((value) => isPainted || /hidden|clip/.test(value));
        const scrolls = [overflowX, overflowY].map((value) => /auto|scroll/.test(value));
        // Hidden from sight on purpose, for screen readers.
        if (clips[0] && (bounds.width <= 2 || bounds.height <= 2)) return null;
        if (box !== document.body) {
          const cutsX = clips[0] || (isPaper && scrolls[0]);
          const cutsY = clips[1] || (isPaper && scrolls[1]);
          if (cutsX && (right > bounds.right + SLACK || left < bounds.left - SLACK))
            complain(`cut sideways by ${whereOf(box)}:`);
          // The box of a letter is higher than the letter.
          const room = Math.max(SLACK, rect.height * 0.2);
          if (cutsY && (bottom > bounds.bottom + room || top < bounds.top - room))
            complain(`cut by ${whereOf(box)}:`);
          if (scrolls[0] && !isPaper && left < bounds.left - box.scrollLeft - SLACK)
            complain(`left of what scrolls in ${whereOf(box)}:`);
          if (clips[0] || scrolls[0]) {
            left = Math.max(left, bounds.left);
            right = Math.min(right, bounds.right);
          }
          if (clips[1] || scrolls[1]) {
            top = Math.max(top, bounds.top);
            bottom = Math.min(bottom, bounds.bottom);
          }
          if (right - left < 1 || bottom - top < 1) return null;
        }
        if (position === 'fixed') {
          if (left < -SLACK || right > innerWidth + SLACK) complain('beside the window, fixed:');
          if (!isPaper && (top < -SLACK || bottom > innerHeight + SLACK))
            complain('above or below the window, fixed:');
          return { left, top, right, bottom };
        }
      }
      if (left + scrollX < -SLACK) complain('left of the window:');
      if (right + scrollX > Math.max(root.clientWidth, isPaper ? 0 : root.scrollWidth) + SLACK)
        complain('right of the window:');
      return { left, top, right, bottom };
    }

    /** What stays while the page scrolls, or lies above it: text below it can be scrolled into sight. */
    function layerOf(element: Element): Element | null {
      for (let each: Element | null = element; each && each !== scope; each = each.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(each).position) || each.matches('[popover]')) return each;
      return null;
    }

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, nodeValue: text } = node;
      if (!element || !text?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        const drawn = drawnPart(rect, element, text);
        if (!drawn) continue;
        // Letters fill the middle of a line's box.
        const height = drawn.bottom - drawn.top;
        const top = drawn.top + height * 0.28;
        const bottom = drawn.bottom - height * 0.25;
        pieces.push({ ...drawn, top, bottom, element, text, layer: layerOf(element) });
      }
    }

    const sorted = pieces.toSorted((a, b) => a.top - b.top);
    sorted.forEach((piece, index) => {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.top >= piece.bottom - 1) break;
        const across = Math.min(piece.right, other.right) - Math.max(piece.left, other.left);
        const down = Math.min(piece.bottom, other.bottom) - Math.max(piece.top, other.top);
        if (across < 2 || down < 2 || piece.layer !== other.layer) continue;
        if (piece.element.contains(other.element) || other.element.contains(piece.element)) continue;
        faults.add(
          `“${brief(piece.text)}” (${whereOf(piece.element)}) lies on “${brief(other.text)}” (${whereOf(other.element)})`,
        );
      }
    });

    // Controls draw their text themselves.
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of scope.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')) {
      if (!pen || !isShown(field) || field.clientWidth < 3) continue;
      const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
      if (!text || (field instanceof HTMLInputElement && field.value)) continue;
      const style = getComputedStyle(field);
      pen.font = style.font;
      pen.letterSpacing = style.letterSpacing;
      pen.wordSpacing = style.wordSpacing;
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (pen.measureText(text).width > room + SLACK)
        faults.add(`cut in the field ${whereOf(field)}: ${brief(text)}`);
    }
    if (scope === document.body && root.scrollWidth > root.clientWidth + 1)
      faults.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    return [...faults];
  }, onPaper);
}
