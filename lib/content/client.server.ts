import 'server-only';
import { createClient, type SanityClient } from '@sanity/client';
import { readEnv } from '#foundation/env.ts';
import { backendUrl } from '#lib/address.server.ts';
import { contentPlace } from './place.server.ts';

/** Pins the behaviour of the query API; read its changelog before raising it. */
const API_VERSION = '2025-02-19';
/** A build has time to wait for a lake that is busy with its first queries, and fails with a page that it can't read. */
const RETRIES = process.env.NEXT_PHASE === 'phase-production-build' ? 5 : 1;

let client: SanityClient | undefined;
let isRefused = false;

/**
 * The content lake for pages: published documents only. With a hosted project configured, the same queries go there
 * (B8), with the site's token, so that its data set may be private. Created at the first read, so that a build without a backend can import this.
 */
export function contentClient(): SanityClient {
  client ??= open();
  return client;
}

/** The token was revoked. Published documents are public: from now on they are read anonymously. */
export function readAnonymously(): void {
  isRefused = true;
  client = undefined;
}

function open(): SanityClient {
  const { projectId, dataset, hosted } = contentPlace();
  const shared = {
    projectId,
    dataset,
    apiVersion: API_VERSION,
    perspective: 'published' as const,
    // Our own tags keep content fresh; a second cache in between would serve the old page after a publish.
    useCdn: false,
    // The page has a cached version as a fallback; waiting longer only piles up requests.
    timeout: 8_000,
    maxRetries: RETRIES,
  };
  // Anonymous queries have a queue of their own, which anybody can fill. With the token, the pages' queries don't wait
  // in it.
  const token = isRefused ? undefined : readEnv(process.env).SANITY_API_READ_TOKEN;
  const withToken = { ...shared, ...(token !== undefined && { token, ignoreBrowserTokenWarning: true }) };
  if (hosted) return createClient(withToken);
  return createClient({
    ...withToken,
    apiHost: `${backendUrl()}/lake`,
    useProjectHostname: false,
  });
}
