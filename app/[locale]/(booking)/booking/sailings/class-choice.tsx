import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { ChosenJourney } from '#lib/booking/choose.ts';
import type { TravelClass } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import styles from './class-choice.module.css';

type Props = { chosen: ChosenJourney; hrefOf: (travelClass: TravelClass) => string };

/** Economy or business, with the total price of each. Links, so that the choice is in the address and needs no script. */
export async function ClassChoice({ chosen, hrefOf }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.sailings');
  const offers = chosen.journey.classes.filter((offer) => offer.free > 0 || offer.totalCents !== null);
  if (offers.length < 2) return null;
  return (
    <ul className={styles.classes} aria-label={t('classLabel')}>
      {offers.map((offer) => {
        const selected = offer.class === chosen.class;
        const inside = (
          <>
            <span className={styles.mark} />
            <b>{t(`class.${offer.class}`)}</b>
            <span className={`${styles.classPrice} num`}>
              {offer.totalCents === null ? t('full') : formatPrice(offer.totalCents, locale)}
            </span>
            <small className="num">{t('freeSeats', { count: offer.free })}</small>
          </>
        );
        return (
          <li key={offer.class}>
            {offer.totalCents === null ? (
              <span className={`${styles.class} ${styles.full}`}>{inside}</span>
            ) : (
              <Link
                href={hrefOf(offer.class)}
                scroll={false}
                prefetch={false}
                className={`${styles.class} ${selected ? styles.selected : ''}`}
                aria-current={selected ? 'true' : undefined}
              >
                {inside}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
