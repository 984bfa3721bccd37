import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import { createMuxFetch } from './mux-fetch.ts';
import { createPatientFetch, pauseOrOnline } from './patient-fetch.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const LAKE_PATH = '/lake';

/** The workspace settings for where content is stored. Empty for a hosted project, whose addresses are the defaults. */
export type LakeConnection = {
  apiHost?: string;
  unstable_clientFactory?: (config: ClientConfig) => SanityClient;
};

/**
 * Points the Studio at the embedded content lake behind the same host. Without `origin` (the command line reads the schema and
 * never connects) the address is omitted.
 * @param around wraps the `fetch` of the Studio's requests
 */
export function embeddedLake(
  origin: string | undefined,
  around: (fetch: Fetch) => Fetch = (fetch) => fetch,
): LakeConnection {
  if (origin === undefined) return {};
  const lake = origin + LAKE_PATH;
  const browserFetch = (url: string, init?: RequestInit) => globalThis.fetch(url, init);
  const muxFetch = createMuxFetch({
    lake,
    // Listeners reconnect by themselves and must notice at once that they are disconnected.
    fetchListeners: browserFetch,
    fetch: createPatientFetch({ fetch: browserFetch, now: Date.now, pause: pauseOrOnline }),
    newSession: () => crypto.randomUUID(),
  });
  const fetch = around(muxFetch);
  return {
    apiHost: lake,
    unstable_clientFactory: (config) =>
      createClient({ ...config, useProjectHostname: false, resolveFetch: () => fetch }),
  };
}
