import { createClient, RESP_TYPES } from '@redis/client';
import { createJsonLog } from '#foundation/log/json-log.ts';
import { readStaleness, type Staleness } from './staleness.ts';
import { FRESHNESS_SINCE, MARK_STALE, READ, WRITE } from './shared-scripts.ts';

/** Longer than any page is in use without being regenerated. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;
/** How long a lookup may take before the page is rendered without the server; rendering takes about as long. */
const ANSWER_MS = 1_500;
/** After a timeout the server gets no requests for this long, so that not every visitor waits for a server that hangs. */
const RETRY_MS = 1_000;
/** A publish may take longer. */
const MARK_MS = 5_000;
const TAGS = 'meltemi:tags';
const CHANNEL = 'meltemi:stale';

export type Freshness = 'fresh' | 'stale' | 'expired';
export type SharedEntry = { now: string; kept: { bytes: Buffer; freshness: Freshness } | null };
export type Entry = { bytes: Buffer; tags: readonly string[]; began: string };

const log = createJsonLog({ part: 'page-cache', level: process.env.LOG_LEVEL });

/**
 * The server on which several sites store their pages. While it is unavailable every result is null, and callers work without it.
 * Tags that go stale meanwhile are sent when it is back.
 * @param prefix separates the pages of different builds, which can't be served by each other
 * @param onStale called when any site, including this one, reports stale tags
 */
export function openSharedServer(url: string, prefix: string, onStale: (staleness: Staleness) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: RETRY_MS, reconnectStrategy: RETRY_MS },
  });
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const unsent: Staleness[] = [];
  let away = false;
  let retryAt = 0;

  const noteAway = (error: unknown) => {
    if (!away) log.error({ error: String(error) }, 'shared page cache unavailable; using local files');
    away = true;
  };
  client.on('error', noteAway);
  const noteBack = () => {
    if (away) log.info({}, 'the shared page cache is back');
    away = false;
    for (const staleness of unsent.splice(0)) void markStale(staleness);
  };
  client.on('ready', noteBack);

  async function attempt<T>(call: () => Promise<T>, patienceMs: number): Promise<T | null> {
    if (!client.isReady) return null;
    try {
      const answer = await inTime(call(), patienceMs);
      if (away) noteBack();
      return answer;
    } catch (error) {
      retryAt = Date.now() + RETRY_MS;
      noteAway(error);
      return null;
    }
  }

  const orNull = <T>(call: () => Promise<T>): Promise<T | null> =>
    Date.now() < retryAt ? Promise.resolve(null) : attempt(call, ANSWER_MS);

  async function markStale(staleness: Staleness): Promise<void> {
    const args = [staleness.soon ? 'soon' : 'now', CHANNEL, JSON.stringify(staleness), ...staleness.tags];
    const call = () => client.eval(MARK_STALE, { keys: [TAGS], arguments: args });
    if ((await attempt(call, MARK_MS)) === null) unsent.push(staleness);
  }

  const listener = client.duplicate();
  listener.on('error', noteAway);
  const ready = Promise.all([
    client.connect(),
    listener.connect().then(() => listener.subscribe(CHANNEL, (text) => onStale(readStaleness(text)))),
  ]).catch(noteAway);

  return {
    /** Resolves when the server is connected or known to be unavailable. */
    ready: inTime(ready, ANSWER_MS).catch(noteAway),
    async read(key: string): Promise<SharedEntry | null> {
      const answer = await orNull(() => bytes.eval(READ, { keys: [prefix + key, TAGS] }));
      if (!Array.isArray(answer)) return null;
      const [now, freshness, kept] = answer;
      return {
        now: String(now),
        kept: Buffer.isBuffer(kept) ? { bytes: kept, freshness: freshnessOf(freshness) } : null,
      };
    },
    async freshnessSince(moment: string, tags: readonly string[]): Promise<Freshness | null> {
      const args = [moment, tags.join(',')];
      const answer = await orNull(() => client.eval(FRESHNESS_SINCE, { keys: [TAGS], arguments: args }));
      return answer === null ? null : freshnessOf(answer);
    },
    /** @returns whether the server now has this entry or a newer one */
    async write(key: string, { bytes, tags, began }: Entry): Promise<boolean> {
      const args = [began, tags.join(','), bytes, String(KEEP_SECONDS)];
      return (await orNull(() => client.eval(WRITE, { keys: [prefix + key], arguments: args }))) !== null;
    },
    markStale,
    close(): void {
      client.destroy();
      listener.destroy();
    },
  };
}

export type SharedServer = ReturnType<typeof openSharedServer>;

function freshnessOf(level: unknown): Freshness {
  const found = String(level);
  return found === '0' ? 'fresh' : found === '1' ? 'stale' : 'expired';
}

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
