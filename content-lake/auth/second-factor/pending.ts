import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookie, readCookie } from '../cookie.ts';

const NAME = 'lake_pending';
/** Allows time to find the phone. */
const SECONDS = 10 * 60;

/** What is left to do: enter the code, or set the second factor up (everything else is proven). */
export type Step = 'code' | 'set-up';

/** Between the password and the second factor, the browser holds a signed token that records who has proved what. */
export function createPendingSignIns({
  key,
  clock,
  publicUrl,
}: {
  key: string;
  clock: () => Date;
  publicUrl: string;
}) {
  const sign = (body: string) =>
    createHmac('sha256', key).update(`sign-in pending\n${body}`).digest('base64url');
  return {
    cookie(step: Step, accountId: string): string {
      const body = `${step}.${accountId}.${clock().getTime().toString(36)}`;
      return cookie(NAME, `${body}.${sign(body)}`, SECONDS, publicUrl);
    },
    ended: (): string => cookie(NAME, '', 0, publicUrl),
    /** The account that has reached this step. */
    accountAt(step: Step, request: Request): string | undefined {
      const [at, accountId, time = '', signature = ''] = (readCookie(request, NAME) ?? '').split('.');
      const right = Buffer.from(sign(`${at}.${accountId}.${time}`));
      const given = Buffer.from(signature);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const ageMs = clock().getTime() - Number.parseInt(time, 36);
      return at === step && ageMs < SECONDS * 1000 ? accountId : undefined;
    },
  };
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;
