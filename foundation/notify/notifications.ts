/**
 * Short messages between the processes on one database, this one included. Services know this port only; on PostgreSQL the
 * backend implements it with LISTEN and NOTIFY, on one process it is a list of functions ({@link localNotifications}).
 *
 * A message may be lost (a connection that breaks) and is never repeated, so it may only ever say "look again": subscribers must be
 * able to find out by themselves what they missed, and do so in `onGap`.
 */
export type Notifications = {
  /** Sends to every subscriber of the channel, in all processes. At most 7,900 bytes. @throws when it cannot be sent. */
  publish(channel: string, payload: string): Promise<void>;
  /**
   * Messages of the channel from now on, in the order of their sending (on PostgreSQL that of the commits). `onGap` is called when
   * some may have been lost and new ones come in again. A database has one name space for channels, hence a prefix for each service.
   * @returns the function that ends the subscription.
   */
  subscribe(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => void>;
};

/** For a database that only this process uses. Subscribers get a message after `publish` has returned to its caller. */
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
