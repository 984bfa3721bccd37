import { ChevronDown, Phone } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { SiteLink } from '../link/site-link.tsx';
import { LanguageSwitch } from './language-switch.client.tsx';
import styles from './menu-content.module.css';
import type { MenuOffer } from './menu-offers.ts';
import { telephoneLink } from './telephone.ts';

type Props = { locale: Locale; offers: readonly MenuOffer[]; phone: string | null };

/** Inside of the full-height menu (A6): places above, booking, phone and languages within reach of the thumb. */
export async function MenuContent({ locale, offers, phone }: Props) {
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
          {offers.length > 0 ? (
            <li>
              <details>
                <summary>
                  {t('offers')}
                  <ChevronDown aria-hidden strokeWidth={1.75} />
                </summary>
                <ul>
                  {offers.map((offer) => (
                    <li key={offer.id}>
                      <SiteLink href={offer.href}>{offer.title}</SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ) : null}
          <li>
            <SiteLink href={paths.news(locale)}>{t('news')}</SiteLink>
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
