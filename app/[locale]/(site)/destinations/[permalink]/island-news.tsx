import { inSentence } from '#foundation/text/place-forms.ts';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { SectionHead } from '#app/_ui/page/section-head.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import { PostDate } from '#app/_ui/page/post-date.tsx';
import { readDestinationNews, type DestinationPage } from '#lib/content/readers/destination.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './island-news.module.css';

/** This season's news that mention the island; nothing when there are none. */
export async function IslandNews({ island, now }: { island: DestinationPage; now: Date }) {
  const locale = await currentLocale();
  const [t, posts] = await Promise.all([
    getTranslations('common.destinations'),
    readDestinationNews(island.id, locale, now),
  ]);
  const [first] = posts;
  if (!first) return null;
  return (
    <section className={`far ${sectionStyles.section} ${sectionStyles.foam}`} aria-labelledby="island-news">
      <div className="wrap">
        <SectionHead
          id="island-news"
          over={t.markup('newsOver', { place: inSentence(island.forms) })}
          title={t('newsTitle')}
        >
          <TextLink href={paths.news(locale)}>{t('allNews')}</TextLink>
        </SectionHead>
        <div className={styles.grid}>
          {first.cover ? (
            <SiteLink href={first.href} className={styles.picture} tabIndex={-1} aria-hidden>
              <ContentImage
                picture={first.cover}
                alt=""
                slotRatio={0.625}
                sizes="(max-width: 991px) 100vw, 600px"
              />
            </SiteLink>
          ) : null}
          <ul>
            {posts.map((post) => (
              <li key={post.id}>
                <PostDate at={post.publishedAt} />
                <div>
                  <SiteLink href={post.href}>{post.title}</SiteLink>
                  {post.excerpt ? <p>{post.excerpt}</p> : null}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
