import { createContext, use } from 'react';
import type { ConversationSummary, StaffMember } from '#contracts/desk/index.ts';
import type { Desk } from '#studio/desk-client/desk.ts';
import type { StreamState } from '#studio/desk-client/event-stream.ts';
import type { Drafts } from '../answers/drafts.ts';
import type { Outbox } from '../answers/outbox.ts';
import type { Attention } from './attention.ts';
import type { Colleague } from './colleagues.ts';
import type { Hub } from './hub.ts';

/** What the whole Studio knows of the desk while it is open. */
export type Inbox = {
  desk: Desk;
  me: StaffMember;
  stream: StreamState;
  hub: Hub;
  /** Waiting and open conversations; undefined until they were read. */
  running: readonly ConversationSummary[] | undefined;
  newRequests: number;
  colleagues: readonly Colleague[];
  /** Tells the others which conversation is in front of this person. */
  look(conversation: string | null): void;
  drafts: Drafts;
  outbox: Outbox;
  /** Why an answer was not taken, in words, by conversation; its text is in the draft again. */
  refusals: ReadonlyMap<string, string>;
  forgetRefusal(conversation: string): void;
  attention: Attention;
};

/** `no`: this person has no business at the desk, or the desk does not know this sign-in. */
export type InboxState = { kind: 'starting' } | { kind: 'no' } | { kind: 'there'; inbox: Inbox };

export const InboxContext = createContext<InboxState>({ kind: 'starting' });

export function useInboxState(): InboxState {
  return use(InboxContext);
}

/** Only below what `InboxTool` shows once the desk has answered. */
export function useInbox(): Inbox {
  const state = use(InboxContext);
  if (state.kind !== 'there') throw new Error('The inbox is used before the desk has answered.');
  return state.inbox;
}
