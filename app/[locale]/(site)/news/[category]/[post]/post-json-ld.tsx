import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { NewsPostPage } from '#lib/content/readers/news.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData, newsArticleData } from '#lib/seo/json-ld.ts';
import { modifiedAt } from './modified-at.ts';
import { shareAddress } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { post: NewsPostPage; publishedAt: string; path: string };

export async function PostJsonLd({ post, publishedAt, path }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.news');
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  const category = post.category.permalinks[locale];
  return (
    <>
      <JsonLd
        data={newsArticleData({
          site,
          path,
          headline: post.title,
          description: post.excerpt,
          image: post.cover ? shareAddress(post.cover) : null,
          publishedAt,
          modifiedAt: modifiedAt(post, publishedAt),
          section: post.category.title,
          language: locale,
          publisher: shell('siteName'),
        })}
      />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          { name: t('title'), path: paths.news(locale) },
          ...(category ? [{ name: post.category.title, path: paths.newsCategory(locale, category) }] : []),
          { name: post.title, path },
        ])}
      />
    </>
  );
}
