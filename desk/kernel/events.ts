import { type DeskEvent, readDeskEvent } from '#contracts/desk/events.ts';
import type { Notifications } from '#foundation/notify/notifications.ts';

const CHANNEL = 'desk_events';

export type DeskEvents = {
  /** Notifies all listeners. Never throws: the event's content is already in the database. */
  emit(event: DeskEvent): void;
  /** `onGap`: events may have been lost, refetch everything. @returns a function that unsubscribes */
  listen(onEvent: (event: DeskEvent) => void, onGap?: () => void): () => void;
  /** Aborted when the desk closes: streams end then. */
  closing: AbortSignal;
  close(): void;
};

/** One subscription per process, shared by all listeners. */
export function createEvents(notifications: Notifications): DeskEvents {
  const closing = new AbortController();
  const listeners = new Set<{ onEvent: (event: DeskEvent) => void; onGap: (() => void) | undefined }>();
  const stop = notifications.subscribe(
    CHANNEL,
    (payload) => {
      const event = readDeskEvent(payload);
      if (!event) return;
      for (const { onEvent } of listeners) onEvent(event);
    },
    () => {
      for (const { onGap } of listeners) onGap?.();
    },
  );
  return {
    emit(event) {
      notifications.publish(CHANNEL, JSON.stringify(event)).catch(() => {
        // Lost, as any notification may be: listeners poll or refetch when they reconnect.
      });
    },
    listen(onEvent, onGap) {
      const listener = { onEvent, onGap };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    closing: closing.signal,
    close() {
      closing.abort();
      listeners.clear();
      void stop.then((end) => end());
    },
  };
}
