import { useCallback, useEffect, useRef } from 'react';
import { useInbox } from '../live/use-inbox.ts';

/** How often typing is reported while it continues; without a report the indicator expires. */
const REPEAT_MS = 3000;

/** Reports to the traveller and colleagues that an answer is being written, at most every three seconds. */
export function useTyping(id: string): (typing: boolean) => void {
  const { desk } = useInbox();
  const inBothLanguages = useRef<number | null>(null);
  const report = useCallback(
    (typing: boolean) => {
      const now = Date.now();
      if (
        typing
          ? inBothLanguages.current !== null && now - inBothLanguages.current < REPEAT_MS
          : inBothLanguages.current === null
      )
        return;
      inBothLanguages.current = typing ? now : null;
      desk.send('POST', `/conversations/${id}/typing`, { typing }).catch(() => {
        // The indicator expires anyway.
      });
    },
    [desk, id],
  );
  useEffect(() => () => report(false), [report]);
  return report;
}
