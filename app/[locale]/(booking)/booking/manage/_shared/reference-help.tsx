import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Mail } from '#app/_ui/icon/drawn.server.tsx';
import { SAMPLE_REFERENCE } from '#contracts/reservations/reference.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import styles from './lookup.module.css';

/** Where travellers find the reference that the form asks for, shown in the subject of an email, and whom to call without one. */
export async function ReferenceHelp() {
  const locale = await currentLocale();
  const [t, phone] = await Promise.all([
    getTranslations('common.booking.manage.where'),
    operatorPhone(locale),
  ]);
  return (
    <aside className={styles.help} aria-labelledby="where">
      <h2 id="where">{t('title')}</h2>
      <p className={styles.mail} aria-hidden>
        <Mail className="icon" />
        <span>{t.rich('sample', { code: marked, reference: SAMPLE_REFERENCE })}</span>
      </p>
      <p>{t('text')}</p>
      <p>
        {`${t('lost')} `}
        <a href={phone.href}>{phone.text}</a>
      </p>
    </aside>
  );
}

const marked = (code: ReactNode) => <mark>{code}</mark>;
