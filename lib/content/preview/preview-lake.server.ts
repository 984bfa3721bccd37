import 'server-only';
import type { SanityClient } from '@sanity/client';
import { contentClient } from '#lib/content/client.server.ts';
import { readEnv } from '#foundation/env.ts';

/** The token for reading drafts, or null when the site has none: draft preview is then off. */
export function previewToken(): string | null {
  return readEnv(process.env).SANITY_API_READ_TOKEN ?? null;
}

/** A client that reads drafts. Its token never leaves this process: browsers get pages, not query results. */
export function previewLake(): SanityClient | null {
  const token = previewToken();
  // The library warns about tokens in clients that browsers may share; this client is server-only.
  return token === null ? null : contentClient().withConfig({ token, ignoreBrowserTokenWarning: true });
}
