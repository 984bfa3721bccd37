import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '../link/site-link.tsx';
import { Close } from '#app/_ui/icon/icons.tsx';
import { NewsletterForm } from '#app/_ui/newsletter/newsletter-form.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { issueTexts } from '#app/_ui/magazine/issue-line.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import type { IssueCard } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ScrollState } from './scroll-state.client.tsx';
import styles from './shell.module.css';

type Props = { picture: ContentPicture | null };

/** Header, main and footer around every page of the site and of the booking flow. */
export async function Shell({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.shell');
  const data = await readShell(locale);
  return (
    <>
      <a className="skip-link" href="#main">
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

/**
 * Suggests the app to visitors with an Android phone (A7). It is in every page, hidden; `scripts/first-paint/source.js`
 * shows it before the first paint to those who should see it, so that nothing shifts and the page is the same for
 * everybody.
 */
async function AppBanner({ href }: { href: string }) {
  const t = await getTranslations('common.appBanner');
  return (
    <aside className={styles.banner} aria-label={t('label')}>
      {/* The script before the first paint answers it. */}
      <button type="button" className={styles.close} aria-label={t('close')} data-close-app-banner="">
        <Close size={20} />
      </button>
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

/** The night scene with the newsletter, above the footer of every page; taller on the home page. */
async function NightScene({ picture }: Props) {
  const t = await getTranslations('common.shell');
  return (
    <div className={styles.night}>
      <div className={styles.scene}>
        {picture ? (
          <ContentImage
            picture={picture}
            alt=""
            layout="cover"
            position="css"
            sizes="(max-width: 991px) 165vw, 122vw"
            className={styles.picture}
          />
        ) : null}
      </div>
      <div className={`wrap ${styles.inner}`}>
        <h2>{t('nightTitle')}</h2>
        <p className={styles.lead}>{t('nightText')}</p>
        <NewsletterForm />
      </div>
    </div>
  );
}

/** The latest cover, always 208 × 294, links to the issue; the button links to all issues (A8). */
async function FooterMagazine({ issue }: { issue: IssueCard }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const [number, season] = await issueTexts(issue);
  return (
    <section className={styles.magazine} aria-labelledby="footer-magazine">
      <SiteLink href={issue.href} className={styles.cover}>
        <ContentImage
          picture={issue.cover}
          alt={`${t('name')}, ${number}: ${issue.title}`}
          slotRatio={294 / 208}
          sizes="208px"
        />
      </SiteLink>
      <div className={styles.text}>
        <h2 id="footer-magazine">{t('name')}</h2>
        <p>{t('footerText', { number: String(issue.number), season: season.toLocaleLowerCase(locale) })}</p>
        <SiteLink href={paths.magazine(locale)} className={styles.button}>
          {t('toMagazine')}
        </SiteLink>
      </div>
    </section>
  );
}
