import type { Log } from '#foundation/log/log.ts';

/** `refused`: the project doesn't accept the site's token, or a private data set is read without one. */
export type ContentState = 'ready' | 'away' | 'refused' | 'empty';

const ANSWER_MS = 3_000;
/** Each check counts towards the project's quota of requests. */
const REMEMBER_READY_MS = 60_000;
const REMEMBER_OTHER_MS = 10_000;

/** How a hosted project answers the site. Never rejects, and logs each change. */
export function createContentReach(options: {
  project: string;
  dataset: string;
  token: string | undefined;
  log: Log;
  now: () => number;
}): () => Promise<ContentState> {
  const { project, dataset, token, log, now } = options;
  const query = encodeURIComponent('*[_type == "siteSettings"][0]._id');
  const address = `https://${project}.api.sanity.io/v2025-02-19/data/query/${dataset}?query=${query}&perspective=published`;
  let pending: Promise<ContentState> | undefined;
  let checkAgainAt = 0;
  let last: ContentState = 'ready';

  async function check(): Promise<ContentState> {
    const state = await look(address, token);
    checkAgainAt = now() + (state === 'ready' ? REMEMBER_READY_MS : REMEMBER_OTHER_MS);
    if (state !== last) log.warn({ project, dataset, content: state }, 'hosted content changed its state');
    last = state;
    return state;
  }
  return () => {
    if (pending === undefined || now() >= checkAgainAt) {
      checkAgainAt = now() + REMEMBER_OTHER_MS;
      pending = check();
    }
    return pending;
  };
}

async function look(address: string, token: string | undefined): Promise<ContentState> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    const body: unknown = await answer.json();
    if (answer.status === 401 || answer.status === 403 || answer.status === 404) return 'refused';
    if (!answer.ok || typeof body !== 'object' || body === null || !('result' in body)) return 'away';
    return body.result === null ? 'empty' : 'ready';
  } catch {
    return 'away';
  }
}
