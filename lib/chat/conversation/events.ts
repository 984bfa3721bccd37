import type { ChatConversation, ChatEvent, ChatHours, ChatMessage } from '#contracts/desk/index.ts';
import type { Conversation, FieldName, Problem, Typed, Unsent } from './state.ts';

/** All that can happen to a conversation. What the traveller does, what the desk answers, and what it tells by itself. */
export type ConversationEvent =
  | { kind: 'handed'; data: Readonly<Record<string, string>> }
  | { kind: 'line'; line: Conversation['line'] }
  /** Nobody talks yet: who is there, and what had been typed before a reload. */
  | { kind: 'hours'; hours: ChatHours; typed: Typed; tried: string | null }
  /** The token of an earlier conversation opens nothing any more. */
  | { kind: 'forgotten' }
  | { kind: 'typed'; field: FieldName; value: string }
  | { kind: 'withBooking'; value: boolean }
  | { kind: 'submitted'; key: string }
  | { kind: 'wrong'; problem: Omit<Problem, 'attempt'> }
  /** Between opening the window and the first message the last of the staff went home. */
  | { kind: 'nobodyThere'; hours: ChatHours }
  | { kind: 'received'; reference: string }
  | {
      kind: 'talks';
      token: string;
      conversation: ChatConversation;
      /** What an earlier page of this tab had kept. */
      unsent: readonly Unsent[];
      draft: string;
      read: number;
    }
  | { kind: 'snapshot'; conversation: ChatConversation }
  | { kind: 'told'; event: ChatEvent }
  | { kind: 'drafted'; text: string }
  | { kind: 'said'; key: string; text: string; at: string }
  | { kind: 'sent'; message: ChatMessage }
  | { kind: 'notSent'; key: string; reason: string }
  | { kind: 'sendAgain'; key: string }
  | { kind: 'takeBack'; key: string }
  | { kind: 'looked' }
  /** Nobody has typed for a while, whatever was told last. */
  | { kind: 'quiet' }
  | { kind: 'askEnd' }
  | { kind: 'stay' }
  | { kind: 'ended' };
