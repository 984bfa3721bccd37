import type { ChatConversation, ChatHours, ChatMessage } from '#contracts/desk/index.ts';

/**
 * The conversation as the traveller's frame shows it; one stage at a time. Pure data: the transitions are in
 * `machine.ts`.
 */
export type Conversation = {
  stage: Stage;
  /** Whether the last request reached the desk. `wait`: it did, but the desk's `text` says why something has to wait. */
  line: { kind: 'up' } | { kind: 'down' } | { kind: 'wait'; text: string };
  /** The data that the page passed on (E4). */
  pageData: Readonly<Record<string, string>>;
};

export type Stage =
  /** Waiting for the desk: for the office hours, or for the state of an earlier conversation. */
  { kind: 'looking' } | Form | { kind: 'received'; reference: string; email: string } | Talk;

/** Before the first message: to staff who are there (`talk`), or as a message while nobody is (`offline`). */
export type Form = {
  kind: 'form';
  purpose: 'talk' | 'offline';
  hours: ChatHours;
  typed: FormInput;
  problem: Problem | null;
  /** Key of the current attempt, or null. */
  sending: string | null;
  /** Key of an attempt without a response: sending the same text again must not begin a second conversation. */
  tried: string | null;
};

export type FormInput = {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** Whether the desk may learn of the booking that the page knows. */
  readonly withBooking: boolean;
};

export type FieldName = 'name' | 'email' | 'text';
/** The errors, with a count so that the summary gets focus after every attempt. */
export type Problem = {
  readonly attempt: number;
  /** About the whole form; null when the field errors cover it. */
  readonly text: string | null;
  readonly errors: readonly FieldError[];
};
export type FieldError = { readonly field: FieldName; readonly text: string };

export type Talk = {
  kind: 'talk';
  token: string;
  state: ChatConversation['state'];
  /** Given name of the member of staff who answers. */
  staff: string | null;
  /** By sequence number, without duplicates. */
  messages: readonly ChatMessage[];
  /** Oldest first; the first one is being sent. */
  unsent: readonly UnsentMessage[];
  /** How far staff have received and read. */
  seen: { readonly delivered: number; readonly read: number };
  /** Sequence number of the newest message that the traveller has seen. */
  read: number;
  /** Name of the member of staff who is typing. */
  typing: string | null;
  draft: string;
  /** The traveller has to confirm the end. */
  ending: boolean;
};

export type UnsentMessage = {
  readonly key: string;
  readonly text: string;
  readonly at: string;
  /** Why the desk refused it; null while it is queued. */
  readonly refused: string | null;
};

export const emptyInput: FormInput = { name: '', email: '', text: '', withBooking: false };

export const beginning: Conversation = { stage: { kind: 'looking' }, line: { kind: 'up' }, pageData: {} };
