import { getTranslations } from 'next-intl/server';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { readPost, type NewsPostPage } from '#lib/content/readers/news.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { withFeeds } from '#lib/feeds/links.ts';
import { type Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { Article } from './article.tsx';
import { modifiedAt } from './modified-at.ts';
import { MorePosts } from './more-posts.tsx';
import { Neighbours } from './neighbours.tsx';
import { PostJsonLd } from './post-json-ld.tsx';

type Props = { params: Promise<{ locale: string; category: string; post: string }> };

export function generateStaticParams() {
  return listDocuments(['newsPost'], (document, locale) => {
    const post = document[`permalink_${locale}`];
    const category = document[`category_${locale}`];
    return post && category ? { locale, category, post } : null;
  });
}

/** The post, or the end of the request. The category in the address must be the post's own, in the language of the page. */
async function find(params: Props['params']) {
  const locale = await currentLocale();
  const { category, post: permalink } = await params;
  const post = await readPost(decodeURIComponent(permalink), locale);
  if (!post?.publishedAt) notFound();
  const pages = { el: addressOf(post, 'el'), en: addressOf(post, 'en') };
  const own = pages[locale];
  // Not permanent: the translation may be published tomorrow.
  if (own === null) redirect(paths.news(locale));
  if (own !== paths.newsPost(locale, decodeURIComponent(category), decodeURIComponent(permalink)))
    permanentRedirect(own);
  return { locale, post, publishedAt: post.publishedAt, pages };
}

function addressOf(post: NewsPostPage, language: Locale): string | null {
  const permalink = post.permalinks[language];
  const category = post.category.permalinks[language];
  return permalink && category ? paths.newsPost(language, category, permalink) : null;
}

export const generateMetadata = headOrLost(async ({ params }: Props) => {
  const { locale, post, publishedAt, pages } = await find(params);
  const t = await getTranslations('common.news');
  const metadata = pageMetadata({
    locale,
    paths: pages,
    title: post.title,
    description: post.excerpt,
    article: {
      publishedAt,
      modifiedAt: modifiedAt(post, publishedAt),
      section: post.category.title,
      tags: post.destinations.map(({ title }) => title),
    },
  });
  return withFeeds(metadata, locale, t('title'));
});

export default pageOrLost(async function PostPage({ params }: Props) {
  const { locale, post, publishedAt, pages } = await find(params);
  return (
    <>
      <Article post={post} publishedAt={publishedAt} pages={pages} />
      <Neighbours post={post} />
      <MorePosts posts={post.more} />
      <PostJsonLd post={post} publishedAt={publishedAt} path={pages[locale] ?? ''} />
    </>
  );
});
