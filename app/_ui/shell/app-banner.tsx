import { getTranslations } from 'next-intl/server';
import styles from './app-banner.module.css';
import { CloseBanner } from './close-banner.client.tsx';

/**
 * Suggests the app to people with an Android phone (A7). It stands in every page, hidden; `scripts/first-paint/source.js` shows it
 * before the first paint when the visitor may see it, so that nothing shifts and the page stays the same for everybody.
 */
export async function AppBanner({ href }: { href: string }) {
  const t = await getTranslations('common.appBanner');
  return (
    <aside className={styles.banner} aria-label={t('label')}>
      <CloseBanner label={t('close')} className={styles.close} />
      <img src="/brand/favicon.svg" alt="" width={44} height={44} loading="lazy" />
      <p>
        <strong>{t('title')}</strong>
        <span>{t('text')}</span>
      </p>
      <a className={styles.install} href={href} rel="noopener">
        {t('install')}
      </a>
    </aside>
  );
}
