import { getTranslations } from 'next-intl/server';
import { ArrowLeft, ArrowRight } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { NewsPostPage } from '#lib/content/readers/news.server.ts';
import styles from './neighbours.module.css';

/** The posts before and after this one in time: earlier on the left, later on the right. */
export async function Neighbours({ post }: { post: NewsPostPage }) {
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
