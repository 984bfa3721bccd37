/** A screen keyboard takes more than the bars of a browser, which come and go. */
const KEYBOARD_PX = 120;

type View = { readonly height: number; readonly offsetTop: number; readonly scale: number };

/**
 * The part of the screen that a keyboard leaves, in pixels; null without one. Safari on iPhones and Chrome on Android lay the
 * keyboard over the page and move the page behind it; only the visual viewport knows. Somebody who has zoomed in sees a part
 * of the page too, but by choice.
 */
export function visiblePart(
  { height, offsetTop, scale }: View,
  pageHeight: number,
): { top: number; height: number } | null {
  if (Math.abs(scale - 1) > 0.01 || pageHeight - height < KEYBOARD_PX) return null;
  return { top: Math.round(offsetTop), height: Math.round(height) };
}
