import type { RefObject } from 'react';

/** Parts that the bubble stays away from on phones while any of them is in view: forms, sailings to choose from, and the codes shown at the ramp. */
const KEPT_FREE = '[data-bubble-waits]';
/** What it must not lie on anywhere. */
const CONTROLS = 'a, button, summary, input, select, textarea, label';
/** What somebody has come to read; other words may start below it. */
const FIGURES = 'table, .num';
/** Where the style sheet has it wait: on wider screens there is room beside the page. */
const TIGHT = '(max-width: 94.9375em) and (min-height: 26.3125em)';
const PHONES = '(max-width: 61.9375em)';
/** Points of its box that are looked at, as shares of it: 19 px apart, so that no control of 24 px lies between them. */
const STEPS = [0, 1 / 3, 2 / 3, 1];
/** Looking takes a slow phone 2 to 7 ms, so it doesn't happen for every step of a scroll. */
const PAUSE_MS = 120;

/**
 * Reports whether the bubble would be in the way: over a control, and on phones also over figures before anybody has scrolled, while
 * somebody reads on, and beside a part that is kept free. In a file of its own, because every page has the bubble.
 */
export function keepOff(
  bubble: RefObject<HTMLElement | null>,
  onChange: (waits: boolean) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let top = scrollY;
  let isFirstSight = true;
  let isReadingOn = false;
  let pause: number | undefined;
  const look = () => {
    pause = undefined;
    const isPhone = matchMedia(PHONES).matches;
    onChange(
      matchMedia(TIGHT).matches &&
        ((isPhone && isReadingOn) ||
          isInTheWay(bubble.current, { isPhone, figures: isPhone && isFirstSight })),
    );
  };
  const onScroll = () => {
    // At the end of the page there is nothing to read on.
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const isFurther = scrollY > top && !isAtEnd;
    top = scrollY;
    isFirstSight = false;
    // At once: words are read while they move.
    if (isFurther && !isReadingOn && matchMedia(TIGHT).matches && matchMedia(PHONES).matches) onChange(true);
    isReadingOn = isFurther;
    pause ??= window.setTimeout(look, PAUSE_MS);
  };
  // Also when a part of the page opens or arrives.
  const sizes = new ResizeObserver(look);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(pause);
  });
  window.addEventListener('scroll', onScroll, { passive: true, signal });
}

function isInTheWay(
  bubble: HTMLElement | null,
  { isPhone, figures }: { isPhone: boolean; figures: boolean },
): boolean {
  if (!bubble) return false;
  if (isPhone)
    for (const part of document.querySelectorAll(KEPT_FREE)) {
      const { top, bottom } = part.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) return true;
    }
  const own = bubble.getBoundingClientRect();
  const isCovered = (element: Element) => {
    if (bubble.contains(element)) return false;
    const box = element.closest(CONTROLS)?.getBoundingClientRect();
    // A picture or a card that is a link has room beside the bubble.
    if (box && box.height < 2 * own.height && touches(box, own)) return true;
    return (
      figures && element.closest(FIGURES) !== null && linesOf(element).some((line) => touches(line, own))
    );
  };
  return STEPS.some((x) =>
    STEPS.some((y) =>
      document.elementsFromPoint(own.left + x * own.width, own.top + y * own.height).some(isCovered),
    ),
  );
}

function touches(box: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
}

/** Where the lines of an element's own words are. */
function linesOf(element: Element): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()];
  });
}
