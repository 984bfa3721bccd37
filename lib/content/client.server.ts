import 'server-only';
import { createClient, type SanityClient } from '@sanity/client';
import { readEnv } from '#foundation/env.ts';
import { backendUrl } from '#lib/address.server.ts';
import { contentPlace } from './place.server.ts';

/** Pins the behaviour of the query API; raise it together with a look at its changelog. */
const API_VERSION = '2025-02-19';

let client: SanityClient | undefined;
let isRefused = false;

/**
 * The content lake as the pages read it: published documents only. With a hosted project configured the same queries go there
 * (B8). Made at the first read, so that a build without a backend can import this.
 */
export function contentClient(): SanityClient {
  client ??= open();
  return client;
}

/** The token was revoked. What is published is for everybody: from now on it is read as a stranger reads it. */
export function readAsStranger(): void {
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
    // Freshness comes from our own tags; a second cache in between would serve the old page after a publish.
    useCdn: false,
    // The page has a cached version to fall back on; waiting longer only piles up requests.
    timeout: 8_000,
    maxRetries: 1,
  };
  if (hosted) return createClient(shared);
  // Strangers' queries wait in a queue of their own, which anybody can make long; those of the pages do not stand in it.
  const token = isRefused ? undefined : readEnv(process.env).SANITY_API_READ_TOKEN;
  return createClient({
    ...shared,
    ...(token !== undefined && { token, ignoreBrowserTokenWarning: true }),
    apiHost: `${backendUrl()}/lake`,
    useProjectHostname: false,
  });
}
