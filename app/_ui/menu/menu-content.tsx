import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Phone } from '../icon/drawn.server.tsx';
import { SiteLink } from '../link/site-link.tsx';
import { LanguageSwitch } from '../shell/language-switch.client.tsx';
import styles from './menu-content.module.css';
import type { MenuData } from './menu-data.ts';
import { MenuFold } from './menu-fold.tsx';
import { serviceLinks } from './service-links.tsx';
import { telephoneLink } from '#lib/intl/telephone.ts';

type Props = { locale: Locale; menu: MenuData };

/** Inside of the full-height menu (A6): places above, booking, phone and languages within reach of the thumb. */
export async function MenuContent({ locale, menu }: Props) {
  const { offers, phone, external } = menu;
  const t = await getTranslations({ locale, namespace: 'common.shell' });
  return (
    <>
      <nav aria-label={t('mainNav')} className={styles.nav}>
        <ul className={styles.list}>
          <li>
            <SiteLink href={paths.home(locale)}>{t('home')}</SiteLink>
          </li>
          <li>
            <SiteLink href={paths.destinations(locale)}>{t('destinations')}</SiteLink>
          </li>
          <li>
            <SiteLink href={paths.itineraries(locale)}>{t('itineraries')}</SiteLink>
          </li>
          <MenuFold label={t('services')}>{await serviceLinks({ locale, external })}</MenuFold>
          <MenuFold label={t('offers')}>
            {offers.map((offer) => (
              <SiteLink key={offer.id} href={offer.href}>
                {offer.title}
              </SiteLink>
            ))}
            <SiteLink href={paths.offers(locale)}>{t('allOffers')}</SiteLink>
          </MenuFold>
          <li>
            <SiteLink href={paths.news(locale)}>{t('news')}</SiteLink>
          </li>
          <li>
            <SiteLink href={paths.career(locale)}>{t('career')}</SiteLink>
          </li>
          <li>
            <SiteLink href={paths.manageBooking(locale)}>{t('manage')}</SiteLink>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink href={paths.booking(locale)} wide>
          {t('bookTickets')}
        </ButtonLink>
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
