import { restore, submit } from './begin.ts';
import { deliver } from './deliver.ts';
import type { ConversationEvent } from './events.ts';
import { follow } from './follow.ts';
import { nextConversation } from './machine.ts';
import { createPatience } from './line/patience.ts';
import { createQuiet, createSeenReports, createTypingReports } from './report.ts';
import { down, talkOf, type ConversationParts, type Running } from './running.ts';
import { beginning, emptyInput, type Conversation, type FormInput } from './state.ts';
import { nothingStored, readStored, writeStored } from './stored.ts';
import { newest } from './talk.ts';

export type ConversationStore = ReturnType<typeof createConversation>;

/** A conversation at run time: the state of `machine.ts`, and the loops that talk to the desk. `start` starts it. */
export function createConversation(parts: ConversationParts) {
  let state: Conversation = beginning;
  let isStopped = true;
  let isVisible = true;
  let inProgress: boolean | null = null;
  let listening: { token: string; end: AbortController } | null = null;
  let delivering = false;
  /** Kept so that the name needn't be typed again for a second conversation. */
  let typed: FormInput = emptyInput;
  const listeners = new Set<() => void>();

  const run: Running = {
    ...parts,
    state: () => state,
    send: (event) => send(event),
    patience: createPatience(parts.random),
    stopped: () => isStopped,
  };
  const reportSeen = createSeenReports(run);
  const typing = createTypingReports(run);
  const quiet = createQuiet(run);

  function send(event: ConversationEvent): void {
    const before = state;
    state = nextConversation(state, event);
    const isTyping = event.kind === 'pushed' && event.event.kind === 'typing';
    quiet(state.stage.kind === 'talk' ? state.stage.typing : null, isTyping);
    if (state === before) return;
    keep();
    for (const listener of listeners) listener();
    work(before);
  }

  /** Starts the work that the new state requires. */
  function work(before: Conversation): void {
    if (isStopped) return;
    const { stage } = state;
    if (stage.kind === 'looking' && before.stage.kind !== 'looking') void restore(run);
    const token = stage.kind === 'talk' ? stage.token : null;
    if (token !== (listening?.token ?? null)) {
      listening?.end.abort();
      listening = token === null ? null : { token, end: new AbortController() };
      if (listening) void follow(run, listening.token, listening.end.signal);
    }
    const goesOn = stage.kind === 'talk' && stage.state !== 'ended';
    if (inProgress !== goesOn && stage.kind !== 'looking') {
      inProgress = goesOn;
      parts.tellPage(goesOn);
    }
    if (stage.kind !== 'talk') return;
    if (isVisible && newest(stage.messages) > stage.read) return send({ kind: 'looked' });
    void reportSeen(stage.token);
    if (!delivering && stage.unsent.some(({ refused }) => refused === null)) {
      delivering = true;
      void deliver(run, stage.token).finally(() => {
        delivering = false;
        work(state);
      });
    }
  }

  function keep(): void {
    const { stage } = state;
    switch (stage.kind) {
      case 'looking':
        return;
      case 'form':
        typed = { ...stage.typed, text: '', withBooking: false };
        return writeStored(parts.storage, { ...nothingStored, typed: stage.typed, tried: stage.tried });
      case 'received':
        return writeStored(parts.storage, null);
      case 'talk':
        return writeStored(parts.storage, {
          token: stage.token,
          read: stage.read,
          unsent: stage.unsent,
          draft: stage.draft,
          typed,
          tried: null,
        });
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    start() {
      isStopped = false;
      typed = { ...readStored(parts.storage).typed, text: '', withBooking: false };
      if (state.stage.kind === 'looking') void restore(run);
      else work(state);
    },
    stop() {
      isStopped = true;
      listening?.end.abort();
      listening = null;
      run.patience.wake();
    },
    submit: () => void submit(run),
    draft(text: string) {
      send({ kind: 'drafted', text });
      typing.typed(text);
    },
    sendMessage(text: string) {
      typing.messageSent();
      send({ kind: 'queued', key: parts.newId(), text, at: parts.now().toISOString() });
    },
    /** Resolves when the desk knows that it is over, or can't be reached. */
    async end() {
      const talk = talkOf(run);
      if (!talk) return;
      const answer = await parts.api.end(talk.token);
      if (answer.kind === 'away') send(down);
      else if (answer.kind === 'wait')
        send({ kind: 'line', line: { kind: 'wait', text: answer.refusal.text } });
      else send({ kind: 'ended' });
    },
    /** Discards a finished conversation and reads the office hours again. */
    again() {
      writeStored(parts.storage, { ...nothingStored, typed });
      send({ kind: 'forgotten' });
    },
    /** Whether the messages are visible to the traveller. */
    visible(now: boolean) {
      isVisible = now;
      if (now) send({ kind: 'looked' });
    },
    online: () => run.patience.wake(),
    offline: () => send(down),
  };
}
