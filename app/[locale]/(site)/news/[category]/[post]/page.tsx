import { getTranslations } from 'next-intl/server';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { ArrowLeft, ArrowRight } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { SectionHead } from '#app/_ui/page/section-head.tsx';
import { PostDate } from '#app/_ui/page/post-date.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readPost, type NewsPostPage } from '#lib/content/readers/news.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { withFeeds } from '#lib/feeds/links.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata, shareAddress } from '#lib/seo/page-metadata.ts';
import { breadcrumbData, newsArticleData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import type { PostCard } from '#lib/content/readers/post-card.server.ts';
import { Article } from './article.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import styles from './neighbours.module.css';

type PostJsonLdProps = { post: NewsPostPage; publishedAt: string; path: string };

type Props = { params: Promise<{ locale: string; category: string; post: string }> };

export function generateStaticParams() {
  return listDocuments(['newsPost'], (document, locale) => {
    const post = document[`permalink_${locale}`];
    const category = document[`category_${locale}`];
    return post && category ? { locale, category, post } : null;
  });
}

/**
 * The post; otherwise the request ends. The category in the address must be the post's own, in the language of the
 * page.
 */
async function find(params: Props['params']) {
  const locale = await currentLocale();
  const { category, post: permalink } = await params;
  const post = await readPost(decodeURIComponent(permalink), locale);
  if (!post?.publishedAt) notFound();
  const pages = perLocale((each) => addressOf(post, each));
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

export const generateMetadata = withNotFoundMetadata(async ({ params }: Props) => {
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

export default withNotFound(async function PostPage({ params }: Props) {
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

/** The posts before and after this one: earlier on the left, later on the right. */
async function Neighbours({ post }: { post: NewsPostPage }) {
  const { older, newer } = post;
  if (!older && !newer) return null;
  const t = await getTranslations('common.news');
  return (
    <nav className={`wrap ${styles.pair}`} aria-label={t('neighbours')}>
      {older ? (
        <SiteLink href={older.href} rel="prev">
          <span className={styles.way}>
            <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
            {t('previousPost')}
          </span>
          <span className={styles.title}>{older.title}</span>
        </SiteLink>
      ) : null}
      {newer ? (
        <SiteLink href={newer.href} rel="next" className={styles.next}>
          <span className={styles.way}>
            {t('nextPost')}
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </span>
          <span className={styles.title}>{newer.title}</span>
        </SiteLink>
      ) : null}
    </nav>
  );
}

async function PostJsonLd({ post, publishedAt, path }: PostJsonLdProps) {
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

/** The newest other posts, the first one wider. */
async function MorePosts({ posts }: { posts: readonly PostCard[] }) {
  const locale = await currentLocale();
  if (posts.length === 0) return null;
  const t = await getTranslations('common.news');
  return (
    <section className={`${sectionStyles.section} ${sectionStyles.foam}`} aria-labelledby="more">
      <div className="wrap">
        <SectionHead id="more" title={t('more')}>
          <TextLink href={paths.news(locale)}>{t('allNews')}</TextLink>
        </SectionHead>
        <div className={styles.more}>
          {posts.map((post) => (
            <SiteLink key={post.id} href={post.href}>
              <div className={styles.picture}>
                {post.cover ? (
                  <ContentImage
                    picture={post.cover}
                    alt=""
                    layout="cover"
                    slotRatio={0.7}
                    sizes="(max-width: 991px) 100vw, 560px"
                  />
                ) : null}
              </div>
              <PostDate at={post.publishedAt} year />
              <h3>{post.title}</h3>
            </SiteLink>
          ))}
        </div>
      </div>
    </section>
  );
}

/** When the text last changed, for search engines: the date that visitors see, without minor corrections. */
function modifiedAt({ revisedAt }: Pick<NewsPostPage, 'revisedAt'>, publishedAt: string): string {
  return revisedAt && revisedAt > publishedAt ? revisedAt : publishedAt;
}
