/** Where Studios that signed in with a token kept it, for every script of the site to read. */
const keyOf = (projectId: string) => `__studio_auth_token_${projectId}`;

/** Removes what an older version of this Studio left in the browser, and ends the session that it opens. */
export function forgetStoredToken(options: {
  projectId: string;
  /** Of the lake, without a version. */
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
  // The browser no longer holds it in any case; unused, the session ends by itself.
  options.fetch(`${options.lake}/v1/auth/logout`, init).catch(() => undefined);
}
