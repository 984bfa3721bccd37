import { useCallback, useEffect, useRef, useState } from 'react';
import type { Desk } from '#studio/desk-client/desk.ts';
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
  const looking = useRef<string | null>(null);
  const known = useRef(new Set<string>());

  const tell = useCallback(() => {
    desk.send('POST', '/presence', { looking: looking.current }).catch(() => {
      // Repeated in a moment anyway; the bar about the lost connection speaks of the rest.
    });
  }, [desk]);
  const look = useCallback(
    (conversation: string | null) => {
      if (looking.current === conversation) return;
      looking.current = conversation;
      tell();
    },
    [tell],
  );

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
