import type { DeskEvent } from '#contracts/desk/events.ts';

/**
 * Short messages between the processes on one database, this one included: the port that the backend fills with LISTEN and
 * NOTIFY on PostgreSQL. One may be lost and is never repeated, so it may only ever say "look again".
 */
export type Notifications = {
  /** Sends to every subscriber in all processes. At most 7,900 bytes. */
  publish(channel: string, payload: string): Promise<void>;
  /** `onGap`: some may have been lost, and new ones come in again. @returns the function that ends the subscription */
  subscribe(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => void>;
};

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
      const event: DeskEvent = JSON.parse(payload);
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

/** For a database that only this process uses. */
export function localNotifications(): Notifications {
  const subscribers = new Set<{ channel: string; onPayload: (payload: string) => void }>();
  return {
    async publish(channel, payload) {
      queueMicrotask(() => {
        for (const subscriber of subscribers)
          if (subscriber.channel === channel) subscriber.onPayload(payload);
      });
    },
    async subscribe(channel, onPayload) {
      const subscriber = { channel, onPayload };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}
