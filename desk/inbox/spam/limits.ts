import type { BucketRule, Buckets } from '#foundation/limits/buckets.ts';
import type { Verdict } from '#desk/inbox/receive.ts';

const SECONDS = 10 * 60;
/** People correct a form a few times, never this often. */
const ATTEMPTS = 60;
/** Stored submissions per caller, and so also emails sent. */
const STORED = 10;
/** The same without a solved puzzle. A whole office may share one address. */
const STORED_PLAIN = 5;
/** Of all callers together: more than staff can handle in a day, within ten minutes, doesn't come from people. */
const ALL = 300;
/** Of all callers without a solved puzzle; any beyond it are stored as suspected. */
const ALL_PLAIN = 60;

export type Admission =
  | { kind: 'pass'; verdict: Verdict }
  | { kind: 'wait'; seconds: number; plain: boolean };

function rule(form: string, name: string, most: number): BucketRule {
  return { name: `form ${form} ${name}`, most, seconds: SECONDS, fill: 'whole' };
}

/** Per caller, before the form is even read. @param form its path; each is counted separately */
export function formAttempts(form: string): BucketRule {
  return rule(form, 'attempts', ATTEMPTS);
}

/** Limits what one caller, and all together, may store per form. Checked before storing; nothing typed is lost by waiting. */
export async function admit(
  limits: Buckets,
  form: string,
  caller: string,
  verdict: Verdict,
): Promise<Admission> {
  const take = (name: string, most: number, key: string) => limits.take(rule(form, name, most), key);
  const plainWait = verdict.proven ? 0 : await take('stored plain', STORED_PLAIN, caller);
  if (plainWait > 0) return { kind: 'wait', seconds: plainWait, plain: true };
  const seconds = (await take('stored', STORED, caller)) || (await take('all', ALL, ''));
  if (seconds > 0) return { kind: 'wait', seconds, plain: false };
  const flood = !verdict.proven && verdict.doubt === null && (await take('all plain', ALL_PLAIN, '')) > 0;
  return { kind: 'pass', verdict: flood ? { ...verdict, doubt: 'flood' } : verdict };
}
