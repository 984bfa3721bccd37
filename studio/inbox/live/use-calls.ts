import { callsFor, queueOf } from '../queue/queue.ts';
import { useInboxState } from './use-inbox.ts';

/** How much waits for this person: travellers, unread answers of one's own conversations, requests that nobody has taken. */
export function useCalls(): number {
  const state = useInboxState();
  if (state.kind !== 'there') return 0;
  const { running, me, newRequests } = state.inbox;
  return callsFor(queueOf(running ?? [], me.id)) + newRequests;
}
