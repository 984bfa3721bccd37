import { createContext, use } from 'react';
import type { ConversationSummary, StaffMember } from '#contracts/desk/index.ts';
import type { Desk } from '#studio/desk-client/desk.ts';
import type { StreamState } from '#studio/desk-client/event-stream.ts';
import type { Drafts } from '../answers/drafts.ts';
import type { Outbox } from '../answers/outbox.ts';
import type { Attention } from './attention.ts';
import type { Colleague } from './colleagues.ts';
import type { Hub } from './hub.ts';

/** The state of the desk that the whole Studio shares. */
export type Inbox = {
  desk: Desk;
  me: StaffMember;
  stream: StreamState;
  hub: Hub;
  /** Waiting and open conversations; undefined until they are loaded. */
  running: readonly ConversationSummary[] | undefined;
  newRequests: number;
  colleagues: readonly Colleague[];
  /** Reports which conversation this person has open. */
  look(conversation: string | null): void;
  drafts: Drafts;
  outbox: Outbox;
  /** Why an answer was refused, as text, by conversation; the answer is back in the draft. */
  refusals: ReadonlyMap<string, string>;
  forgetRefusal(conversation: string): void;
  attention: Attention;
};

/** `no`: this person has no access to the desk, or the desk doesn't know this session. */
export type InboxState = { kind: 'starting' } | { kind: 'no' } | { kind: 'there'; inbox: Inbox };

export const InboxContext = createContext<InboxState>({ kind: 'starting' });

export function useInboxState(): InboxState {
  return use(InboxContext);
}

/** Only for components that `InboxTool` renders once the desk has answered. */
export function useInbox(): Inbox {
  const state = use(InboxContext);
  if (state.kind !== 'there') throw new Error('The inbox is used before the desk has answered.');
  return state.inbox;
}
