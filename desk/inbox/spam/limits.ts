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

function rule(form: string, name: string, most: number): BucketRule {
  return { name: `form ${form} ${name}`, most, seconds: SECONDS, fill: 'whole' };
}

/** Of one caller, before the form is even read. @param form its path; each counts for itself */
export function formAttempts(form: string): BucketRule {
  return rule(form, 'attempts', ATTEMPTS);
}

/** How much one caller, and all together, may store by one form. Asked before something is stored; nothing typed is lost by waiting. */
export async function takePassage(
  limits: Buckets,
  form: string,
  caller: string,
  verdict: Verdict,
): Promise<Passage> {
  const take = (name: string, most: number, key: string) => limits.take(rule(form, name, most), key);
  const plainWait = verdict.proven ? 0 : await take('stored plain', STORED_PLAIN, caller);
  if (plainWait > 0) return { kind: 'wait', seconds: plainWait, plain: true };
  const seconds = (await take('stored', STORED, caller)) || (await take('all', ALL, ''));
  if (seconds > 0) return { kind: 'wait', seconds, plain: false };
  const flood = !verdict.proven && verdict.doubt === null && (await take('all plain', ALL_PLAIN, '')) > 0;
  return { kind: 'pass', verdict: flood ? { ...verdict, doubt: 'flood' } : verdict };
}
