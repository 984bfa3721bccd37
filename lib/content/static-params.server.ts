import 'server-only';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { locales, type Locale } from '#foundation/text/locales.ts';
import { log } from '#lib/log.server.ts';
import { pagesFor } from './news-pages.ts';
import { newsCategoriesQuery, newsIndexQuery } from './queries/news.ts';
import { permalinksQuery } from './queries/permalinks.ts';
import { readPublished } from './fetch-content.server.ts';
import type { PermalinksQueryResult } from './types.gen.ts';

type ListedDocument = PermalinksQueryResult[number];

/** The edge worker doesn't serve prerendered pages (decision 048). */
const canPrerender = process.env.SITE_TARGET !== 'edge';

/**
 * What to prerender at build time, one entry per document and language. A build without a backend, or for the edge,
 * prerenders nothing; each page is then rendered at its first visit. Nothing else changes.
 */
export async function listDocuments<Params>(
  types: readonly ListedDocument['_type'][],
  paramsOf: (document: ListedDocument, locale: Locale) => Params | null,
): Promise<Params[]> {
  return await orNothing(async () => {
    const documents = await readPublished('permalinks', permalinksQuery);
    return documents
      .filter((document) => types.includes(document._type))
      .flatMap((document) => locales.flatMap((locale) => paramsOf(document, locale) ?? []));
  });
}

type NewsPageParams = { locale: Locale; category: string | null; page: string };

/** The pages after the first one in the list of all posts (`category` null) and in each category's list. */
export async function listNewsPages(): Promise<NewsPageParams[]> {
  return await orNothing(async () => {
    const [index, categories] = await Promise.all([
      readPublished('newsList', newsIndexQuery),
      readPublished('newsList', newsCategoriesQuery),
    ]);
    return locales.flatMap((locale) => {
      const posts = index.filter((post) => post[`in_${locale}`]);
      return [
        ...furtherPages(posts.length).map((page) => ({ locale, category: null, page })),
        ...categories.flatMap((known) => {
          const category = known[`permalink_${locale}`];
          const count = posts.filter((post) => post.category === known._id).length;
          return category ? furtherPages(count).map((page) => ({ locale, category, page })) : [];
        }),
      ];
    });
  });
}

/** Ports with their own price list, in the form used in its address. */
export async function listPorts(): Promise<{ locale: Locale; port: string }[]> {
  return await orNothing(async () => {
    const network = await readNetwork();
    return (network?.ports ?? []).flatMap(({ code }) =>
      locales.map((locale) => ({ locale, port: code.toLowerCase() })),
    );
  });
}

function furtherPages(count: number): string[] {
  return Array.from({ length: pagesFor(count) - 1 }, (_, index) => String(index + 2));
}

async function orNothing<Params>(list: () => Promise<Params[]>): Promise<Params[]> {
  if (!canPrerender) return [];
  try {
    return await list();
  } catch (error) {
    log.warn({ error: String(error) }, 'content not reachable: pages are rendered at their first visit');
    return [];
  }
}
