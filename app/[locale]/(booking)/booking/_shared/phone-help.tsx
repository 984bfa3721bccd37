import { getTranslations } from 'next-intl/server';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { byPhonePath } from '#lib/booking/by-phone-path.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './phone-help.module.css';

/** Help for those who find this hard: a call, and the settings. @param search query of the trip, which the call is about */
export async function PhoneHelp({ search }: { search: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.byPhone');
  return (
    <aside className={styles.help} aria-label={t('help')}>
      <p className="wrap">
        <Phone aria-hidden className="icon" />
        <span>
          <a href={byPhonePath(locale, search)}>{t('link')}</a>
          <a href={paths.settings(locale)}>{t('settings')}</a>
        </span>
      </p>
    </aside>
  );
}
