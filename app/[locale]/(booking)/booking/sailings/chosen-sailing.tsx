import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { Check } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Travels } from '#app/_ui/motion/travels.tsx';
import type { ChosenJourney } from '#lib/booking/choose.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { Stopovers } from '#app/[locale]/(booking)/booking/_shared/stopovers.tsx';
import { PriceReasons } from '#app/[locale]/(booking)/booking/_shared/price-reasons.tsx';
import { type BoardContext, isReturnTrip } from './board-context.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './board.module.css';
import { ClassChoice } from './class-choice.tsx';

type Props = {
  chosen: ChosenJourney;
  bound: number;
  board: BoardContext;
  /** Id of the bound's heading. */ titleId: string;
};

/** The chosen sailing of a bound, collapsed so that the next decision is visible; its class can still be changed here. */
export async function ChosenSailingCard({ chosen, bound, board, titleId }: Props) {
  const { locale, links, query } = board;
  const t = await getTranslations('common.booking.sailings');
  const { journey } = chosen;
  const alone = board.chosen.bounds[bound]?.totalCents ?? chosen.totalCents;
  // The reasons for a discount already name the full price.
  const isSaid = alone === chosen.totalCents || alone === chosen.breakdown?.fullCents;
  const withReturn = journey.classes.find((offer) => offer.class === chosen.class)?.withReturnCents;
  const [first] = journey.legs;
  const last = journey.legs.at(-1);
  if (!first || !last) return null;
  return (
    <div className={styles.card}>
      <Travels as="p" what="times" id={journey.id} className={`${styles.times} num`}>
        <CrossingTimes departsAt={journey.departsAt} arrivesAt={journey.arrivesAt} />
      </Travels>
      <Travels as="p" what="price" id={journey.id} className={`${styles.price} num`}>
        {formatPrice(chosen.totalCents, locale)}
      </Travels>
      {isReturnTrip(query) && withReturn !== undefined && withReturn < chosen.totalCents ? (
        <p className={`${styles.withReturn} num`}>
          {t('withReturn', { price: formatPrice(withReturn, locale) })}
        </p>
      ) : null}
      <p className={`${styles.where} num`}>
        <PriceReasons breakdown={chosen.breakdown} />
        {isSaid ? null : ` ${t('alone', { price: formatPrice(alone, locale) })}`}
      </p>
      <p className={styles.where}>
        <b>{[...new Set(journey.legs.map((leg) => leg.vessel.name[locale]))].join(', ')}</b>,{' '}
        {t('quayToQuay', { from: first.from.quayName[locale], to: last.to.quayName[locale] })}
      </p>
      {journey.legs.map((leg) => (
        <Stopovers key={leg.tripId} leg={leg} className={styles.where} />
      ))}
      <p className={styles.picked}>
        <Check aria-hidden size={20} strokeWidth={2.5} />
        {t('chosen')}
      </p>
      <Link
        href={links.open(bound)}
        prefetch={false}
        className={`${layout.link} ${styles.change}`}
        aria-describedby={titleId}
      >
        {t('changeChoice')}
      </Link>
      <ClassChoice
        chosen={chosen}
        hrefOf={(travelClass) => links.travelClass(bound, journey.id, travelClass)}
      />
    </div>
  );
}
