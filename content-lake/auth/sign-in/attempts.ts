import { normalise, type Account } from '../accounts.ts';
import { FailureLimit } from '../rate-limit.ts';
import type { Problem } from './text.ts';

/** Guesses by one visitor at one account: enough for a forgotten password. */
const PAIR = { attempts: 6, windowSeconds: 15 * 60 };
/** One visitor at any accounts; generous, since an office may share one address. */
const ADDRESS = { attempts: 30, windowSeconds: 15 * 60 };
/** Many visitors at one account. Higher than one visitor's, so that a stranger cannot lock an editor out alone. */
const ACCOUNT = { attempts: 60, windowSeconds: 15 * 60 };

export type Attempt = { email: string; password: string; address: string };
/** The account when address and password belong together; as slow for an unknown address as for a known one. */
export type CheckPassword = (email: string, password: string) => Promise<Account | undefined>;
export type AttemptResult =
  | { kind: 'signed-in'; account: Account }
  | { kind: 'refused'; problems: Problem[] };

/**
 * Checks one sign-in. The limits count an address of nobody exactly as one of somebody, and the answer is the same for
 * an unknown address and a wrong password: the page must not tell who works here.
 */
export function createAttempts(
  check: CheckPassword,
  clock: () => Date,
): (attempt: Attempt) => Promise<AttemptResult> {
  const pair = new FailureLimit(PAIR, clock);
  const address = new FailureLimit(ADDRESS, clock);
  const account = new FailureLimit(ACCOUNT, clock);
  return async (attempt) => {
    const typed = typingProblems(attempt);
    if (typed.length > 0) return { kind: 'refused', problems: typed };
    const email = normalise(attempt.email);
    const counts: [FailureLimit, string][] = [
      [pair, `${attempt.address} ${email}`],
      [address, attempt.address],
      [account, email],
    ];
    const seconds = Math.max(...counts.map(([limit, key]) => limit.secondsToWait(key)));
    if (seconds > 0) return { kind: 'refused', problems: [{ kind: 'too-many', seconds }] };
    for (const [limit, key] of counts) limit.count(key);
    const found = await check(email, attempt.password);
    if (!found) return { kind: 'refused', problems: [{ kind: 'no-match' }] };
    for (const [limit, key] of counts) limit.refund(key);
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
