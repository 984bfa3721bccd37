import type { MetadataRoute } from 'next';
import { permalinksQuery } from '#lib/content/queries/permalinks.ts';
import { readPublished } from '#lib/content/fetch-content.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { sitemapEntries, sitePages } from '#lib/seo/sitemap.ts';
import { siteUrl } from '#lib/address.server.ts';

/**
 * `/sitemap.xml`: every public page in both languages, each with its alternates (B9). Regenerated after a publish. The
 * later pages of the news lists are left out: they link to each other, and every post is listed itself.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [documents, network] = await Promise.all([
    readPublished('permalinks', permalinksQuery),
    readNetwork(),
  ]);
  const ports = (network?.ports ?? []).map(({ code }) => code);
  return sitemapEntries(siteUrl(), sitePages(documents, athensDay(new Date()), ports));
}
