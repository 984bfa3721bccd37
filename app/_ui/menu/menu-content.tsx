import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { buttonClasses } from '../button/button-classes.ts';
import { Phone } from '../icon/drawn.server.tsx';
import { SiteLink } from '../link/site-link.tsx';
import { LanguageSwitch } from '../shell/language-switch.client.tsx';
import styles from './menu-content.module.css';
import type { MenuData } from './menu-data.ts';
import { MenuFold } from './menu-fold.tsx';
import { serviceLinks } from './service-links.tsx';
import { telephoneLink } from '#lib/intl/telephone.ts';

type Props = {
  locale: Locale;
  menu: MenuData;
  /** In a booking: links that load no page ahead, and none of their script. */
  plain?: boolean;
};

/** Inside of the full-height menu (A6): places above, booking, phone and languages within reach of the thumb. */
export async function MenuContent({ locale, menu, plain = false }: Props) {
  const MenuLink = plain ? 'a' : SiteLink;
  const { offers, phone, external } = menu;
  const t = await getTranslations({ locale, namespace: 'common.shell' });
  return (
    <>
      <nav aria-label={t('mainNav')} className={styles.nav}>
        <ul className={styles.list}>
          <li>
            <MenuLink href={paths.home(locale)}>{t('home')}</MenuLink>
          </li>
          <li>
            <MenuLink href={paths.destinations(locale)}>{t('destinations')}</MenuLink>
          </li>
          <li>
            <MenuLink href={paths.itineraries(locale)}>{t('itineraries')}</MenuLink>
          </li>
          <MenuFold label={t('services')}>{await serviceLinks({ locale, external, plain })}</MenuFold>
          <MenuFold label={t('offers')}>
            {offers.map((offer) => (
              <MenuLink key={offer.id} href={offer.href}>
                {offer.title}
              </MenuLink>
            ))}
            <MenuLink href={paths.offers(locale)}>{t('allOffers')}</MenuLink>
          </MenuFold>
          <li>
            <MenuLink href={paths.news(locale)}>{t('news')}</MenuLink>
          </li>
          <li>
            <MenuLink href={paths.career(locale)}>{t('career')}</MenuLink>
          </li>
          <li>
            <MenuLink href={paths.manageBooking(locale)}>{t('manage')}</MenuLink>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <MenuLink href={paths.booking(locale)} className={buttonClasses({ wide: true })}>
          {t('bookTickets')}
        </MenuLink>
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
