import { inSentence } from '#foundation/text/place-forms.ts';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { Journey, TripResult, DayOffer } from '#contracts/reservations/index.ts';
import { boundName } from '#lib/booking/change-query.ts';
import { clock, longDayInYear, shortDay, shortFullDay } from '#foundation/dates/format-day.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { SailingRow } from './sailing-row.tsx';
import { rowState } from './journey-facts.ts';
import { withoutLooseWords } from '#foundation/text/short-words.ts';
import { nextJourney } from './next-best.ts';
import { arrange } from './arrange.ts';
import { type BoardContext, isReturnTrip } from './board-context.ts';
import styles from './board.module.css';
import { cheapOf, WeekStrip } from './week-strip.tsx';
import { Car } from '#app/_ui/icon/drawn.server.tsx';
import type { BoardFilter } from '#lib/booking/search-query.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { searchFormPath } from '#lib/booking/paths.ts';
import { formatPrice } from '#foundation/money/price.ts';

type Props = { trip: TripResult; bound: number; board: BoardContext };

/** The sailings of a day: direct ones first, then those with a change; departed ones are collapsed. */
export async function SailingList({ trip, bound, board }: Props) {
  const { locale, today, query, chosen, links } = board;
  const t = await getTranslations('common.booking.sailings');
  const picked = chosen.bounds[bound] ?? null;
  const hasVehicles = query.vehicles.length > 0;
  const only = query.only ?? [];
  const lists = arrange(trip.journeys, only, { hasVehicles, chosenId: picked?.journey.id });
  const canTake = (journey: Journey) => rowState(journey, bound, board) === 'available';
  const rows = (journeys: readonly Journey[]) => (
    <ul className={styles.board}>
      {journeys.map((journey) => (
        <SailingRow
          key={journey.id}
          journey={journey}
          bound={bound}
          chosen={picked?.journey.id === journey.id ? picked : null}
          next={picked ? null : nextJourney(trip, journey, canTake)}
          board={board}
        />
      ))}
    </ul>
  );
  const firstOpen = chosen.bounds.indexOf(null);
  /** What is true of all boards is said under one. */
  const isFirstOpen = firstOpen < 0 || firstOpen === bound;
  const shown = lists.direct.length + lists.changing.length;
  return (
    <>
      <WeekStrip
        week={trip.week}
        date={trip.date}
        hasVehicles={hasVehicles}
        label={t(`week.${boundName(query, bound)}`, { number: bound + 1 })}
        hrefOf={(date) => links.day(bound, date)}
      />
      <FilterLinks bound={bound} filters={lists.filters} board={board} />
      <output className="visually-hidden">
        {t('found', { count: shown, day: longDayInYear(trip.date, today, locale) })}
      </output>
      <ReasonPanel trip={trip} bound={bound} board={board} />
      {lists.direct.length > 0 ? rows(lists.direct) : null}
      {lists.changing.length > 0 ? (
        <>
          <h3 className={styles.group}>{t('withChangeTitle')}</h3>
          {rows(lists.changing)}
        </>
      ) : null}
      {lists.departed.length > 0 ? (
        <details className={styles.gone} open={shown === 0}>
          <summary>{t('departedTitle', { count: lists.departed.length })}</summary>
          {rows(lists.departed)}
        </details>
      ) : null}
      {lists.hidden > 0 ? (
        <p className={`${styles.hidden} num`}>
          {t('hidden', { count: lists.hidden })}
          {only.map((filter) => (
            <Link
              key={filter}
              href={links.filter(bound, filter)}
              scroll={false}
              prefetch={false}
              className={layout.link}
            >
              {t(`filter.off.${filter}`)}
            </Link>
          ))}
        </p>
      ) : null}
      {isFirstOpen && trip.week.some(({ lowestCents }) => lowestCents !== null) ? (
        <>
          <p className={styles.note}>
            {t('weekNote')}
            {/* Listeners hear it at the day itself. */}
            {cheapOf(trip.week) === null ? null : <span aria-hidden>{` ${t('weekNoteLow')}`}</span>}
          </p>
          {board.returnDiscount && isReturnTrip(query) ? (
            <p className={styles.note}>{t('returnNote', { discount: board.returnDiscount })}</p>
          ) : null}
        </>
      ) : null}
    </>
  );
}

type FilterLinksProps = { bound: number; filters: readonly BoardFilter[]; board: BoardContext };

/**
 * At most two filters, and only those that make a difference. Links, so that they are kept in the address and need no
 * script.
 */
async function FilterLinks({ bound, filters, board: { query, links } }: FilterLinksProps) {
  const t = await getTranslations('common.booking.sailings.filter');
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('label')}>
      {filters.map((filter) => {
        const isOn = query.only?.includes(filter) ?? false;
        return (
          <li key={filter}>
            <Link
              href={links.filter(bound, filter)}
              scroll={false}
              prefetch={false}
              className={`${styles.filter} ${isOn ? styles.on : ''}`}
              aria-current={isOn ? 'true' : undefined}
            >
              {filter === 'vehicle' ? <Car aria-hidden size={20} strokeWidth={1.75} /> : null}
              {t(filter)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function hasSailings({ state }: DayOffer): boolean {
  return state === 'open' || state === 'full';
}

type ReasonPanelProps = { trip: TripResult; bound: number; board: BoardContext };
type DayPrice = Pick<DayOffer, 'date' | 'lowestCents'>;
type Code = NonNullable<TripResult['reason']>['code'];

/** Titles that add to the service's message; for other codes the message is enough. */
const TITLES: Partial<Record<Code, 'emptyTitle' | 'emptyPast'>> = {
  past: 'emptyPast',
  no_sailing: 'emptyTitle',
};

/** Why nothing can be bought on this day, with links to the closest days and harbours with sailings. */
async function ReasonPanel({ trip, bound, board: { locale, today, query, ports, links } }: ReasonPanelProps) {
  const t = await getTranslations('common.booking.sailings');
  const { reason } = trip;
  if (!reason && trip.journeys.length > 0) return null;
  const title = reason ? TITLES[reason.code] : 'emptyTitle';
  const opens = reason?.code === 'not_on_sale' ? reason.date : null;
  const priced = reason?.days ?? [];
  const unpriced = trip.nearest.map((date): DayPrice => ({ date, lowestCents: null }));
  const days: readonly DayPrice[] = priced.length > 0 ? priced : unpriced;
  const others = reason?.ports ?? [];
  return (
    <div className={styles.reason}>
      <h3>{withoutLooseWords(title ? t(title) : (reason?.text[locale] ?? ''), locale)}</h3>
      {opens ? <p className="num">{t('onSaleFrom', { day: longDayInYear(opens, today, locale) })}</p> : null}
      {days.length > 0 ? (
        <>
          <p>{t(priced.length > 0 ? 'emptyOpen' : 'emptyNearest', { count: days.length })}</p>
          <ul>
            {days.map(({ date, lowestCents }) => (
              <li key={date}>
                <ButtonLink href={links.day(bound, date)} tone="line" small>
                  <span className="num">
                    {(date.slice(0, 4) === today.slice(0, 4) ? shortDay : shortFullDay)(date, locale)}
                    {lowestCents === null
                      ? ''
                      : `, ${t('fromPrice', { price: formatPrice(lowestCents, locale) })}`}
                  </span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <p>{t('otherPorts')}</p>
          <ul>
            {others.map((other) => (
              <li key={`${other.from} ${other.to}`}>
                <ButtonLink href={links.ports(bound, other)} tone="line" small>
                  <span className="num">
                    {t.markup('otherPort', {
                      from: inSentence(ports(other.from)),
                      to: inSentence(ports(other.to)),
                      time: clock(other.departsAt),
                      price: formatPrice(other.lowestCents, locale),
                    })}
                  </span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {days.length + others.length === 0 ? (
        <>
          <p>
            {t(
              reason?.code === 'vehicles_refused'
                ? 'emptyVehicles'
                : trip.week.some(hasSailings)
                  ? 'emptyNone'
                  : 'emptyWeek',
            )}
          </p>
          <ul>
            {reason?.code === 'vehicles_refused' ? (
              <li>
                <ButtonLink href={links.withoutVehicles(bound)} tone="navy" small>
                  {t('goWithout')}
                </ButtonLink>
              </li>
            ) : null}
            <li>
              <ButtonLink href={searchFormPath(locale, query)} tone="line" small>
                {t('changeSearch')}
              </ButtonLink>
            </li>
          </ul>
        </>
      ) : null}
    </div>
  );
}
