import { createDelivery, type Delivery, type DeliveryParts } from './delivery.ts';

/** What a lost word between processes costs at most, and how often letters that wait for another try are looked for. */
const LOOK_MS = 5_000;

export type MailWorker = Delivery & {
  /** From now on sends by itself: what is queued here or in another process at once, what is tried again within seconds. */
  start(): void;
};

export function createMailWorker(parts: DeliveryParts): MailWorker {
  const delivery = createDelivery(parts);
  let end = () => {};
  const look = () => {
    delivery.run().catch((error: unknown) => {
      // The name only: a message of the database may quote an address.
      const reason = error instanceof Error ? error.name : 'unknown';
      parts.log.error({ reason }, 'outgoing mail poll failed');
    });
  };
  return {
    run: delivery.run,
    start() {
      const timer = setInterval(look, LOOK_MS);
      const stopListening = parts.events.listen(({ kind }) => {
        if (kind === 'mail') look();
      }, look);
      end = () => {
        clearInterval(timer);
        stopListening();
      };
      look();
    },
    async stop() {
      end();
      await delivery.stop();
    },
  };
}
