import type { ChatConversation, ChatHours, ChatMessage } from '#contracts/desk/index.ts';

/** The conversation as the traveller's frame shows it; one stage at a time. Pure data: what happens to it is in `machine.ts`. */
export type Conversation = {
  stage: Stage;
  /** Whether the desk answered last time. `wait` says in its own words why something has to wait although it did. */
  line: { kind: 'up' } | { kind: 'down' } | { kind: 'wait'; text: string };
  /** What the page handed over (E4). */
  handed: Readonly<Record<string, string>>;
};

export type Stage =
  /** The desk is asked who is there, or how a conversation stands that was begun before. */
  { kind: 'looking' } | Form | { kind: 'received'; reference: string; email: string } | Talk;

/** Before the first message: to somebody who is there (`talk`), or as a message while nobody is (`offline`). */
export type Form = {
  kind: 'form';
  purpose: 'talk' | 'offline';
  hours: ChatHours;
  typed: Typed;
  problem: Problem | null;
  /** Key of the attempt that is under way, or null. */
  sending: string | null;
  /** Key of an attempt that nobody answered: sending the same words again must not begin twice. */
  tried: string | null;
};

export type Typed = {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** Whether the booking that the page knows may be told. */
  readonly withBooking: boolean;
};

export type FieldName = 'name' | 'email' | 'text';
/** What is wrong, counted so that a summary takes the focus with every attempt. */
export type Problem = {
  readonly attempt: number;
  /** About the whole; null when the fields say it all. */
  readonly text: string | null;
  readonly errors: readonly FieldError[];
};
export type FieldError = { readonly field: FieldName; readonly text: string };

export type Talk = {
  kind: 'talk';
  token: string;
  state: ChatConversation['state'];
  /** Given name of who answers. */
  staff: string | null;
  /** By sequence number, each once. */
  messages: readonly ChatMessage[];
  /** Oldest first; the first is on its way. */
  unsent: readonly Unsent[];
  /** How far staff have got. */
  seen: { readonly delivered: number; readonly read: number };
  /** Sequence number of the newest message that the traveller has had before the eyes. */
  read: number;
  /** Who of the staff is typing. */
  typing: string | null;
  draft: string;
  /** The traveller was asked whether it is over. */
  ending: boolean;
};

export type Unsent = {
  readonly key: string;
  readonly text: string;
  readonly at: string;
  /** Why the desk does not take it; null while it waits for its turn. */
  readonly refused: string | null;
};

export const nothingTyped: Typed = { name: '', email: '', text: '', withBooking: false };

export const beginning: Conversation = { stage: { kind: 'looking' }, line: { kind: 'up' }, handed: {} };
