import { useEffect, type RefObject } from 'react';

type Moves = { turn: (step: 1 | -1) => void; goTo: (page: number) => void; total: number };

/**
 * Arrow keys turn while the book is on the screen, wherever the focus is outside of fields; Home and End only when the focus is in
 * the book, because they also scroll the page.
 */
export function useKeys(book: RefObject<HTMLElement | null>, { turn, goTo, total }: Moves): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (
        !(target instanceof Element) ||
        target.closest('input, textarea, select, [contenteditable], dialog')
      )
        return;
      const inside = book.current?.contains(target) ?? false;
      if (!inside && !isOnScreen(book.current)) return;
      if (key === 'ArrowRight') turn(1);
      else if (key === 'ArrowLeft') turn(-1);
      else if (inside && key === 'Home') goTo(1);
      else if (inside && key === 'End') goTo(total);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [book, turn, goTo, total]);
}

/** More than half of the screen is book, or more than half of the book is on it. */
function isOnScreen(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen > Math.min(height, innerHeight) / 2;
}
