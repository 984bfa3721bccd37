import type { BucketRule, Buckets } from '#foundation/limits/buckets.ts';
import { PUZZLE_SECONDS } from '#contracts/reservations/open.ts';
import type { Log } from '#foundation/log/log.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import type { Signer } from './signed.ts';

const QUARTER = 15 * 60;
const DAY = 24 * 60 * 60;
/** Surname guesses that are checked without a puzzle: per network, per booking, and in total. */
const NETWORK: BucketRule = { name: 'guesses caller', most: 20, seconds: QUARTER, fill: 'whole' };
const BOOKING: BucketRule = { name: 'guesses booking', most: 5, seconds: QUARTER, fill: 'whole' };
const EVERYBODY: BucketRule = { name: 'guesses all', most: 600, seconds: QUARTER, fill: 'whole' };
/**
 * Beyond those, each guess needs a solved puzzle: per network, per network and booking, or per visitor of a network.
 */
const SLOW: BucketRule = { name: 'guesses slow', most: 3, seconds: QUARTER, fill: 'drip' };
const PAIR: BucketRule = { name: 'guesses pair', most: 6, seconds: DAY, fill: 'drip' };
const VISITOR: BucketRule = { name: 'guesses visitor', most: 3, seconds: DAY, fill: 'whole' };
/** Visitor tokens are free, so even with them one network gets no more guesses at one booking than this. */
const VISITOR_PAIR: BucketRule = { name: 'guesses visitor pair', most: 3, seconds: DAY, fill: 'drip' };
/** Visitor tokens per network. Without a limit, a program would request a new token before each guess. */
const VISITORS: BucketRule = { name: 'visitors', most: 60, seconds: DAY, fill: 'drip' };
/** A puzzle can be used for one guess. */
const PUZZLE: BucketRule = { name: 'puzzles', most: 1, seconds: PUZZLE_SECONDS, fill: 'whole' };

export type Guess = {
  reference: string;
  /** The caller's network; null when unknown. */
  caller: string | null;
  /** As the browser sent them; see `contracts/reservations/open.ts`. */
  pass?: string | null;
  visitor?: string | null;
  proof?: { stamp: string; number?: string | undefined } | null;
};

export type Attempts = {
  /**
   * Counts a guess before it is checked, so that concurrent guesses can't slip through together. Guesses by others
   * never lock out somebody who knows the surname: beyond the limits a puzzle is required, and only the caller's own
   * guesses use up that allowance.
   * @returns a function that takes the guess back, because it was right
   * @throws DomainError too_many_requests, with a puzzle unless only waiting helps
   */
  count(guess: Guess): Promise<() => Promise<void>>;
  /** A visitor token for a browser without one; undefined when its network has had too many. */
  newVisitor(caller: string | null, token: string | null): Promise<string | undefined>;
};

/** Why limits are as they are, and what an attacker gets: docs/decisions/056-count-guesses-by-caller.md */
export function createAttempts(limits: Buckets, signer: Signer, log: Log): Attempts {
  /** Takes one token from each bucket, or none at all. */
  async function takeAll(counts: [BucketRule, string][]) {
    const taken: [BucketRule, string][] = [];
    const giveBack = async () => {
      for (const [rule, key] of taken) await limits.giveBack(rule, key);
    };
    for (const [rule, key] of counts) {
      const seconds = await limits.take(rule, key);
      if (seconds > 0) {
        await giveBack();
        return { kind: 'empty' as const, rule, seconds };
      }
      taken.push([rule, key]);
    }
    return { kind: 'taken' as const, giveBack };
  }

  return {
    async count({ reference, caller, pass, visitor, proof }) {
      if (pass && signer.isPass(reference, pass)) return async () => {};
      const pair = `${caller ?? ''} ${reference}`;
      const network: [BucketRule, string][] =
        caller === null
          ? []
          : [
              [PAIR, pair],
              [NETWORK, caller],
            ];
      const free = await takeAll([...network, [BOOKING, reference], [EVERYBODY, '']]);
      if (free.kind === 'taken') return free.giveBack;
      if (free.rule === EVERYBODY) log.warn({}, 'booking lookups are being guessed from many networks');

      const puzzle = proof ? signer.solved(reference, proof) : null;
      if (puzzle === null || (await limits.take(PUZZLE, puzzle)) > 0) {
        throw new DomainError('too_many_requests', {
          retryAfterSeconds: free.seconds,
          puzzle: signer.puzzle(reference),
        });
      }
      const own = visitor ? signer.visitorOf(visitor) : null;
      if (own !== null) {
        const mine = await takeAll([
          [VISITOR, own],
          [VISITOR_PAIR, pair],
        ]);
        if (mine.kind === 'taken') return mine.giveBack;
      }
      const slow = await takeAll(
        caller === null
          ? []
          : [
              [PAIR, pair],
              [SLOW, caller],
            ],
      );
      if (slow.kind === 'taken') return slow.giveBack;
      throw new DomainError('too_many_requests', { retryAfterSeconds: slow.seconds });
    },

    async newVisitor(caller, token) {
      if (token !== null && signer.visitorOf(token) !== null) return undefined;
      if (caller !== null && (await limits.take(VISITORS, caller)) > 0) return undefined;
      return signer.visitor();
    },
  };
}
