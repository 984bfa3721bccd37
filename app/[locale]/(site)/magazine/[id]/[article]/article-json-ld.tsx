import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { IssueCard, MagazineArticle, MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { articleData } from '#lib/seo/magazine-data.ts';
import { shareAddress } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { article: MagazineArticle; issue: MagazineIssue; card: IssueCard };

/** The article and its issue for search engines (B9). */
export async function ArticleJsonLd({ article, issue, card }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  const magazine = { name: t('name'), path: paths.magazine(locale) };
  return (
    <>
      <JsonLd
        data={articleData({
          site,
          magazine,
          language: locale,
          publisher: shell('siteName'),
          issue: card,
          path: article.href,
          headline: article.title,
          description: article.lead,
          image: article.picture ? shareAddress(article.picture) : null,
          author: article.byline,
          publishedAt: issue.publishedAt,
          modifiedAt: issue.updatedAt,
        })}
      />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          magazine,
          { name: card.title, path: card.href },
          { name: article.title, path: article.href },
        ])}
      />
    </>
  );
}
