import type { ChatConversation, ChatEvent, ChatMessage } from '#contracts/desk/index.ts';
import type { Talk } from './state.ts';

/** Sequence number of the newest message; 0 without any. */
export function newest(messages: readonly ChatMessage[]): number {
  return messages.at(-1)?.seq ?? 0;
}

/**
 * Messages arrive more than once: as a response, in the stream, and again after a reconnect. Each is kept once, in
 * order.
 */
export function withMessages(talk: Talk, arrived: readonly ChatMessage[]): Talk {
  const known = new Set(talk.messages.map(({ seq }) => seq));
  const fresh = arrived.filter(({ seq }, at) => {
    const isFirst = arrived.findIndex((other) => other.seq === seq) === at;
    return isFirst && !known.has(seq);
  });
  if (fresh.length === 0) return withoutSent(talk, arrived);
  const messages = [...talk.messages, ...fresh].toSorted((a, b) => a.seq - b.seq);
  // The sender of a message isn't typing any more.
  const typing = fresh.some(({ from }) => from === 'staff') ? null : talk.typing;
  return withoutSent({ ...talk, messages, typing }, arrived);
}

function withoutSent(talk: Talk, arrived: readonly ChatMessage[]): Talk {
  const keys = new Set(arrived.filter(({ from }) => from === 'traveller').map(({ key }) => key));
  const unsent = talk.unsent.filter(({ key }) => !keys.has(key));
  return unsent.length === talk.unsent.length ? talk : { ...talk, unsent };
}

/** The conversation as the desk has it now, plus unsent messages. */
export function withSnapshot(talk: Talk, { state, staff, messages, seen }: ChatConversation): Talk {
  return withMessages(
    { ...talk, ...stateChange(talk, state, staff), seen: further(talk.seen, seen) },
    messages,
  );
}

export function withEvent(talk: Talk, event: ChatEvent): Talk {
  switch (event.kind) {
    case 'message':
      return withMessages(talk, [event.message]);
    case 'state':
      return { ...talk, ...stateChange(talk, event.state, event.staff) };
    case 'typing':
      return talk.state === 'ended' ? talk : { ...talk, typing: event.typing ? event.name : null };
    case 'seen':
      return { ...talk, seen: further(talk.seen, event) };
  }
}

function stateChange(talk: Talk, state: Talk['state'], staff: string | null): Partial<Talk> {
  if (state !== 'ended') return { state, staff };
  return { state, staff: staff ?? talk.staff, typing: null, ending: false };
}

/** Marks arrive in any order; they never move back. */
function further(before: Talk['seen'], now: Talk['seen']): Talk['seen'] {
  const delivered = Math.max(before.delivered, now.delivered, now.read);
  const read = Math.max(before.read, now.read);
  return delivered === before.delivered && read === before.read ? before : { delivered, read };
}

/** The number of staff messages that the traveller hasn't seen. */
export function unreadOf({ messages, read }: Talk): number {
  return messages.filter(({ seq, from }) => seq > read && from === 'staff').length;
}

export type Mark = 'sent' | 'delivered' | 'read';

/** How far a message of the traveller has got. */
export function markOf({ seq }: ChatMessage, seen: Talk['seen']): Mark {
  if (seq <= seen.read) return 'read';
  return seq <= seen.delivered ? 'delivered' : 'sent';
}
