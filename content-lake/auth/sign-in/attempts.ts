import type { BucketRule, Buckets } from '#foundation/limits/buckets.ts';
import { normalise, type Account } from '../accounts.ts';
import type { Problem } from './text.ts';

/** Attempts by one visitor at one account: enough for somebody unsure of a password. */
const PAIR: BucketRule = { name: 'sign-in pair', most: 6, seconds: 15 * 60, fill: 'whole' };
/** Attempts by one visitor at any account; generous, since an office may share one address. */
const ADDRESS: BucketRule = { name: 'sign-in address', most: 30, seconds: 15 * 60, fill: 'whole' };
/** Attempts by many visitors at one account, from browsers that haven't signed in to it before. Higher than one visitor's. */
const ACCOUNT: BucketRule = { name: 'sign-in account', most: 60, seconds: 15 * 60, fill: 'whole' };

/** Attempts in a browser that has signed in to this account before; strangers' attempts don't count here. */
const DEVICE: BucketRule = { name: 'sign-in device', most: 10, seconds: 15 * 60, fill: 'whole' };

export type Attempt = {
  email: string;
  password: string;
  /** The visitor's network. */
  address: string;
  /** The token of a browser that is known for this account. */
  device: string | null;
};
/** The account if address and password match; takes as long for an unknown address as for a known one. */
export type CheckPassword = (email: string, password: string) => Promise<Account | undefined>;
export type AttemptResult =
  | { kind: 'signed-in'; account: Account }
  | { kind: 'refused'; problems: Problem[] };

/**
 * Checks one sign-in. The limits treat unknown addresses exactly like known ones, and the response is the same for
 * an unknown address and a wrong password: the page must not reveal who works here.
 */
export function createAttempts(
  check: CheckPassword,
  limits: Buckets,
): (attempt: Attempt) => Promise<AttemptResult> {
  return async (attempt) => {
    const typed = typingProblems(attempt);
    if (typed.length > 0) return { kind: 'refused', problems: typed };
    const email = normalise(attempt.email);
    const counts: [BucketRule, string][] =
      attempt.device === null
        ? [
            [PAIR, `${attempt.address} ${email}`],
            [ADDRESS, attempt.address],
            [ACCOUNT, email],
          ]
        : [[DEVICE, attempt.device]];
    const taken: [BucketRule, string][] = [];
    const giveBack = async () => {
      for (const [rule, key] of taken) await limits.giveBack(rule, key);
    };
    // Counted before the password is checked, so that attempts sent at the same moment cannot slip through together.
    for (const [rule, key] of counts) {
      const seconds = await limits.take(rule, key);
      if (seconds > 0) {
        await giveBack();
        return { kind: 'refused', problems: [{ kind: 'too-many', seconds }] };
      }
      taken.push([rule, key]);
    }
    const found = await check(email, attempt.password);
    if (!found) return { kind: 'refused', problems: [{ kind: 'no-match' }] };
    await giveBack();
    return { kind: 'signed-in', account: found };
  };
}

function typingProblems({ email, password }: Attempt): Problem[] {
  const problems: Problem[] = [];
  if (email.trim() === '') problems.push({ kind: 'email-missing' });
  else if (!/^[^\s\0@]+@[^\s\0@]+$/.test(email.trim())) problems.push({ kind: 'email-incomplete' });
  if (password === '') problems.push({ kind: 'password-missing' });
  return problems;
}
