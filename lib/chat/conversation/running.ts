import type { FormSentences } from './check-form.ts';
import type { DeskApi } from './line/desk-api.ts';
import type { ConversationEvent } from './events.ts';
import type { Patience } from './line/patience.ts';
import type { Conversation } from './state.ts';

/** The dependencies of a conversation; tests pass their own. */
export type ConversationParts = {
  api: DeskApi;
  storage: () => Storage;
  /** 16 characters or more, unique. */
  newId: () => string;
  now: () => Date;
  random: () => number;
  /** Path of the page around the frame. */
  page: () => string;
  /** Called when a conversation begins and when it is over (`setChatInProgress`, `clearChatInProgress`). */
  tellPage: (inProgress: boolean) => void;
  sentences: FormSentences;
};

/**
 * A running conversation. Its loops read the state again after every response, because it may have changed in the
 * meantime.
 */
export type Running = ConversationParts & {
  state: () => Conversation;
  send: (event: ConversationEvent) => void;
  patience: Patience;
  stopped: () => boolean;
};

export const up = { kind: 'line', line: { kind: 'up' } } as const;
export const down = { kind: 'line', line: { kind: 'down' } } as const;

/** The current talk, if it still has this token. */
export function talkOf({ state, stopped }: Running, token?: string) {
  const { stage } = state();
  if (stopped() || stage.kind !== 'talk') return null;
  return token === undefined || stage.token === token ? stage : null;
}
