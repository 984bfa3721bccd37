import type { ChatMessage, StaffConversation } from '#contracts/desk/index.ts';

/** The state of the open conversation in this window. */
export type Talk = {
  conversation: StaffConversation | null;
  /** When the typing indicator expires: the event for its end may get lost. */
  travellerTyping: number | null;
  colleagueTyping: { name: string; until: number } | null;
};

export type TalkEvent =
  | { kind: 'opened' }
  | { kind: 'loaded'; conversation: StaffConversation }
  | { kind: 'sent'; message: ChatMessage }
  | { kind: 'seen'; delivered: number; read: number }
  | { kind: 'typing'; from: 'traveller' | 'staff'; name: string; typing: boolean; now: number }
  | { kind: 'clock'; now: number };

const TYPING_MS = 7000;
export const emptyTalk: Talk = { conversation: null, travellerTyping: null, colleagueTyping: null };

export function talkAfter(talk: Talk, event: TalkEvent): Talk {
  switch (event.kind) {
    case 'opened':
      return emptyTalk;
    case 'loaded':
      return {
        ...talk,
        conversation: joined(talk.conversation, event.conversation),
        ...whoWrote(talk, event),
      };
    case 'sent':
      return talk.conversation === null
        ? talk
        : {
            ...talk,
            conversation: {
              ...talk.conversation,
              messages: union(talk.conversation.messages, [event.message]),
            },
          };
    case 'seen':
      return talk.conversation === null
        ? talk
        : { ...talk, conversation: { ...talk.conversation, seen: further(talk.conversation.seen, event) } };
    case 'typing': {
      const until = event.now + TYPING_MS;
      return event.from === 'traveller'
        ? { ...talk, travellerTyping: event.typing ? until : null }
        : { ...talk, colleagueTyping: event.typing ? { name: event.name, until } : null };
    }
    case 'clock':
      return afterClock(talk, event.now);
  }
}

/** A message ends typing: the event for its end may arrive later. */
function whoWrote(talk: Talk, event: { conversation: StaffConversation }): Partial<Talk> {
  const known = talk.conversation?.messages.at(-1)?.seq ?? 0;
  const fresh = event.conversation.messages.filter(({ seq }) => seq > known);
  return {
    ...(fresh.some(({ from }) => from === 'traveller') ? { travellerTyping: null } : {}),
    ...(fresh.some(({ from }) => from === 'staff') ? { colleagueTyping: null } : {}),
  };
}

function afterClock(talk: Talk, now: number): Talk {
  const quiet = talk.travellerTyping !== null && talk.travellerTyping <= now;
  const quietColleague = talk.colleagueTyping !== null && talk.colleagueTyping.until <= now;
  if (!quiet && !quietColleague) return talk;
  return {
    ...talk,
    ...(quiet ? { travellerTyping: null } : {}),
    ...(quietColleague ? { colleagueTyping: null } : {}),
  };
}

/** The response to an older request must not remove what a newer one added. */
function joined(known: StaffConversation | null, read: StaffConversation): StaffConversation {
  if (known === null || known.id !== read.id) return read;
  return { ...read, messages: union(known.messages, read.messages), seen: further(known.seen, read.seen) };
}

function union(known: readonly ChatMessage[], read: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...read].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

type ReadState = { delivered: number; read: number };

function further(known: ReadState, inBothLanguages: ReadState): ReadState {
  return {
    delivered: Math.max(known.delivered, inBothLanguages.delivered),
    read: Math.max(known.read, inBothLanguages.read),
  };
}

/** The delivery state of one of our answers. */
export function markOf(message: ChatMessage, seen: ReadState): 'sent' | 'delivered' | 'read' {
  if (message.seq <= seen.read) return 'read';
  return message.seq <= seen.delivered ? 'delivered' : 'sent';
}

/** The number of the traveller's newest message, 0 if there is none. */
export function newestOfTraveller(conversation: StaffConversation): number {
  return conversation.messages.findLast(({ from }) => from === 'traveller')?.seq ?? 0;
}
