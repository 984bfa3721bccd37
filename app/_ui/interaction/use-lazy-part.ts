import { useCallback, useEffect, useState } from 'react';
import type { LazySource } from './lazy-part.ts';

/**
 * The part, null until it is loaded. After a failure, `failed` is true until `again` retries or the browser is online
 * again. Nothing is loaded until `isWanted`.
 */
export function useLazyPart<Part>(source: LazySource<Part>, isWanted = true) {
  const [part, setPart] = useState(source.known);
  const [failed, setFailed] = useState(false);
  const again = useCallback(() => setFailed(false), []);
  useEffect(() => {
    if (part || failed || !isWanted) return;
    let isShown = true;
    source.load().then(
      (come) => isShown && setPart(() => come),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [source, part, failed, isWanted]);
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, again]);
  return { part, failed, again };
}
