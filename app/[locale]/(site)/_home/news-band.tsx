import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { SectionHead } from '#app/_ui/page/section-head.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import { PostDate } from '#app/_ui/page/post-date.tsx';
import type { PostCard } from '#lib/content/readers/post-card.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './news-band.module.css';

type Props = {
  posts: readonly PostCard[];
  /** The previous section is white too and already provides the space. */ close: boolean;
};

/** The latest post with its picture, and the next four as dated lines. */
export async function NewsBand({ posts, close }: Props) {
  const locale = await currentLocale();
  const [first, ...rest] = posts;
  if (!first) return null;
  const t = await getTranslations('common.home');
  return (
    <section className={`far ${sectionStyles.section} ${close ? styles.close : ''}`} aria-labelledby="news">
      <div className="wrap">
        <SectionHead id="news" title={t('newsTitle')}>
          <TextLink href={paths.news(locale)} arrow>
            {t('allNews')}
          </TextLink>
        </SectionHead>
        <div className={styles.news}>
          <SiteLink href={first.href} className={styles.first}>
            {first.cover ? (
              <ContentImage
                picture={first.cover}
                alt=""
                slotRatio={2 / 3}
                sizes="(max-width: 991px) 100vw, 500px"
              />
            ) : null}
            <PostDate at={first.publishedAt} year />
            <h3>{first.title}</h3>
            {first.excerpt ? <p>{first.excerpt}</p> : null}
          </SiteLink>
          <ul className={styles.list}>
            {rest.map((post) => (
              <li key={post.id}>
                <SiteLink href={post.href}>
                  <PostDate at={post.publishedAt} />
                  <div>
                    <span>{post.category}</span>
                    <h3>{post.title}</h3>
                  </div>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
