import { useEffect, useState } from 'react';
import type { StaffConversation } from '#contracts/desk/index.ts';
import { useInbox } from '../live/use-inbox.ts';
import { newestOfTraveller } from './talk.ts';

/** Reports how far staff have read: delivered when messages are on a screen, read when the window has the focus. */
export function useSeen(conversation: StaffConversation | null): void {
  const { desk } = useInbox();
  const inFront = useInFront();
  const id = conversation?.id;
  const newest = conversation ? newestOfTraveller(conversation) : 0;
  useEffect(() => {
    if (id === undefined || newest === 0) return;
    const seen = { delivered: newest, read: inFront ? newest : 0 };
    desk.send('POST', `/conversations/${id}/seen`, seen).catch(() => {
      // Reported again with the next message, or when the window gets the focus.
    });
  }, [desk, id, newest, inFront]);
}

function useInFront(): boolean {
  const [inFront, setInFront] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inFront;
}
