import { useEffect, useState } from 'react';
import { ConversationList, type ConversationSummary, ReceivedList } from '#contracts/desk/index.ts';
import type { Desk } from '#studio/desk-client/desk.ts';
import { createCoalescedLoad } from '#studio/desk-client/coalesced-load.ts';
import type { Hub, LiveEvent } from './hub.ts';

/** Limits how many pages of running conversations are loaded. */
const MOST_PAGES = 10;

/** All waiting and open conversations, reloaded whenever one changes. */
export function useRunningConversations(desk: Desk, hub: Hub): readonly ConversationSummary[] | undefined {
  const [running, setRunning] = useState<readonly ConversationSummary[]>();
  useReading(hub, touchesQueue, async () => {
    const [waiting, open] = await Promise.all([all(desk, 'waiting'), all(desk, 'open')]);
    setRunning([...waiting, ...open]);
  });
  return running;
}

/** How many requests are unassigned. */
export function useNewRequests(desk: Desk, hub: Hub): number {
  const [count, setCount] = useState(0);
  useReading(hub, touchesRequests, async () => {
    const { counts } = await desk.get('/received?state=new', ReceivedList);
    setCount(counts.new);
  });
  return count;
}

const touchesQueue = (event: LiveEvent) =>
  event.kind === 'again' || event.kind === 'conversation' || (event.kind === 'seen' && event.by === 'staff');
const touchesRequests = (event: LiveEvent) => event.kind === 'again' || event.kind === 'received';

/** Loads when the stream opens and when a relevant event arrives. A failed load is repeated when the stream is back. */
function useReading(hub: Hub, touches: (event: LiveEvent) => boolean, read: () => Promise<void>) {
  const [look] = useState(() => createCoalescedLoad(read));
  useEffect(
    () =>
      hub.listen((event) => {
        if (touches(event)) look();
      }),
    [hub, look, touches],
  );
}

async function all(desk: Desk, state: 'waiting' | 'open'): Promise<ConversationSummary[]> {
  const found: ConversationSummary[] = [];
  let before = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ state, ...(before ? { before } : {}) });
    const { conversations, next } = await desk.get(`/conversations?${query}`, ConversationList);
    found.push(...conversations);
    if (next === null) break;
    before = next;
  }
  return found;
}
