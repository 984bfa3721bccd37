import * as v from 'valibot';
import type { TextStore } from './drafts.ts';

/** An answer that is being sent. By its key the desk recognises a repeated request, so that retries are harmless. */
const Entry = v.object({ conversation: v.string(), key: v.string(), text: v.string(), at: v.number() });
export type OutboxEntry = v.InferOutput<typeof Entry>;

/** `sent`: done; `refused`: will never succeed; `later`: to be retried. */
export type PostResult = 'sent' | 'refused' | 'later';

export type Outbox = {
  send(conversation: string, text: string): void;
  /** The same array until something changes. */
  entries(): readonly OutboxEntry[];
  /** Whether the last attempt failed, so that answers wait for the connection. */
  halted(): boolean;
  tryNow(): void;
  subscribe(listener: () => void): () => void;
  close(): void;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Sends answers one after the other, in the order in which they were written, until each has arrived; waiting ones are stored in
 * the browser and survive a reload. Each has its own entry in the store: two windows of one person never overwrite each other's,
 * and an answer that both send arrives once.
 */
export function createOutbox(options: {
  store: TextStore;
  owner: string;
  newKey: () => string;
  now: () => number;
  post: (entry: OutboxEntry) => Promise<PostResult>;
  later: (milliseconds: number, work: () => void) => () => void;
}): Outbox {
  const prefix = `meltemi.inbox.outbox.${options.owner}.`;
  const listeners = new Set<() => void>();
  let entries = kept(options.store, prefix);
  let state: 'idle' | 'posting' | 'halted' | 'closed' = 'idle';
  let pause = FIRST_PAUSE_MS;
  let cancel: (() => void) | undefined;

  function notifyListeners() {
    for (const listener of listeners) listener();
  }
  function pump() {
    const head = entries[0];
    if (head === undefined || state === 'posting' || state === 'closed') return;
    cancel?.();
    state = 'posting';
    notifyListeners();
    options
      .post(head)
      .catch((): PostResult => 'later')
      .then((result) => {
        if (state === 'closed') return;
        if (result === 'later') {
          state = 'halted';
          cancel = options.later(pause, pump);
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
          notifyListeners();
          return;
        }
        state = 'idle';
        pause = FIRST_PAUSE_MS;
        options.store.removeItem(prefix + head.key);
        entries = entries.filter(({ key }) => key !== head.key);
        notifyListeners();
        pump();
      });
  }
  pump();
  return {
    send(conversation, text) {
      const entry = { conversation, key: options.newKey(), text, at: options.now() };
      options.store.setItem(prefix + entry.key, JSON.stringify(entry));
      entries = [...entries, entry];
      notifyListeners();
      pump();
    },
    entries: () => entries,
    halted: () => state === 'halted',
    tryNow() {
      pause = FIRST_PAUSE_MS;
      pump();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      state = 'closed';
      cancel?.();
    },
  };
}

function kept(store: TextStore, prefix: string): OutboxEntry[] {
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => read(store.getItem(key)) ?? [])
    .toSorted((a, b) => a.at - b.at);
}

function read(stored: string | null): OutboxEntry | null {
  try {
    const entry = v.safeParse(Entry, JSON.parse(stored ?? ''));
    return entry.success ? entry.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
