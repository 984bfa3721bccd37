import { callsFor, queueOf } from '../queue/queue.ts';
import { useInboxState } from './use-inbox.ts';

/** How much is waiting for this person: travellers, unread messages in their own conversations, and unassigned requests. */
export function useCalls(): number {
  const state = useInboxState();
  if (state.kind !== 'there') return 0;
  const { running, me, newRequests } = state.inbox;
  return callsFor(queueOf(running ?? [], me.id)) + newRequests;
}
