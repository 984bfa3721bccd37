import { ConsentSettingsButton } from '#app/_ui/consent/settings-button.tsx';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { paths } from '#lib/routes/paths.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { FlowLanguage } from './flow-language.client.tsx';
import { operatorPhone } from '#app/_ui/phone/operator-phone.server.ts';
import styles from './frame.module.css';

type Props = {
  locale: Locale;
  /** This page in a language, with its whole query: the switch must lose nothing. */
  hrefOf: (locale: Locale) => string;
  steps?: ReactNode;
  children: ReactNode;
};

/**
 * Head and foot of the steps that sell: nothing here leads away by accident, and help is one call away. Its links are plain ones:
 * on one bar of signal no page that somebody might want later is loaded ahead, and the script of such links stays away.
 */
export async function FlowFrame({ locale, hrefOf, steps, children }: Props) {
  const t = await getTranslations('common.booking.frame');
  const phone = await operatorPhone(locale);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.header}>
        <div className={`wrap ${styles.headerIn}`}>
          <a href={paths.home(locale)} className={styles.logo}>
            <img src={`/brand/wordmark-${locale}.svg`} alt={t('home')} width="150" height="36" />
          </a>
          <a href={paths.manageBooking(locale)} className={`${styles.action} ${styles.mine}`}>
            {t('myBooking')}
          </a>
          <a href={phone.href} className={`${styles.action} num`}>
            <Phone aria-hidden className="icon" />
            {phone.text}
          </a>
          <FlowLanguage
            locale={locale}
            names={{ el: t('el'), en: t('en') }}
            hrefs={{ el: hrefOf('el'), en: hrefOf('en') }}
          />
        </div>
      </header>
      {steps}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={`wrap ${styles.footerIn}`}>
          <a href={paths.home(locale)}>{t('homePage')}</a>
          <a href={paths.destinations(locale)}>{t('destinations')}</a>
          <a href={paths.manageBooking(locale)}>{t('myBooking')}</a>
          <ConsentSettingsButton locale={locale} />
          <p>{t('brand')}</p>
        </div>
      </footer>
    </>
  );
}
