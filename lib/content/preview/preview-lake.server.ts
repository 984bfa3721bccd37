import 'server-only';
import type { SanityClient } from '@sanity/client';
import { contentClient } from '#lib/content/client.server.ts';
import { readEnv } from '#foundation/env.ts';

/** The right to read drafts, or null when the site was given none: draft preview is then off. */
export function previewToken(): string | null {
  return readEnv(process.env).SANITY_API_READ_TOKEN ?? null;
}

/** The lake with drafts. Its token never leaves this process: browsers get pages, not answers of the lake. */
export function previewLake(): SanityClient | null {
  const token = previewToken();
  // A token in a client that is shared with the browser's side would warn; this one is never.
  return token === null ? null : contentClient().withConfig({ token, ignoreBrowserTokenWarning: true });
}
