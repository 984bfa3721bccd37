import { getTranslations } from 'next-intl/server';
import { Rss } from '#app/_ui/icon/drawn.server.tsx';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './feeds.module.css';

/** The feeds for people; readers find them by the links in the head. Plain links: a feed is not a page to go to. */
export async function Feeds({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common.news' });
  return (
    <p className={styles.feeds}>
      <Rss aria-hidden size={18} strokeWidth={1.75} />
      {t('follow')}
      <a href={paths.newsFeed(locale, 'rss')}>RSS</a>
      <a href={paths.newsFeed(locale, 'atom')}>Atom</a>
    </p>
  );
}
