import type { RefObject } from 'react';

/** Parts that the bubble stays away from on phones while any of them is in view: forms, sailings to choose from, and the codes shown at the ramp. */
const KEPT_FREE = '[data-bubble-waits]';
/** What it must not lie on anywhere. */
const CONTROLS = 'a, button, summary, input, select, textarea, label';
/** Where the style sheet has it wait: elsewhere there is room beside it. */
const PHONES = '(max-width: 61.9375em) and (min-height: 26.3125em)';
/** Points of its box that are looked at, as shares of it: 19 px apart, so that no control of 24 px lies between them. */
const STEPS = [0, 1 / 3, 2 / 3, 1];

/**
 * Reports whether the bubble would be in the way on a phone: while somebody reads on, over a control, and beside a part that is kept free.
 * In a file of its own, because every page has the bubble.
 */
export function keepOff(
  bubble: RefObject<HTMLElement | null>,
  onChange: (waits: boolean) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let top = scrollY;
  const look = () => {
    const isReadingOn = scrollY > top;
    top = scrollY;
    onChange(matchMedia(PHONES).matches && (isReadingOn || isInTheWay(bubble.current)));
  };
  // Also when a part of the page opens or arrives.
  const sizes = new ResizeObserver(look);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => sizes.disconnect());
  window.addEventListener('scroll', look, { passive: true, signal });
}

function isInTheWay(bubble: HTMLElement | null): boolean {
  if (!bubble) return false;
  for (const part of document.querySelectorAll(KEPT_FREE)) {
    const { top, bottom } = part.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) return true;
  }
  const { left, right, top, bottom, width, height } = bubble.getBoundingClientRect();
  const isCovered = (element: Element) => {
    const control = element.closest(CONTROLS);
    if (!control || bubble.contains(control)) return false;
    const box = control.getBoundingClientRect();
    // A picture or a card that is a link has room beside the bubble.
    return (
      box.height < 2 * height && box.left < right && box.right > left && box.top < bottom && box.bottom > top
    );
  };
  return STEPS.some((x) =>
    STEPS.some((y) => document.elementsFromPoint(left + x * width, top + y * height).some(isCovered)),
  );
}
