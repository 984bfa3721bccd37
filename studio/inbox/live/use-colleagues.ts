import { useEffect, useMemo, useRef, useState } from 'react';
import type { Desk } from '#studio/desk-client/desk.ts';
import { createLookAgain } from '#studio/desk-client/look-again.ts';
import { type Colleague, heard, withoutGone } from './colleagues.ts';
import type { Hub } from './hub.ts';

const REPEAT_MS = 20_000;
const SWEEP_MS = 5000;

/** Tells the others that I am here and what I look at, and knows the same of them. */
export function useColleagues(
  desk: Desk,
  hub: Hub,
  myId: string,
): { colleagues: readonly Colleague[]; look: (conversation: string | null) => void } {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const known = useRef(new Set<string>());
  const { tell, look } = useMemo(() => createPresence(desk), [desk]);

  useEffect(() => {
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again') tell();
      if (event.kind !== 'presence' || event.staffId === myId) return;
      // Whoever has just come does not know yet that I am here.
      if (!known.current.has(event.staffId)) tell();
      known.current.add(event.staffId);
      setColleagues((all) => heard(all, event, Date.now()));
    });
    const repeating = setInterval(tell, REPEAT_MS);
    const sweeping = setInterval(() => {
      setColleagues((all) => {
        const there = withoutGone(all, Date.now());
        known.current = new Set(there.map(({ id }) => id));
        return there;
      });
    }, SWEEP_MS);
    return () => {
      stopListening();
      clearInterval(repeating);
      clearInterval(sweeping);
    };
  }, [hub, myId, tell]);
  return { colleagues, look };
}

/**
 * One call after the other: of two on their way at once the older could arrive last, and stand until the next repeat. One that
 * fails is repeated anyway; the bar about the lost connection speaks of the rest.
 */
function createPresence(desk: Desk) {
  let looking: string | null = null;
  const tell = createLookAgain(async () => {
    await desk.send('POST', '/presence', { looking });
  });
  function look(conversation: string | null) {
    if (looking === conversation) return;
    looking = conversation;
    tell();
  }
  return { tell, look };
}
