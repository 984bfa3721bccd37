import 'server-only';
import { locales, type Locale } from '#lib/i18n/locales.ts';
import { log } from '#lib/log/log.server.ts';
import { permalinksQuery } from './queries/permalinks.ts';
import { readPublished } from './read.server.ts';
import type { PermalinksQueryResult } from './types.gen.ts';

type Listed = PermalinksQueryResult[number];

/**
 * What to prerender at build time, one entry per document and language. A build without a backend prerenders nothing and each
 * page is made at its first visit; nothing else changes.
 */
export async function listDocuments<Params>(
  types: readonly Listed['_type'][],
  paramsOf: (document: Listed, locale: Locale) => Params | null,
): Promise<Params[]> {
  try {
    const documents = await readPublished('permalinks', permalinksQuery);
    return documents
      .filter((document) => types.includes(document._type))
      .flatMap((document) => locales.flatMap((locale) => paramsOf(document, locale) ?? []));
  } catch (error) {
    log.warn({ error: String(error) }, 'content not reachable: pages are made at their first visit');
    return [];
  }
}
