import { useEffect, useState } from 'react';
import { type CannedAnswer, CannedAnswers } from '#contracts/desk/index.ts';
import { useInbox } from '../live/use-inbox.ts';

/** The office's canned answers; none until they are loaded, which doesn't affect what is being typed. */
export function useCanned(): readonly CannedAnswer[] {
  const { desk, hub } = useInbox();
  const [answers, setAnswers] = useState<readonly CannedAnswer[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const read = () => {
      desk.get('/canned', CannedAnswers, stop.signal).then(setAnswers, () => {
        // They are loaded when the desk is back.
      });
    };
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again') read();
    });
    read();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [desk, hub]);
  return answers;
}
