import type { BucketRule, Buckets } from '#foundation/limits/buckets.ts';
import type { Verdict } from '#desk/inbox/receive.ts';

const SECONDS = 10 * 60;
/** Somebody mends a form a few times; nobody mends it this often. */
const ATTEMPTS = 60;
/** Requests that are stored, so also letters that go out, of one caller. */
const STORED = 10;
/** Without a solved puzzle. A whole office may share one address. */
const STORED_PLAIN = 5;
/** Of all callers together: more than a day's work of the staff in ten minutes is no people. */
const ALL = 300;
/** Of all callers without a solved puzzle; what comes on top is stored as suspected. */
const ALL_PLAIN = 60;

export type Passage = { kind: 'pass'; verdict: Verdict } | { kind: 'wait'; seconds: number; plain: boolean };

/** How much one caller, and all together, may send by one form. */
/** @param form the path of the form; each counts for itself */
export function createFormLimits(limits: Buckets, form: string) {
  const limit = (name: string, most: number) => {
    const rule: BucketRule = { name: `form ${form} ${name}`, most, seconds: SECONDS, fill: 'whole' };
    return { take: (key: string) => limits.take(rule, key) };
  };
  const attempts = limit('attempts', ATTEMPTS);
  const stored = limit('stored', STORED);
  const storedPlain = limit('stored plain', STORED_PLAIN);
  const all = limit('all', ALL);
  const allPlain = limit('all plain', ALL_PLAIN);
  return {
    /** Seconds to wait before the form is even read; 0 for none. */
    attempt: (caller: string): Promise<number> => attempts.take(caller),

    /** Before something is stored; nothing typed is lost by waiting. */
    async store(caller: string, verdict: Verdict): Promise<Passage> {
      const plainWait = verdict.proven ? 0 : await storedPlain.take(caller);
      if (plainWait > 0) return { kind: 'wait', seconds: plainWait, plain: true };
      const seconds = (await stored.take(caller)) || (await all.take(''));
      if (seconds > 0) return { kind: 'wait', seconds, plain: false };
      const flood = !verdict.proven && verdict.doubt === null && (await allPlain.take('')) > 0;
      return { kind: 'pass', verdict: flood ? { ...verdict, doubt: 'flood' } : verdict };
    },
  };
}
