import { createRateLimit } from '../http/rate-limit.ts';
import type { Verdict } from '../inbox/receive.ts';

const WINDOW_MS = 10 * 60 * 1000;
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
export function createFormLimits(clock: () => Date) {
  const limit = (max: number) => createRateLimit({ clock, windowMs: WINDOW_MS, max });
  const attempts = limit(ATTEMPTS);
  const stored = limit(STORED);
  const storedPlain = limit(STORED_PLAIN);
  const all = limit(ALL);
  const allPlain = limit(ALL_PLAIN);
  return {
    /** Seconds to wait before the form is even read; 0 for none. */
    attempt: (caller: string): number => attempts.take(caller),

    /** Before something is stored; nothing typed is lost by waiting. */
    store(caller: string, verdict: Verdict): Passage {
      const plainWait = verdict.proven ? 0 : storedPlain.take(caller);
      if (plainWait > 0) return { kind: 'wait', seconds: plainWait, plain: true };
      const seconds = stored.take(caller) || all.take('');
      if (seconds > 0) return { kind: 'wait', seconds, plain: false };
      const flood = !verdict.proven && verdict.doubt === null && allPlain.take('') > 0;
      return { kind: 'pass', verdict: flood ? { ...verdict, doubt: 'flood' } : verdict };
    },
  };
}
