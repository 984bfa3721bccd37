import { inSentence } from '#foundation/text/place-forms.ts';
import { getTranslations } from 'next-intl/server';
import {
  partlyFull,
  portsOnTheWay,
  toneOf,
  type RowState,
  partyPlaces,
  laterArrivalDay,
} from './journey-facts.ts';
import { type Journey, isAsPlanned, type JourneyLeg } from '#contracts/reservations/index.ts';
import type { BoardContext } from './board-context.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './sailing-row.module.css';
import details from './sailing-details.module.css';
import { Wind, Footprints } from '#app/_ui/icon/drawn.server.tsx';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { minutesBetween } from '#foundation/dates/athens.ts';
import { formatDuration, formatShortDuration } from '#foundation/dates/duration.ts';

type Props = { journey: Journey; state: RowState; board: BoardContext };

/** Ship, intermediate calls and free space: what travellers need to choose between two times. */
export async function SailingFacts({ journey, state, board: { locale, query, ports } }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const vessels = [...new Map(journey.legs.map((leg) => [leg.vessel.id, leg.vessel])).values()];
  const onTheWay = portsOnTheWay(journey).map((name) => name[locale]);
  const kind = [...new Set(vessels.map((vessel) => t(vessel.kind)))].join(', ');
  const carried = vessels.every((vessel) => vessel.takesVehicles) ? '' : `, ${t('passengersOnly')}`;
  // «Of this type» would let a smaller one hope.
  const label = state === 'never' && carried ? 'noDeck' : state;
  const bound =
    onTheWay.length > 0 ? t('via', { ports: onTheWay.join(', '), count: onTheWay.length }) : t('direct');
  const delay = delayMinutes(journey);
  const full = partlyFull(journey);
  return (
    <div className={details.meta}>
      <span className={styles.vessel}>{vessels.map((each) => each.name[locale]).join(', ')}</span>
      <span className={details.soft}>
        {kind}
        {carried}, {bound}
      </span>
      {delay > 0 && state !== 'cancelled' ? (
        <span className={`${layout.tag} ${layout.warn} num`}>{t('delay', { minutes: delay })}</span>
      ) : null}
      {state === 'available' ? (
        <FreeSpace journey={journey} board={{ query }} />
      ) : (
        <>
          <span className={`${layout.tag} ${layout[toneOf(state)]}`}>{t(`state.${label}`)}</span>
          {full ? (
            <span className={`${details.space} num`}>
              {t.markup('fullLeg', {
                from: inSentence(ports(full.from)),
                to: inSentence(ports(full.to)),
                what: t(`resource.${full.resource}`),
              })}
            </span>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Free seats by class and the places that this party needs; low numbers are highlighted. */
async function FreeSpace({ journey, board }: { journey: Journey; board: Pick<BoardContext, 'query'> }) {
  const t = await getTranslations('common.booking.sailings');
  const seats = journey.classes.map((offer) => ({
    kind: offer.class,
    free: offer.free,
    isFew: offer.isFew ?? false,
  }));
  const all = [...seats, ...partyPlaces(journey, board.query)];
  return (
    <span className={`${details.space} num`}>
      {`${t('free')} `}
      {all.map(({ kind, free, isFew }, index) => (
        <span key={kind} className={isFew ? details.few : ''}>
          {t(`places.${kind}`, { count: free })}
          {index < all.length - 1 ? ', ' : ''}
        </span>
      ))}
    </span>
  );
}

/** The departure's delay in minutes; 0 for a ship that is on time or early. */
function delayMinutes({ legs }: Journey): number {
  const from = legs[0]?.from;
  if (!from?.plannedAt) return 0;
  return Math.max(0, minutesBetween(new Date(from.plannedAt), new Date(from.at)));
}

type JourneyNotesProps = { journey: Journey; state: RowState; board: Pick<BoardContext, 'locale' | 'ports'> };

/** Notes on a sailing in full sentences: why it is cancelled, notices, where to disembark. */
export async function SailingNotes({ journey, state, board: { locale, ports } }: JourneyNotesProps) {
  const t = await getTranslations('common.booking.sailings');
  const standings = journey.legs.flatMap(({ standing }) => standing ?? []);
  const skipped = standings.filter(({ kind }) => kind === 'call-skipped');
  if (state === 'cancelled')
    return (
      <div className={details.why}>
        <Wind aria-hidden strokeWidth={1.75} />
        <p>
          {skipped.map(({ text }) => (
            <b key={text[locale]}>{text[locale]} </b>
          ))}
          {journey.notice ? <b>{journey.notice[locale]} </b> : null}
          {t('cancelledRights')}
        </p>
      </div>
    );
  const ashore = journey.legs.flatMap((leg) => leg.calls.filter((call) => call.stopover));
  const laterDay = laterArrivalDay(journey);
  const noteTexts = [
    journey.notice?.[locale],
    ...standings.flatMap((standing) => (isAsPlanned(standing) ? [] : standing.text[locale])),
    laterDay ? t('arrivesOn', { day: longDay(laterDay, locale) }) : null,
  ].filter((text) => text != null);
  return (
    <>
      {noteTexts.map((text) => (
        <p key={text} className={`${details.note} num`}>
          {text}
        </p>
      ))}
      {ashore.map((call) => (
        <div key={call.port} className={details.stop}>
          <img src="/booking/panormitis.webp" alt="" width="504" height="312" loading="lazy" />
          <p>
            <b className="num">
              {t.markup('ashoreTitle', {
                duration: formatShortDuration(
                  minutesBetween(new Date(call.arrivesAt), new Date(call.departsAt)),
                  locale,
                ),
                at: inSentence(ports(call.port)),
                from: clock(call.arrivesAt),
                to: clock(call.departsAt),
              })}
            </b>
            {` ${t('ashoreText')}`}
          </p>
        </div>
      ))}
    </>
  );
}

type JourneyChangesProps = { journey: Journey; board: Pick<BoardContext, 'locale' | 'ports'> };
type Change = { before: JourneyLeg; after: JourneyLeg };

/** Where to change ships, how much time there is, and the walk from quay to quay. */
export async function SailingChanges({ journey, board: { locale, ports } }: JourneyChangesProps) {
  const changes = changesOf(journey);
  if (changes.length === 0) return null;
  const t = await getTranslations('common.booking.sailings');
  return (
    <ul className={details.changes}>
      {changes.map(({ before, after }) => {
        const isNextDay = after.from.at.slice(0, 10) !== before.to.at.slice(0, 10);
        const values = {
          quay: after.from.quayName[locale],
          vessel: after.vessel.name[locale],
          time: clock(after.from.at),
        };
        return (
          <li key={after.tripId} className="num">
            <b>
              {t.markup('changeAt', {
                at: inSentence(ports(before.to.port)),
                duration: formatDuration(
                  minutesBetween(new Date(before.to.at), new Date(after.from.at)),
                  locale,
                ),
              })}
            </b>
            {` ${t('changeArrive', { time: clock(before.to.at), quay: before.to.quayName[locale] })} `}
            {`${
              isNextDay
                ? t('changeLeaveOn', { ...values, day: longDay(after.from.at, locale) })
                : t('changeLeave', values)
            } `}
            <span className={details.walk}>
              <Footprints aria-hidden size={16} />
              {walk(t, { before, after }, ports)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type Translator = Awaited<ReturnType<typeof getTranslations<'common.booking.sailings'>>>;

function walk(t: Translator, { before, after }: Change, ports: BoardContext['ports']): string {
  if (before.to.port !== after.from.port)
    return t.markup('walkPort', { at: inSentence(ports(after.from.port)) });
  return t(before.to.quay === after.from.quay ? 'walkSame' : 'walkQuay');
}

function changesOf({ legs }: Journey): Change[] {
  return legs.slice(1).flatMap((after, index) => {
    const before = legs[index];
    return before ? [{ before, after }] : [];
  });
}
