import { useCallback, useEffect, useRef, useState } from 'react';
import { pageOfHash, turned } from '#lib/magazine/spreads.ts';

/** From this width on two pages are side by side; the style sheet has the same value. */
const WIDE = '(min-width: 75em)';

/** Duration of a turn; with reduced motion the next pages show at once. */
const TURN_MS = 320;

/** The book lies open behind its cover, which the page shows above it. */
const FIRST_OPEN = 2;

export type Turn = { from: number; step: 1 | -1 };

/**
 * Which page is open and where a turn leads. The page is in the address (`#p7`), so that links and Back work: turning
 * replaces the history entry, a link inside the issue adds one.
 */
export function useBook(total: number, onJump: () => void) {
  // Null until the address has been read: until then the style sheet shows the right page, so nothing moves when this
  // takes over.
  const [opened, setOpened] = useState<number | null>(null);
  const first = Math.min(FIRST_OPEN, total);
  const page = opened ?? first;
  const [turning, setTurning] = useState<Turn | null>(null);
  const timer = useRef<number>(undefined);
  const jumped = useRef(onJump);
  useEffect(() => {
    jumped.current = onJump;
  });

  useEffect(() => {
    const follow = () => {
      const pageInHash = pageOfHash(location.hash, total);
      setTurning(null);
      setOpened((before) => pageInHash ?? before ?? first);
      if (pageInHash !== null) jumped.current();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.clearTimeout(timer.current);
    };
  }, [first, total]);

  const show = useCallback(
    (next: number, step: 1 | -1) => {
      if (next === page) return;
      const wide = matchMedia(WIDE).matches;
      const still = !wide || matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.clearTimeout(timer.current);
      setTurning(still ? null : { from: page, step });
      if (!still) timer.current = window.setTimeout(() => setTurning(null), TURN_MS);
      setOpened(next);
      // On a phone, a long page was read to its end: the next one starts at its top.
      if (!wide) jumped.current();
      history.replaceState(null, '', next === first ? location.pathname + location.search : `#p${next}`);
    },
    [first, page],
  );
  const turn = useCallback(
    (step: 1 | -1) => show(turned(page, total, step, matchMedia(WIDE).matches), step),
    [page, total, show],
  );
  const goTo = useCallback((next: number) => show(next, next > page ? 1 : -1), [page, show]);
  return { page, turning, ready: opened !== null, turn, goTo };
}
