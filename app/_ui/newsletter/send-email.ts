import type { Locale } from '#foundation/text/locales.ts';
import { outcomeOf, type Outcome } from '#lib/desk/newsletter-outcome.ts';
import { SIGN_UP_ADDRESS } from './places.ts';

const TIMEOUT_MS = 15_000;

/** Posts the address from the browser. Never throws: no connection and no answer in time are outcomes, too. */
export async function sendEmail(email: string, locale: Locale): Promise<Outcome> {
  try {
    const answer = await fetch(SIGN_UP_ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, locale }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json().catch(() => null);
    return outcomeOf(body);
  } catch {
    return { kind: 'unreachable' };
  }
}
