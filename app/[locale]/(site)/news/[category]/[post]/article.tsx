import { stegaClean } from '@sanity/client/stega';
import { getTranslations } from 'next-intl/server';
import { Check, Link2, Mail, Printer, Share2 } from '#app/_ui/icon/drawn.server.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import { PostDate } from '#app/_ui/page/post-date.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { NewsPostPage } from '#lib/content/readers/news.server.ts';
import { readingMinutes, headingAnchors, headingsOf } from '#lib/content/rich-text.ts';
import { otherLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { PagePaths } from '#lib/seo/alternates.ts';
import { siteUrl } from '#lib/address.server.ts';
import { PostTools } from './post-tools.client.tsx';
import styles from './article.module.css';

/** Fewer headings than this need no table of contents. */
const WORTH_LISTING = 2;

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

type Props = { post: NewsPostPage; publishedAt: string; pages: PagePaths };

/** A news post: large title, wide picture, text at a readable line length, related information beside it. */
export async function Article({ post, publishedAt, pages }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.news');
  const other = otherLocale(locale);
  const translation = pages[other];
  const category = post.category.permalinks[locale];
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <Breadcrumbs
          label={t('breadcrumb')}
          items={[
            { name: t('title'), href: paths.news(locale) },
            { name: post.category.title, href: category ? paths.newsCategory(locale, category) : null },
          ]}
        />
        <h1>{post.title}</h1>
        {post.excerpt ? <p className={styles.lead}>{post.excerpt}</p> : null}
        <p className={styles.meta}>
          <PostDate at={publishedAt} year />
          {post.revisedAt && post.revisedAt > publishedAt ? (
            <span>
              {t('updated')} <PostDate at={post.revisedAt} year />
            </span>
          ) : null}
          <span>{t('readingTime', { minutes: readingMinutes(post.body) })}</span>
          {translation ? (
            <a href={translation} lang={other} hrefLang={other}>
              {t('inOther')}
            </a>
          ) : null}
        </p>
      </header>
      {post.cover ? (
        <div className={`wrap ${styles.picture}`}>
          <figure>
            <div className={styles.frame}>
              <ContentImage picture={post.cover} layout="cover" slotRatio={0.5} sizes="100vw" priority />
            </div>
            {post.cover.caption ? <figcaption>{post.cover.caption}</figcaption> : null}
          </figure>
        </div>
      ) : null}
      <div className={`wrap ${styles.columns}`}>
        <PostTools
          title={stegaClean(post.title)}
          address={`${siteUrl()}${pages[locale] ?? ''}`}
          texts={{
            share: t('share'),
            shareOn: t('shareOn'),
            copy: t('copy'),
            copied: t('copied'),
            copyFailed: t('copyFailed'),
            send: t('send'),
            print: t('print'),
          }}
          icons={{
            copy: <Link2 {...ICON} />,
            copied: <Check {...ICON} />,
            share: <Share2 {...ICON} />,
            send: <Mail {...ICON} />,
            print: <Printer {...ICON} />,
          }}
        />
        <RichText value={post.body} className={styles.body} />
        <Sidebar post={post} />
      </div>
    </article>
  );
}

/** Beside the text: its parts, its islands, other posts about them, and a link to booking. */
async function Sidebar({ post }: { post: NewsPostPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.news');
  const body = post.body ?? [];
  const anchors = headingAnchors(body);
  const headings = headingsOf(body, ['h2']);
  return (
    <aside className={styles.side}>
      {headings.length >= WORTH_LISTING ? (
        <div className={styles.contents}>
          <h2>{t('contents')}</h2>
          <ul>
            {headings.map((heading) => (
              <li key={heading.key}>
                <a href={`#${anchors.get(heading.key)}`}>{heading.text}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {post.destinations.length > 0 ? (
        <>
          <h2>{t('about')}</h2>
          <ul>
            {post.destinations.map((island) => (
              <li key={island.id}>
                <SiteLink href={island.href}>{island.title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {post.sameIslands.length > 0 ? (
        <>
          <h2>{t('sameIslands')}</h2>
          <ul>
            {post.sameIslands.map((other) => (
              <li key={other.id}>
                <SiteLink href={other.href}>{other.title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.action}>
        <ButtonLink href={paths.booking(locale)} tone="navy" small wide>
          {t('planTrip')}
        </ButtonLink>
      </div>
    </aside>
  );
}
