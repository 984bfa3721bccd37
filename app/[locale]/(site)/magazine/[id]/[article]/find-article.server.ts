import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readIssue, type MagazineArticle } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { findIssue, type FoundIssue } from '#app/[locale]/(site)/magazine/[id]/find-issue.server.ts';

/**
 * Finds the issue and the article of an address, in either language. When the issue has another address, redirects to
 * the article there (308), or to the issue when the article's title has changed since.
 */
export async function findArticle(params: {
  id: string;
  article: string;
}): Promise<{ found: FoundIssue; article: MagazineArticle | null }> {
  const { id } = params;
  const locale = await currentLocale();
  const named = decodeURIComponent(params.article);
  const issue = await readIssue(decodeURIComponent(id), locale);
  const article = issue?.articles.find(
    ({ addresses, key }) =>
      addresses[locale] === named || Object.values(addresses).includes(named) || key === named,
  );
  const own = issue?.card?.permalink;
  if (own && own !== decodeURIComponent(id))
    permanentRedirect(article ? article.href : paths.magazineIssue(locale, own));
  return { found: await findIssue(id), article: article ?? null };
}
