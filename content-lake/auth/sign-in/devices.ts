import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalise } from '../accounts.ts';
import { readCookie } from '../cookie.ts';

export const DEVICE_COOKIE = 'lake_device';
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** For colleagues who share a browser; the most recent sign-ins are kept. */
const MAX_ACCOUNTS = 4;

/**
 * Browsers in which somebody has signed in before. Strangers' attempts at an account don't count there, so nobody can
 * lock its owner out. The cookie holds one signed token per account, and no address.
 */
export type Devices = {
  /** The token of this browser for an account, or null. */
  knownFor(email: string, request: Request): string | null;
  /** The value of the cookie after a sign-in. */
  remember(email: string, request: Request): string;
};

/** @param key shared by all processes of this installation and nobody else */
export function createDevices({ key, clock }: { key: string; clock: () => Date }): Devices {
  const sign = (email: string, body: string) =>
    createHmac('sha256', key)
      .update(`known device\n${normalise(email)}\n${body}`)
      .digest('base64url');

  function isFor(email: string, token: string): boolean {
    const [time = '', id = '', signature = ''] = token.split('.');
    const right = Buffer.from(sign(email, `${time}.${id}`));
    const given = Buffer.from(signature);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    return clock().getTime() - Number.parseInt(time, 36) < DEVICE_SECONDS * 1000;
  }

  const tokensOf = (request: Request) =>
    (readCookie(request, DEVICE_COOKIE) ?? '')
      .split('~')
      .filter((token) => token !== '')
      .slice(0, MAX_ACCOUNTS);
  const knownFor = (email: string, request: Request) =>
    tokensOf(request).find((token) => isFor(email, token)) ?? null;

  return {
    knownFor,
    remember(email, request) {
      const body = `${clock().getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
      const others = tokensOf(request).filter((token) => !isFor(email, token));
      return [`${body}.${sign(email, body)}`, ...others].slice(0, MAX_ACCOUNTS).join('~');
    },
  };
}
