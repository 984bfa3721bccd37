import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import styles from './confirmation.module.css';

/** What to do when something changes. */
export async function ChangeBand({ reference }: { reference: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const phone = await operatorPhone(locale);
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.bandIn}`}>
        <div>
          <h2 className={furniture.h2}>{t('changeTitle')}</h2>
          <p>{t('changeText')}</p>
        </div>
        <div className={styles.actions}>
          <a href={managePath(locale, reference)} className={buttonClasses({ tone: 'navy' })}>
            {t('manage')}
          </a>
          <a href={phone.href} className={`${buttonClasses({ tone: 'line' })} num`}>
            <Phone aria-hidden className="icon" />
            {phone.text}
          </a>
        </div>
      </div>
    </section>
  );
}
