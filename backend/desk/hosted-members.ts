import { createHash } from 'node:crypto';

/** How long an answer about a token counts: somebody who is removed from the project loses the desk after this time. */
const FRESH_MS = 30_000;
/** More tokens than any staff has; the oldest answer is dropped beyond that. */
const MAX_TOKENS = 500;
const TIMEOUT_MS = 5_000;

type Answer = { until: number; body: Promise<unknown> };

/**
 * Asks a hosted project who a token belongs to. Each page of the Studio calls the desk many times; within half a minute they
 * share one request. Only hashes of tokens are kept.
 */
export function createHostedMembers(options: { project: string; now: () => number }) {
  const address = `https://${options.project}.api.sanity.io/v2021-06-07/users/me`;
  const answers = new Map<string, Answer>();

  /**
   * @returns the body of `users/me`; null if the project doesn't accept the token
   * @throws if the project doesn't respond, or not to this question; nothing is remembered then
   */
  return (authorization: string): Promise<unknown> => {
    const key = createHash('sha256').update(authorization).digest('base64');
    const known = answers.get(key);
    if (known && known.until > options.now()) return known.body;
    const body = lookUp(address, authorization);
    const answer = { until: options.now() + FRESH_MS, body };
    answers.delete(key);
    answers.set(key, answer);
    const oldest = answers.keys().next();
    if (answers.size > MAX_TOKENS && !oldest.done) answers.delete(oldest.value);
    body.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return body;
  };
}

async function lookUp(address: string, authorization: string): Promise<unknown> {
  const answer = await fetch(address, {
    headers: { authorization },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.ok) return await answer.json();
  await answer.body?.cancel();
  if (answer.status === 401 || answer.status === 403) return null;
  throw new Error(`The hosted project answered ${answer.status} to users/me.`);
}
