import { getTranslations } from 'next-intl/server';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import type { NewsPostPage } from '#lib/content/readers/news.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData, newsArticleData } from '#lib/seo/json-ld.ts';
import { modifiedAt } from './modified-at.ts';
import { shareAddress } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/address.server.ts';

type Props = { post: NewsPostPage; publishedAt: string; path: string; locale: Locale };

export async function PostJsonLd({ post, publishedAt, path, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.news' });
  const shell = await getTranslations({ locale, namespace: 'common.shell' });
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
