import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { athensDay } from '#foundation/dates/athens.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import type { PostCard } from '#lib/content/readers/post-card.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import styles from './news-front.module.css';

/** A dated line with a small picture. */
export function NewsRow({ post, locale }: { post: PostCard; locale: Locale }) {
  const day = nameDay(athensDay(new Date(post.publishedAt)), locale);
  return (
    <SiteLink href={post.href} className={styles.row}>
      <time dateTime={day.date} className="num">
        <b>{day.day}</b> {day.monthShort} {day.year}
      </time>
      <div>
        <p className={styles.category}>{post.category}</p>
        <h3>{post.title}</h3>
        {post.excerpt ? <p>{post.excerpt}</p> : null}
      </div>
      {post.cover ? (
        <div className={styles.thumb}>
          <ContentImage picture={post.cover} alt="" slotRatio={0.76} sizes="132px" />
        </div>
      ) : null}
    </SiteLink>
  );
}
