import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Rss } from '#app/_ui/icon/drawn.server.tsx';
import { paths } from '#lib/routes/paths.ts';
import styles from './feeds.module.css';

/** The feeds for people; readers find them by the links in the head. Plain links: a feed is not a page to go to. */
export async function Feeds() {
  const locale = await currentLocale();
  const t = await getTranslations('common.news');
  return (
    <p className={styles.feeds}>
      <Rss aria-hidden size={18} strokeWidth={1.75} />
      {t('follow')}
      <a href={paths.newsFeed(locale, 'rss')}>RSS</a>
      <a href={paths.newsFeed(locale, 'atom')}>Atom</a>
    </p>
  );
}
