import type { BucketRule, Buckets } from '#lib/limits/buckets.ts';
import { Refusal } from '../refusal.ts';

/** Guesses at the traveller's name: by one booking, and by one caller at any bookings. */
const PER_REFERENCE: BucketRule = { name: 'guesses booking', most: 5, seconds: 15 * 60, fill: 'whole' };
const PER_CALLER: BucketRule = { name: 'guesses caller', most: 20, seconds: 15 * 60, fill: 'whole' };

export type Attempts = {
  /**
   * Counts a guess before it is checked, so that guesses sent at the same moment cannot slip through together.
   * @returns takes it back: it was right
   * @throws Refusal too_many_requests after too many failures in the last quarter of an hour
   */
  count(guess: { reference: string; caller: string | null }): Promise<() => Promise<void>>;
};

export function createAttempts(limits: Buckets): Attempts {
  return {
    async count({ reference, caller }) {
      const counts: [BucketRule, string][] = [[PER_REFERENCE, reference]];
      if (caller !== null) counts.push([PER_CALLER, caller]);
      const taken: [BucketRule, string][] = [];
      const giveBack = async () => {
        for (const [rule, key] of taken) await limits.giveBack(rule, key);
      };
      for (const [rule, key] of counts) {
        const retryAfterSeconds = await limits.take(rule, key);
        if (retryAfterSeconds > 0) {
          await giveBack();
          throw new Refusal('too_many_requests', { retryAfterSeconds });
        }
        taken.push([rule, key]);
      }
      return giveBack;
    },
  };
}
