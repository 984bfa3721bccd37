import type { ChatConversation, ChatEvent, ChatHours, ChatMessage } from '#contracts/desk/index.ts';
import type { Conversation, FieldName, Problem, FormInput, UnsentMessage } from './state.ts';

/** Every event of a conversation: actions of the traveller, responses of the desk, and events that the desk pushes. */
export type ConversationEvent =
  | { kind: 'pageData'; data: Readonly<Record<string, string>> }
  | { kind: 'line'; line: Conversation['line'] }
  /** No conversation yet: the office hours, and what had been typed before a reload. */
  | { kind: 'hours'; hours: ChatHours; typed: FormInput; tried: string | null }
  /** The token of an earlier conversation isn't valid any more. */
  | { kind: 'forgotten' }
  | { kind: 'typed'; field: FieldName; value: string }
  | { kind: 'withBooking'; value: boolean }
  | { kind: 'submitted'; key: string }
  | { kind: 'wrong'; problem: Omit<Problem, 'attempt'> }
  /** The last member of staff left between opening the window and the first message. */
  | { kind: 'nobodyThere'; hours: ChatHours }
  | { kind: 'received'; reference: string }
  | {
      kind: 'talks';
      token: string;
      conversation: ChatConversation;
      /** Messages that an earlier page of this tab had stored. */
      unsent: readonly UnsentMessage[];
      draft: string;
      read: number;
    }
  | { kind: 'snapshot'; conversation: ChatConversation }
  | { kind: 'pushed'; event: ChatEvent }
  | { kind: 'drafted'; text: string }
  | { kind: 'queued'; key: string; text: string; at: string }
  | { kind: 'sent'; message: ChatMessage }
  | { kind: 'notSent'; key: string; reason: string }
  | { kind: 'sendAgain'; key: string }
  | { kind: 'takeBack'; key: string }
  | { kind: 'looked' }
  /** No typing event for a while, whatever the last one was. */
  | { kind: 'quiet' }
  | { kind: 'askEnd' }
  | { kind: 'stay' }
  | { kind: 'ended' };
