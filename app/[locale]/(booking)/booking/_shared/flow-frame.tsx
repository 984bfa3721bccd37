import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { MenuContent } from '#app/_ui/shell/menu-content.tsx';
import { MobileMenu } from '#app/_ui/shell/mobile-menu.client.tsx';
import { Footer } from '#app/_ui/shell/footer.tsx';
import { Logo } from '#app/_ui/shell/logo.tsx';
import { SettingsMark } from '#app/_ui/settings/settings-mark.tsx';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { paths } from '#lib/routes/paths.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { FlowLanguage } from './flow-language.tsx';
import { PhoneHelp } from './phone-help.tsx';
import { chosenSettings } from '#lib/settings/chosen-settings.server.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import styles from './flow-frame.module.css';

type Props = {
  /** This page in a language, with its whole query: switching must lose nothing. */
  hrefOf: (locale: Locale) => string;
  steps?: ReactNode;
  /** On pages where people choose and type: the query of their search, with which they can ask to be called. */
  helpWith?: string;
  /** For a page that is made once for all visitors: nothing of the visitor's is read. */
  isForEverybody?: boolean;
  children: ReactNode;
};

/**
 * Header and footer of the booking steps: the site's menu, languages and footer, less prominent than elsewhere, with
 * the phone number at hand. Links outside the menu aren't prefetched: on a slow connection that would compete with the
 * booking. When content can't be read, the page keeps the fixed entries of the menu and leaves out the editors' links.
 */
export async function FlowFrame({ hrefOf, steps, helpWith, isForEverybody = false, children }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.frame');
  const shell = await getTranslations('common.shell');
  const [phone, content] = await Promise.all([operatorPhone(locale), readShell(locale).catch(() => null)]);
  const help = helpWith === undefined ? null : <PhoneHelp search={helpWith} />;
  const isHelpFirst = !isForEverybody && (await chosenSettings()).on.has('phone');
  const data = content ?? { ...withoutContent, brand: t('brand'), phone: phone.text, year: year() };
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <header className={styles.header}>
        <div className={`wrap ${styles.headerIn}`}>
          <a href={paths.home(locale)} className={styles.logo} aria-label={t('home')}>
            <Logo />
          </a>
          <a href={paths.manageBooking(locale)} className={`${styles.action} ${styles.mine}`}>
            {t('myBooking')}
          </a>
          <a
            href={phone.href}
            className={`${styles.action} ${styles.phone}`}
            aria-label={shell('callUs', { phone: phone.text })}
          >
            <Phone aria-hidden className="icon" />
            <span>{phone.text}</span>
          </a>
          <FlowLanguage locale={locale} names={perLocale((each) => t(each))} hrefs={perLocale(hrefOf)} />
          <MobileMenu
            atEveryWidth
            labels={{ open: shell('openMenu'), close: shell('closeMenu'), menu: shell('menu') }}
            logo={<Logo inverse lazy />}
          >
            <MenuContent menu={data} Link="a" />
          </MobileMenu>
        </div>
      </header>
      {steps}
      <main id="main" tabIndex={-1}>
        {isForEverybody ? null : <SettingsMark />}
        {isHelpFirst ? help : null}
        {children}
        {isHelpFirst ? null : help}
      </main>
      <Footer data={data} Link="a" />
    </>
  );
}

const withoutContent = { night: null, magazine: null, external: null, columns: [], social: [], offers: [] };

const year = () => Number(athensDay(new Date()).slice(0, 4));
