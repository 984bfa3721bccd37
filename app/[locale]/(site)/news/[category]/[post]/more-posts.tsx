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
import styles from './more-posts.module.css';

/** The newest other posts, the first one wider. */
export async function MorePosts({ posts }: { posts: readonly PostCard[] }) {
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
                    sizes="(max-width: 1023px) 100vw, 560px"
                  />
                ) : null}
              </div>
              <PostDate at={post.publishedAt} locale={locale} year />
              <h3>{post.title}</h3>
            </SiteLink>
          ))}
        </div>
      </div>
    </section>
  );
}
