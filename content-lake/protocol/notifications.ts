/**
 * Short messages between the processes on one database, this one included. The lake knows this port only; on PostgreSQL
 * the backend fills it with LISTEN and NOTIFY, on one process it is a list of functions (`localNotifications`).
 *
 * A message may be lost (a connection that breaks) and is never repeated, so it may only ever say "look again": whoever
 * subscribes must be able to find out by itself what it missed, and does so in `onGap`.
 */
export type Notifications = {
  /** Sends to every subscriber of the channel, in all processes. At most 7,900 bytes. @throws when it cannot be sent. */
  publish(channel: Channel, payload: string): Promise<void>;
  /**
   * Messages of the channel from now on, in the order of their sending (on PostgreSQL that of the commits).
   * `onGap` is called when some may have been lost and new ones come in again.
   * @returns the function that ends the subscription.
   */
  subscribe(channel: Channel, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => void>;
};

/**
 * Every channel that is in use, and what its payload says. A database has one name space for them, hence the prefix.
 * `log`: `<dataset>:<seq>` after each transaction, `<dataset>:` when a dataset was made or removed.
 * `presence`: belongs to the presence socket.
 * `hooks`: empty; webhooks were made, changed or deleted.
 * `origins`: empty; administrators changed the list of sites whose pages may call the lake.
 * `access`: empty; rights were taken away (sign-out, a revoked token, a removed member), so that open streams are checked.
 */
export const CHANNELS = {
  log: 'lake_log',
  presence: 'lake_presence',
  hooks: 'lake_hooks',
  origins: 'lake_origins',
  access: 'lake_access',
} as const;
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS];

type Subscriber = { channel: Channel; onPayload: (payload: string) => void };

/** For a database that only this process uses. Subscribers hear a message after `publish` has returned to its caller. */
export function localNotifications(): Notifications {
  const subscribers = new Set<Subscriber>();
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
