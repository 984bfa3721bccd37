import { useCallback, useEffect, useState } from 'react';
import type { Fetched } from './lazy-part.ts';

/**
 * The part, null until it is here. When it did not come `isLost` is true until `again` asks anew, or the browser has its connection
 * back. Nothing is asked for until `isWanted`.
 */
export function useFetched<Part>(source: Fetched<Part>, isWanted = true) {
  const [part, setPart] = useState(source.known);
  const [isLost, setLost] = useState(false);
  const again = useCallback(() => setLost(false), []);
  useEffect(() => {
    if (part || isLost || !isWanted) return;
    let isShown = true;
    source.load().then(
      (come) => isShown && setPart(() => come),
      () => isShown && setLost(true),
    );
    return () => {
      isShown = false;
    };
  }, [source, part, isLost, isWanted]);
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost, again]);
  return { part, isLost, again };
}
