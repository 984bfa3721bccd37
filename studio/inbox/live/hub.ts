import type { ChatMessage, DeskEvent } from '#contracts/desk/index.ts';

/** What the desk tells, and what this window has just heard in answer to its own question. */
export type LiveEvent = DeskEvent | { kind: 'answered'; id: string; message: ChatMessage };

export type Hub = {
  tell(event: LiveEvent): void;
  /** @returns the function that ends it */
  listen(listener: (event: LiveEvent) => void): () => void;
};

/** Hands the events of the one stream on to whoever shows something of them. */
export function createHub(): Hub {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    tell(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
