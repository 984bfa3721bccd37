import { useEffect, useReducer, useState } from 'react';
import { StaffConversation } from '#contracts/desk/index.ts';
import { DeskError } from '#studio/desk-client/desk.ts';
import { createCoalescedLoad } from '#studio/desk-client/coalesced-load.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';
import { errorText } from '#studio/desk-client/error-text.ts';
import { emptyTalk, type Talk, talkAfter } from './talk.ts';

const CLOCK_MS = 1000;

/** A live conversation: loaded when it is opened and whenever it changes. */
export function useTalk(id: string): {
  talk: Talk;
  failed: string | undefined;
  loaded: (conversation: StaffConversation) => void;
} {
  const t = useTranslate();
  const { desk, hub, me } = useInbox();
  const [talk, dispatch] = useReducer(talkAfter, emptyTalk);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    const look = createCoalescedLoad(async () => {
      try {
        const conversation = await desk.get(`/conversations/${id}`, StaffConversation, stop.signal);
        setFailed(undefined);
        dispatch({ kind: 'loaded', conversation });
      } catch (error) {
        // If the desk is unavailable, the connection bar says so, and the screen stays as it is.
        if (!stop.signal.aborted && error instanceof DeskError && error.status < 500)
          setFailed(errorText(error, t));
      }
    });
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again') look();
      if (!('id' in event) || event.id !== id) return;
      if (event.kind === 'conversation') look();
      if (event.kind === 'answered') dispatch({ kind: 'sent', message: event.message });
      if (event.kind === 'seen' && event.by === 'traveller') dispatch(event);
      if (event.kind === 'typing' && event.staffId !== me.id) dispatch({ ...event, now: Date.now() });
    });
    const clock = setInterval(() => dispatch({ kind: 'clock', now: Date.now() }), CLOCK_MS);
    look();
    return () => {
      stop.abort();
      stopListening();
      clearInterval(clock);
    };
  }, [desk, hub, id, me.id, t]);
  return { talk, failed, loaded: (conversation) => dispatch({ kind: 'loaded', conversation }) };
}
