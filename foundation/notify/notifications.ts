/**
 * Short messages between the processes on one database, this one included. Services know only this interface; on PostgreSQL the
 * backend implements it with LISTEN and NOTIFY, in a single process it is a list of functions ({@link localNotifications}).
 *
 * A message may be lost (a connection that breaks) and is never repeated, so it may only mean "look again": subscribers must be
 * able to find out what they missed, and do so in `onGap`.
 */
export type Notifications = {
  /** Sends to every subscriber of the channel, in all processes. At most 7,900 bytes. @throws if it can't be sent. */
  publish(channel: string, payload: string): Promise<void>;
  /**
   * Delivers the channel's messages from now on, in the order in which they were sent (on PostgreSQL, committed). `onGap` is called
   * after a connection was restored, when some may have been lost. A database has one namespace for channels, so each service uses
   * a prefix.
   * @returns a function that ends the subscription.
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
