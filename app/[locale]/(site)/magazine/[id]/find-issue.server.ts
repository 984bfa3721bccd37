import 'server-only';
import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readIssue, type IssueCard, type MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { settlePermalink } from '#lib/content/settle-permalink.ts';

export type FoundIssue = {
  issue: MagazineIssue;
  card: IssueCard;
  pages: Record<Locale, string | null>;
};

/**
 * The issue of an address; otherwise the request ends: 404, a redirect to the shelf when it isn't translated, or 308 to
 * its own permalink, also from its number (`/magazine/15`) and from the other language's permalink.
 */
export async function findIssue(id: string): Promise<FoundIssue> {
  const locale = await currentLocale();
  const requested = decodeURIComponent(id);
  const issue = await readIssue(requested, locale);
  if (!issue) notFound();
  const pages = settlePermalink({
    requested,
    locale,
    permalinks: issue.permalinks,
    addressOf: paths.magazineIssue,
    list: paths.magazine(locale),
  });
  if (!issue.card) notFound();
  return { issue, card: issue.card, pages };
}
