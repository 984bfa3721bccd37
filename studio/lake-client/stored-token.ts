/** Where older Studios that signed in with a token stored it, readable by every script of the site. */
const keyOf = (projectId: string) => `__studio_auth_token_${projectId}`;

/** Removes the token that an older version of this Studio left in the browser, and ends its session. */
export function forgetStoredToken(options: {
  projectId: string;
  /** The lake's address without a version. */
  lake: string;
  storage: Pick<Storage, 'getItem' | 'removeItem'>;
  fetch: (url: string, init: RequestInit) => Promise<unknown>;
}): void {
  const key = keyOf(options.projectId);
  const stored = options.storage.getItem(key);
  if (stored === null) return;
  options.storage.removeItem(key);
  const token = /"token":"([\w-]+)"/.exec(stored)?.[1];
  if (token === undefined) return;
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit' as const,
  };
  // The token is gone from the browser in any case; an unused session expires.
  options.fetch(`${options.lake}/v1/auth/logout`, init).catch(() => undefined);
}
