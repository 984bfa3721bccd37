import { getTranslations } from 'next-intl/server';
import { changePath } from '#lib/booking/manage/change/change-path.ts';
import type { PickerRow } from '#lib/booking/manage/change/load-picker.server.ts';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { clock } from '#foundation/dates/day-words.ts';
import { durationWords } from '#app/[locale]/(booking)/booking/_shared/duration-text.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { WayNotes } from '#app/[locale]/(booking)/booking/manage/_shared/bound-notes.tsx';
import { OfferLink } from './offer-link.tsx';
import styles from './sailing-rows.module.css';

type Props = { row: PickerRow; own: Own; segment: number; date: string };

/** One way to travel: times, quays and ship, and each class with the difference from what the traveller has. */
export async function SailingRow({ row, own, segment, date }: Props) {
  const t = await getTranslations('common.booking.change');
  const sailings = await getTranslations('common.booking.sailings');
  const minutes = await getTranslations('common.booking.duration');
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
          {t('times', { from: clock(journey.departsAt), to: clock(journey.arrivesAt) })}
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
          {t('shipsOnly', { ships, duration: durationWords(minutes, journey.durationMinutes) })}
        </p>
        <WayNotes
          from={journey.departsAt}
          to={journey.arrivesAt}
          changesAt={journey.legs.slice(0, -1).map(({ to }) => to.portName)}
        />
        {isCurrent ? (
          <p className={`${styles.tag} ${furniture.tag} ${furniture.neutral}`}>{t('yours')}</p>
        ) : null}
        {!isCurrent && journey.state !== 'available' ? (
          <p
            className={`${styles.tag} ${furniture.tag} ${journey.state === 'cancelled' ? furniture.bad : furniture.warn}`}
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
