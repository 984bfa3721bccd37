import { Check } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Journey } from '#reservations/contract/index.ts';
import type { ChosenJourney } from '#lib/booking/choose.ts';
import { clock } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import styles from './journey-row.module.css';
import type { RowState } from './journey-row.tsx';

type Props = {
  journey: Journey;
  state: RowState;
  chosen: ChosenJourney | null;
  locale: Locale;
  href: string;
};

/** Price with all charges and the choice; where nothing can be bought, what still can be done. */
export async function JourneyBuy({ journey, state, chosen, locale, href }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const lowest = journey.classes.find((offer) => offer.totalCents !== null);
  const cents = chosen?.totalCents ?? lowest?.totalCents ?? null;
  const seats = journey.classes.find((offer) => offer.class === 'ECO')?.free ?? 0;
  if (state === 'no-vehicles' && seats > 0) {
    return (
      <div className={styles.buy}>
        <small className="num">{t('withoutVehicle', { count: seats })}</small>
      </div>
    );
  }
  if (state !== 'available' || cents === null) return null;
  const price = formatPrice(cents, locale);
  return (
    <div className={styles.buy}>
      <div>
        <p className={`${styles.price} num`}>{price}</p>
        <small>{t('allCharges')}</small>
      </div>
      {chosen ? (
        <span className={styles.picked}>
          <Check aria-hidden size={20} strokeWidth={2.5} />
          {t('chosen')}
        </span>
      ) : (
        <Link
          href={href}
          scroll={false}
          prefetch={false}
          className={buttonClasses({ tone: 'line', small: true })}
        >
          {t('choose')}
          <span className="visually-hidden">
            {t('chooseWhich', { time: clock(journey.departsAt), price })}
          </span>
        </Link>
      )}
    </div>
  );
}
