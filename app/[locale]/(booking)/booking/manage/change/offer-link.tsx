import { getTranslations } from 'next-intl/server';
import { differenceOf } from '#lib/booking/manage/change/difference.ts';
import type { Offer } from '#lib/booking/manage/change/load-picker.server.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import styles from './sailing-rows.module.css';

type Props = {
  offer: Extract<Offer, { kind: 'possible' }>;
  own: Own;
  departsAt: string;
  href: string;
};

/** One class of a sailing with the difference; the whole line leads to the preview. */
export async function OfferLink({ offer, own, departsAt, href }: Props) {
  const t = await getTranslations('common.booking.change');
  const sailings = await getTranslations('common.booking.sailings');
  const { kind, cents } = differenceOf(offer.quote);
  return (
    <li>
      <a href={href} className={styles.offer}>
        <span>
          {sailings(`class.${offer.class}`)}
          <span className="visually-hidden">
            {', '}
            {t('offerFor', { day: datedDay(departsAt, own.locale), time: clock(departsAt) })}
            {', '}
          </span>
        </span>
        <b className={`num ${kind === 'back' || kind === 'less' ? styles.good : ''}`}>
          {t(`difference.${kind}`, { price: formatPrice(cents, own.locale) })}
        </b>
      </a>
    </li>
  );
}
