import { Stopovers } from '#app/[locale]/(booking)/booking/_shared/stopovers.tsx';
import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { ArrowRight } from '#app/_ui/icon/drawn.server.tsx';
import { changePath } from '#lib/booking/manage/change/change-path.ts';
import type { Picker, PickerRow, Offer } from '#lib/booking/manage/change/load-picker.server.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import styles from './sailing-rows.module.css';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { formatDuration } from '#foundation/dates/duration.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { BoundNotes } from '#app/[locale]/(booking)/booking/manage/_shared/crossing-facts.tsx';
import { differenceOf } from '#lib/booking/manage/change/difference.ts';
import { formatPrice } from '#foundation/money/price.ts';

type Props = { own: BookingAccess; picker: Picker; segment: number };

/** The ships of the day, in order; when there are none, the nearest days that have some. */
export async function SailingRows({ own, picker, segment }: Props) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const { trip, rows, otherWays } = picker;
  const day = datedDay(trip.date, locale);
  const { text: phone } = await operatorPhone(locale);
  return (
    <section aria-labelledby="day-title">
      <h3 id="day-title" className={styles.title}>
        {t('dayTitle', { day })}
      </h3>
      <output className="visually-hidden">{t('found', { count: rows.length, day })}</output>
      {rows.length > 0 ? (
        <ul className={styles.board} data-bubble-waits="">
          {rows.map((row) => (
            <SailingRow key={row.journey.id} row={row} own={own} segment={segment} date={trip.date} />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{t('nothing')}</p>
      )}
      {rows.length > 0 && rows.every(({ isCurrent }) => isCurrent) ? (
        <p className={styles.note}>{t('onlyYours')}</p>
      ) : null}
      {otherWays > 0 ? <p className={styles.note}>{t('otherWays', { count: otherWays, phone })}</p> : null}
      {rows.length === 0 && trip.nearest.length > 0 ? (
        <>
          <p className={styles.note}>{t('nearest', { count: trip.nearest.length })}</p>
          <ul className={styles.nearest} data-bubble-waits="">
            {trip.nearest.map((date) => (
              <li key={date}>
                <ButtonLink href={changePath(locale, reference, { segment, date })} tone="line" small>
                  {datedDay(date, locale)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

type SailingRowProps = { row: PickerRow; own: BookingAccess; segment: number; date: string };

/** One journey: times, quays and ship, and each class with its price difference to the booked one. */
async function SailingRow({ row, own, segment, date }: SailingRowProps) {
  const t = await getTranslations('common.booking.change');
  const sailings = await getTranslations('common.booking.sailings');
  const { locale } = own;
  const { journey, offers, isCurrent } = row;
  const [first] = journey.legs;
  const last = journey.legs.at(-1);
  if (!first || !last) return null;
  const possible = offers.filter((offer) => offer.kind === 'possible');
  const whyNot = new Set(
    offers.flatMap((offer) => (offer.kind === 'refused' ? problemSentence(offer.problem) : [])),
  );
  const ships = [...new Set(journey.legs.map(({ vessel }) => vessel.name[locale]))].join(', ');
  return (
    <li className={`${styles.row} ${possible.length > 0 || isCurrent ? '' : styles.out}`}>
      <div>
        <p className={`${styles.times} num`}>
          <CrossingTimes departsAt={journey.departsAt} arrivesAt={journey.arrivesAt} />
        </p>
        <p>
          {t('places', {
            from: first.from.portName[locale],
            fromQuay: first.from.quayName[locale],
            to: last.to.portName[locale],
            toQuay: last.to.quayName[locale],
          })}
        </p>
        <p className={styles.soft}>
          {t('shipsOnly', { ships, duration: formatDuration(journey.durationMinutes, locale) })}
        </p>
        {journey.legs.map((leg) => (
          <Stopovers key={leg.tripId} leg={leg} className={styles.soft} />
        ))}
        <BoundNotes
          from={journey.departsAt}
          to={journey.arrivesAt}
          changesAt={journey.legs.slice(0, -1).map(({ to }) => to.portName)}
        />
        {isCurrent ? <p className={`${styles.tag} ${layout.tag} ${layout.neutral}`}>{t('yours')}</p> : null}
        {!isCurrent && journey.state !== 'available' ? (
          <p
            className={`${styles.tag} ${layout.tag} ${journey.state === 'cancelled' ? layout.bad : layout.warn}`}
          >
            {sailings(`state.${journey.state}`)}
          </p>
        ) : null}
        {possible.length === 0
          ? [...whyNot].map((sentence) => (
              <p key={sentence} className={styles.why}>
                {sentence}
              </p>
            ))
          : null}
      </div>
      {possible.length > 0 ? (
        <ul className={styles.offers}>
          {possible.map((offer) => (
            <OfferLink
              key={offer.class}
              offer={offer}
              own={own}
              departsAt={journey.departsAt}
              href={changePath(locale, own.reference, {
                segment,
                date,
                pick: { trips: journey.legs.map(({ tripId }) => tripId), class: offer.class },
              })}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type OfferLinkProps = {
  offer: Extract<Offer, { kind: 'possible' }>;
  own: BookingAccess;
  departsAt: string;
  href: string;
};

/** One class of a sailing with its price difference; the whole row links to the preview. */
async function OfferLink({ offer, own, departsAt, href }: OfferLinkProps) {
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
        <ArrowRight aria-hidden size={18} strokeWidth={2} />
      </a>
    </li>
  );
}
