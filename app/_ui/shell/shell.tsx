import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { readShell } from '#lib/content/readers/shell.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { AppBanner } from './app-banner.tsx';
import { SiteLink } from '../link/site-link.tsx';
import { FooterMagazine } from './footer-magazine.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NightScene } from './night-scene.tsx';
import { ScrollState } from './scroll-state.client.tsx';
import styles from './shell.module.css';

/** Header, main and footer around every page of the site and of the booking flow. */
export async function Shell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = await getTranslations({ locale, namespace: 'common.shell' });
  const data = await readShell(locale);
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header locale={locale} menu={data} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {data.appStoreUrl ? <AppBanner locale={locale} href={data.appStoreUrl} /> : null}
        {children}
      </main>
      <Footer
        locale={locale}
        data={data}
        Link={SiteLink}
        scene={<NightScene locale={locale} picture={data.night} />}
        magazine={data.magazine ? <FooterMagazine issue={data.magazine} locale={locale} /> : null}
      />
      <ScrollState />
    </>
  );
}
