import { useEffect, useMemo, useRef, useState } from 'react';
import type { Desk } from '#studio/desk-client/desk.ts';
import { createCoalescedLoad } from '#studio/desk-client/coalesced-load.ts';
import { type Colleague, heard, presentColleagues } from './colleagues.ts';
import type { Hub } from './hub.ts';

const REPEAT_MS = 20_000;
const SWEEP_MS = 5000;

/** Reports this person's presence and open conversation, and tracks the colleagues'. */
export function useColleagues(
  desk: Desk,
  hub: Hub,
  myId: string,
): { colleagues: readonly Colleague[]; look: (conversation: string | null) => void } {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const known = useRef(new Set<string>());
  const { report, look } = useMemo(() => createPresence(desk), [desk]);

  useEffect(() => {
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again') report();
      if (event.kind !== 'presence' || event.staffId === myId) return;
      // A colleague who has just arrived doesn't know about us yet.
      if (!known.current.has(event.staffId)) report();
      known.current.add(event.staffId);
      setColleagues((all) => heard(all, event, Date.now()));
    });
    const repeating = setInterval(report, REPEAT_MS);
    const sweeping = setInterval(() => {
      setColleagues((all) => {
        const there = presentColleagues(all, Date.now());
        known.current = new Set(there.map(({ id }) => id));
        return there;
      });
    }, SWEEP_MS);
    return () => {
      stopListening();
      clearInterval(repeating);
      clearInterval(sweeping);
    };
  }, [hub, myId, report]);
  return { colleagues, look };
}

/**
 * One call at a time: of two concurrent ones the older could arrive last, and would hold until the next repeat. A failed call is
 * repeated anyway, and the connection bar shows that the connection is lost.
 */
function createPresence(desk: Desk) {
  let looking: string | null = null;
  const report = createCoalescedLoad(async () => {
    await desk.send('POST', '/presence', { looking });
  });
  function look(conversation: string | null) {
    if (looking === conversation) return;
    looking = conversation;
    report();
  }
  return { report, look };
}
