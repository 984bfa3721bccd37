import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { AppBanner } from './app-banner.tsx';
import { SiteLink } from '../link/site-link.tsx';
import { FooterMagazine } from './footer-magazine.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NightScene } from './night-scene.tsx';
import { ScrollState } from './scroll-state.client.tsx';
import styles from './shell.module.css';

/** Header, main and footer around every page of the site and of the booking flow. */
export async function Shell({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.shell');
  const data = await readShell(locale);
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header menu={data} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {data.appStoreUrl ? <AppBanner href={data.appStoreUrl} /> : null}
        {children}
      </main>
      <Footer
        data={data}
        Link={SiteLink}
        scene={<NightScene picture={data.night} />}
        magazine={data.magazine ? <FooterMagazine issue={data.magazine} /> : null}
      />
      <ScrollState />
    </>
  );
}
