import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { IssueCard, MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { issueData } from '#lib/seo/magazine-data.ts';
import { shareAddress } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { issue: MagazineIssue; card: IssueCard; path: string };

/** The issue for search engines (B9). */
export async function IssueJsonLd({ issue, card, path }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  const magazine = { name: t('name'), path: paths.magazine(locale) };
  return (
    <>
      <JsonLd
        data={issueData({
          site,
          magazine,
          language: locale,
          publisher: shell('siteName'),
          issue: { ...card, href: path },
          description: issue.lead,
          image: shareAddress(card.cover),
          publishedAt: issue.publishedAt,
          articles: issue.articles,
        })}
      />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          magazine,
          { name: card.title, path },
        ])}
      />
    </>
  );
}
