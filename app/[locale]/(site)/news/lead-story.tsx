import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { PostMeta } from '#app/_ui/page/post-meta.tsx';
import type { PostCard } from '#lib/content/readers/post-card.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import styles from './news-front.module.css';

/** The newest post: its text stands over the corner of its picture. */
export function LeadStory({ post, locale }: { post: PostCard; locale: Locale }) {
  return (
    <SiteLink href={post.href} className={styles.lead}>
      {post.cover ? (
        <div className={styles.leadPicture}>
          <ContentImage
            picture={post.cover}
            slotRatio={0.5875}
            sizes="(max-width: 899px) 100vw, 960px"
            priority
          />
        </div>
      ) : null}
      <div className={styles.leadText}>
        <PostMeta category={post.category} at={post.publishedAt} locale={locale} year />
        <h2>{post.title}</h2>
        {post.excerpt ? <p>{post.excerpt}</p> : null}
      </div>
    </SiteLink>
  );
}
