import { type DeskEvent, readDeskEvent } from '#contracts/desk/events.ts';
import type { Notifications } from '#foundation/notify/notifications.ts';

const CHANNEL = 'desk_events';

export type DeskEvents = {
  /** Tells everybody who looks. Never throws: what it tells is in the database already. */
  tell(event: DeskEvent): void;
  /** `onGap`: look at everything again. @returns the function that ends it */
  listen(onEvent: (event: DeskEvent) => void, onGap?: () => void): () => void;
  /** Aborted when the desk closes: streams end then. */
  closing: AbortSignal;
  close(): void;
};

/** One subscription for the process, handed out to all who listen here. */
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
    tell(event) {
      notifications.publish(CHANNEL, JSON.stringify(event)).catch(() => {
        // Lost, as any of them may be: listeners look for themselves when they come back.
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
