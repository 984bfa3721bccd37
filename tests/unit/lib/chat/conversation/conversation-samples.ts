import type { ChatConversation, ChatHours, ChatMessage } from '#contracts/desk/index.ts';
import type { ConversationEvent } from '#lib/chat/conversation/events.ts';
import { nextConversation } from '#lib/chat/conversation/machine.ts';
import { beginning, emptyInput, type Conversation } from '#lib/chat/conversation/state.ts';

export const open: ChatHours = { open: true, opensAt: null, closesAt: '2026-11-23T14:00:00.000Z' };
export const shut: ChatHours = { open: false, opensAt: '2026-11-23T06:00:00.000Z', closesAt: null };

export function message(seq: number, given: Partial<ChatMessage> = {}): ChatMessage {
  return {
    seq,
    key: null,
    from: 'staff',
    name: 'Eleni',
    note: null,
    text: `message ${seq}`,
    at: `2026-11-23T09:0${seq}:00.000Z`,
    ...given,
  };
}

export const started: ChatConversation = {
  id: 'c1',
  state: 'waiting',
  staff: null,
  messages: [message(1, { from: 'traveller', name: '', key: 'first' })],
  seen: { delivered: 0, read: 0 },
};

export const begun = {
  kind: 'talks',
  token: 't1',
  conversation: started,
  unsent: [],
  draft: '',
  read: 0,
} satisfies ConversationEvent;
export const talks: ConversationEvent = { ...begun };
export const hours = (given: ChatHours): ConversationEvent => ({
  kind: 'hours',
  hours: given,
  typed: emptyInput,
  tried: null,
});
export const queued = (key: string, text = key): ConversationEvent => ({
  kind: 'queued',
  key,
  text,
  at: '2026-11-23T09:05:00.000Z',
});

export function after(...events: ConversationEvent[]): Conversation {
  return events.reduce(nextConversation, beginning);
}

/** The talk after these events, which must lead to one. */
export function talkAfter(...events: ConversationEvent[]) {
  const { stage } = after(talks, ...events);
  if (stage.kind !== 'talk') throw new Error(`not a talk: ${stage.kind}`);
  return stage;
}

export function formAfter(...events: ConversationEvent[]) {
  const { stage } = after(...events);
  if (stage.kind !== 'form') throw new Error(`not a form: ${stage.kind}`);
  return stage;
}
