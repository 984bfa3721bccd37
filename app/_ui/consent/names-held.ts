import { cookieNames } from '#lib/consent/traces.ts';

/** Names of all cookies that scripts can see and of all keys in both storages. */
export function namesHeld(): string[] {
  return [
    ...new Set([
      ...cookieNames(document.cookie),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]),
  ];
}
