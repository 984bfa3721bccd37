import type { ChatMessage, DeskEvent } from '#contracts/desk/index.ts';

/** Events from the desk, and responses to this window's own requests. */
export type LiveEvent = DeskEvent | { kind: 'answered'; id: string; message: ChatMessage };

export type Hub = {
  emit(event: LiveEvent): void;
  /** @returns a function that ends it */
  listen(listener: (event: LiveEvent) => void): () => void;
};

/** Distributes the events of the stream to all listeners. */
export function createHub(): Hub {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
