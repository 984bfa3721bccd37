import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { described, Field } from '#app/_ui/form/field.tsx';
import type { Booking } from '#contracts/reservations/index.ts';
import styles from '#app/[locale]/(booking)/booking/_shared/code-section.module.css';

type Props = { booking: Booking; verification: string; isWrong: boolean };

/** The step before an agency: the code that was sent to the address of the booking. A plain form. */
export async function PaymentCode({ booking, verification, isWrong }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.payment.code');
  const words = await getTranslations('common.booking.contactCode');
  const hint = words('hint');
  const error = isWrong ? words('error.wrong') : undefined;
  return (
    <section className={styles.code} aria-labelledby="code-title">
      <h2 id="code-title">{t('title')}</h2>
      <p>{t('sent')}</p>
      <form method="post" action="/api/booking/pay">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="reference" value={booking.reference} />
        <input type="hidden" name="method" value="agency" />
        <input type="hidden" name="key" value={randomUUID()} />
        <input type="hidden" name="verification" value={verification} />
        <Field id="code" label={words('label')} hint={hint} error={error} className={styles.field}>
          <input
            {...described('code', hint, error)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={12}
          />
        </Field>
        <div className={styles.actions}>
          <button className={buttonClasses()}>{t('submit')}</button>
          <button name="resend" value="yes" className={buttonClasses({ tone: 'line' })}>
            {words('resend')}
          </button>
        </div>
      </form>
    </section>
  );
}
