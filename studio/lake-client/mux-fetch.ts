import { MuxConnection, MuxUnavailable } from './mux-connection.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const LISTENER = /^\/v[^/]+\/data\/(listen|live\/events)\//;

/**
 * A `fetch` for the content client: listeners share one connection per window and identity, everything else is fetched as usual.
 * `lake` is the address of the lake without a version; `fetchListeners` opens the shared connection.
 */
export function createMuxFetch(options: {
  lake: string;
  fetch: Fetch;
  fetchListeners: Fetch;
  newSession: () => string;
}): Fetch {
  const connections = new Map<string, MuxConnection>();
  let unavailable = false;

  return async (url, init) => {
    const path = url.startsWith(`${options.lake}/`) ? url.slice(options.lake.length) : '';
    if (!LISTENER.test(path)) return options.fetch(url, init);
    if (unavailable) return options.fetchListeners(url, init);
    const headers = new Headers(init?.headers);
    const authorization = headers.get('authorization') ?? undefined;
    const lastEventId = headers.get('last-event-id') ?? undefined;
    const key = authorization ?? '';
    const connection =
      connections.get(key) ??
      new MuxConnection({
        lake: options.lake,
        newSession: options.newSession,
        authorization,
        fetch: options.fetchListeners,
      });
    connections.set(key, connection);
    try {
      return await connection.open(path, {
        ...(lastEventId === undefined ? {} : { lastEventId }),
        ...(init?.signal === undefined ? {} : { signal: init.signal }),
      });
    } catch (error) {
      if (!(error instanceof MuxUnavailable)) throw error;
      unavailable = true;
      return options.fetchListeners(url, init);
    }
  };
}
