import type { Page } from '@playwright/test';

/** The texts for readers and screen readers on a page, and the boxes that clip text of the catalogue. */
export type Looked = { texts: { text: string; where: string }[]; clipped: string[] };

const NAMED = ['aria-label', 'title', 'alt', 'placeholder'];

/** Reads the page in its current state and width. */
export function lookAt(page: Page): Promise<Looked> {
  return page.evaluate((attributes) => {
    const texts: { text: string; where: string }[] = [];
    const clipped: string[] = [];
    const isOurs = /(?=\p{Script=Latin})\P{ASCII}/u;
    const whereOf = (element: Element) => {
      const parts: string[] = [];
      for (let each: Element | null = element; each && parts.length < 3; each = each.parentElement)
        parts.unshift(each.tagName.toLowerCase() + (each.classList[0] ? `.${each.classList[0]}` : ''));
      return parts.join('>');
    };
    /** Names of languages are in their own language, and code isn't translated. */
    const isForeign = (element: Element) =>
      element.closest('[lang]:not(html):not([lang="en"]), script, style, noscript, template, code') !== null;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2;
    for (const element of document.querySelectorAll('body *'))
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text && !isForeign(element)) texts.push({ text, where: `${whereOf(element)} ${name}` });
      }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, nodeValue: text } = node;
      if (!element || !text?.trim() || isForeign(element)) continue;
      texts.push({ text, where: whereOf(element) });
      if (!isOurs.test(text) || element.closest('svg, select, .visually-hidden') || !isSeen(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // The nearest box that clips; a box that scrolls is fine.
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const bounds = box.getBoundingClientRect();
        const cutsX = /hidden|clip/.test(overflowX);
        const cutsY = /hidden|clip/.test(overflowY);
        if ((cutsX || cutsY) && (bounds.width <= 2 || bounds.height <= 2)) break;
        const out = rects.some(
          ({ left, right, top, bottom }) =>
            (cutsX && (right > bounds.right + 1 || left < bounds.left - 1)) ||
            (cutsY && (bottom > bounds.bottom + 3 || top < bounds.top - 3)),
        );
        if (out) clipped.push(`cut off in ${whereOf(box)}: ${text.trim().slice(0, 60)}`);
        if (cutsX || cutsY || position === 'fixed') break;
      }
      // Text that overflows its own element's box covers its neighbours.
      const { display } = getComputedStyle(element);
      if (display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2)
        clipped.push(`sticks out of ${whereOf(element)}: ${text.trim().slice(0, 60)}`);
    }
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      clipped.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    return { texts, clipped: [...new Set(clipped)] };
  }, NAMED);
}

const WORD = /[\p{L}\p{M}'’-]+/gu;
/** All Latin letters except the plain ones. */
const ACCENT = /(?=\p{Script=Latin})\P{ASCII}/u;

/** `HZX 83BK`; removed as a whole, since it may start or end with a digit. */
const REFERENCE = /(?<![\p{L}\d])[A-Z\d]{3} ?[A-Z\d]{4}(?![\p{L}\d])/gu;

/**
 * The parts of a text without accents, and without the surrounding figures and punctuation: «Çááļļ Rhodes, 10:30» →
 * `Rhodes`.
 */
export function plainParts(text: string): string[] {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(REFERENCE, '\n')
    .replaceAll(WORD, (word) => (ACCENT.test(word) ? '\n' : word))
    .split(/[,;:·•|()[\]“”"«»→…\n]| [–—-] | and /)
    .map((part) => part.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((part) => /[A-Za-z]{2}/.test(part));
}
