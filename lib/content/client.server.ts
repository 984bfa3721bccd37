import 'server-only';
import { createClient, type SanityClient } from '@sanity/client';
import { backendUrl } from '#lib/site/address.server.ts';
import { contentPlace } from './place.server.ts';

/** Pins the behaviour of the query API; raise it together with a look at its changelog. */
const API_VERSION = '2025-02-19';

let client: SanityClient | undefined;

/**
 * The content lake as the pages read it: published documents only. With a hosted project configured the same queries go there
 * (B8). Made at the first read, so that a build without a backend can import this.
 */
export function lake(): SanityClient {
  client ??= open();
  return client;
}

function open(): SanityClient {
  const { projectId, dataset, hosted } = contentPlace();
  const shared = {
    projectId,
    dataset,
    apiVersion: API_VERSION,
    perspective: 'published' as const,
    // Freshness comes from our own tags; a second cache in between would serve the old page after a publish.
    useCdn: false,
    // The page has a cached version to fall back on; waiting longer only piles up requests.
    timeout: 8_000,
    maxRetries: 1,
  };
  if (hosted) return createClient(shared);
  return createClient({
    ...shared,
    apiHost: `${backendUrl()}/lake`,
    useProjectHostname: false,
  });
}
