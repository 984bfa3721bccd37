import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near the foot counts as there: a line more or less is no wish to read back. */
const NEAR_PX = 60;

type Foot = {
  scroller: RefObject<HTMLDivElement | null>;
  /** Something new is below what is being read. */
  isAway: boolean;
  goToFoot: () => void;
  onScroll: () => void;
};

/** Keeps the newest message in view, unless somebody is reading further up: then they are told and not moved. */
export function useFoot(count: number): Foot {
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const shown = useRef(count);
  const [isAway, setIsAway] = useState(false);

  const goToFoot = useCallback(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
    follows.current = true;
    setIsAway(false);
  }, []);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    if (follows.current) setIsAway(false);
  }, []);

  useLayoutEffect(() => {
    if (follows.current) goToFoot();
    else if (count > shown.current) setIsAway(true);
    shown.current = count;
  }, [count, goToFoot]);

  // A screen keyboard, the window coming back, and who types all change the height.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) goToFoot();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [goToFoot]);

  return { scroller, isAway, goToFoot, onScroll };
}
