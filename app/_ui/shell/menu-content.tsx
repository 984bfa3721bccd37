import { getTranslations } from 'next-intl/server';
import { Children, type ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Phone, ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import type { MenuLink } from '#app/_ui/link/menu-link.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import { LanguageSwitch } from './language-switch.client.tsx';
import type { MenuData } from './menu-data.ts';
import { navigation } from './navigation.ts';
import { serviceLinks } from './service-links.tsx';
import styles from './menu-content.module.css';

type Props = {
  menu: MenuData;
  Link: MenuLink;
};

/** Content of the full-height menu (A6): links above; booking, phone and languages within reach of the thumb. */
export async function MenuContent({ menu, Link }: Props) {
  const locale = await currentLocale();
  const { offers, phone, external } = menu;
  const t = await getTranslations('common.shell');
  const services = await serviceLinks({ external, Link });
  return (
    <>
      <nav aria-label={t('mainNav')} className={styles.nav}>
        <ul className={styles.list}>
          <li>
            <Link href={paths.home(locale)}>{t('home')}</Link>
          </li>
          {navigation.map((item) => {
            switch (item.kind) {
              case 'page':
                return (
                  <li key={item.page}>
                    <Link href={paths[item.page](locale)}>{t(item.label)}</Link>
                  </li>
                );
              case 'services':
                return (
                  <MenuFold key={item.kind} label={t('services')}>
                    {services}
                  </MenuFold>
                );
              case 'offers':
                return (
                  <MenuFold key={item.kind} label={t('offers')}>
                    {offers.map((offer) => (
                      <Link key={offer.id} href={offer.href}>
                        {offer.title}
                      </Link>
                    ))}
                    <Link href={paths.offers(locale)}>{t('allOffers')}</Link>
                  </MenuFold>
                );
            }
          })}
          <li>
            <Link href={paths.search(locale)}>{t('search')}</Link>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <Link href={paths.booking(locale)} className={buttonClasses({ wide: true })}>
          {t('bookTickets')}
        </Link>
        <div className={styles.row}>
          {phone ? (
            <a className={styles.phone} href={telephoneLink(phone)} aria-label={t('callUs', { phone })}>
              <Phone aria-hidden size={20} strokeWidth={1.75} />
              {phone}
            </a>
          ) : null}
          <LanguageSwitch
            locale={locale}
            label={t('language')}
            names={{ el: t('greek'), en: t('english') }}
          />
        </div>
      </div>
    </>
  );
}

/** Items of the phone menu that expand below their name; works before any script has loaded. */
function MenuFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <details>
        <summary>
          {label}
          <ChevronDown aria-hidden strokeWidth={1.75} />
        </summary>
        <ul>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
