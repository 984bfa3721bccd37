'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Chevron } from '#app/_ui/icon/icons.tsx';
import { longDay } from '#foundation/dates/format-day.ts';
import { addMonths, dayOfKey } from '#foundation/dates/month-grid.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { DayOffer } from '#contracts/reservations/index.ts';
import { DayCell, MonthGrid } from './month-grid.tsx';
import { isDead, offerText } from './offer-text.ts';
import styles from './day-picker.module.css';
import { writeParty, type PartyQuery } from '#lib/booking/party-query.ts';

type Props = {
  /** Which day is requested, as text. */
  ask: string;
  question: PriceQuestion;
  chosen: string | null;
  /** Both days of the trip, so that the days between them are marked. */
  span: { start: string | null; end: string | null };
  earliest: string;
  latest: string;
  onChoose: (date: string) => void;
  onClose: () => void;
};

/** Two months with the lowest total price of each day. Focusing a day shows its price below and announces it. */
export default function DayPicker(props: Props) {
  const locale = useLocale();
  const { ask, question, chosen, span, earliest, latest, onChoose, onClose } = props;
  const t = useTranslations('common.booking.search');
  const box = useRef<HTMLDivElement>(null);
  const within = (day: string) => (day < earliest ? earliest : day > latest ? latest : day);
  const [day, setDay] = useState(() => within(chosen ?? earliest));
  const [month, setMonth] = useState(day.slice(0, 7));
  const offers = useDayPrices([month, addMonths(month, 1)], question);
  const low = lowestOf(offers);
  // At first the focus goes to the days, the purpose of the picker. Later it goes where a key leads, and an arrow
  // button keeps it.
  const follow = useRef(true);
  useEffect(() => {
    if (follow.current) box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    follow.current = false;
  }, [day]);
  // Without a choice, the calendar opens on the first day with a sailing: on a phone, days without one fill the screen. Whoever
  // has moved meanwhile stays there.
  const opening = useRef(chosen === null ? day : null);
  const first = firstSailing(offers, day);
  useEffect(() => {
    if (first === null || opening.current !== day || month !== day.slice(0, 7)) return;
    opening.current = null;
    follow.current = true;
    setDay(first);
    setMonth(first.slice(0, 7));
  }, [first, day, month]);

  const turn = (months: number) => {
    const next = addMonths(month, months);
    const shown = [next, addMonths(next, 1)];
    setMonth(next);
    if (!shown.includes(day.slice(0, 7))) setDay(within(`${months > 0 ? next : shown[1]}-01`));
  };
  const press = (event: KeyboardEvent) => {
    const wanted = dayOfKey(day, event.key, event.shiftKey);
    if (wanted === null) return;
    event.preventDefault();
    const next = within(wanted);
    follow.current = true;
    setDay(next);
    if (next.slice(0, 7) < month) setMonth(next.slice(0, 7));
    else if (next.slice(0, 7) > addMonths(month, 1)) setMonth(addMonths(next.slice(0, 7), -1));
  };
  const arrow = (months: 1 | -1) => (
    <button
      type="button"
      aria-label={t(months < 0 ? 'previousMonth' : 'nextMonth')}
      disabled={months < 0 ? month <= earliest.slice(0, 7) : addMonths(month, 1) >= latest.slice(0, 7)}
      onClick={() => turn(months)}
    >
      <Chevron to={months < 0 ? 'left' : 'right'} />
    </button>
  );
  const cell = (each: string) => (
    <DayCell
      key={each}
      day={each}
      offer={offers.get(each)}
      chosen={each === chosen}
      within={each >= earliest && each <= latest}
      reachable={each === day}
      mark={markOf(each, span)}
      cheap={low !== null && offers.get(each)?.lowestCents === low}
      onChoose={onChoose}
      onReach={setDay}
    />
  );
  return (
    <div ref={box} className={styles.calendar}>
      <output className={styles.ask}>{ask}</output>
      <div className={styles.months}>
        <MonthGrid month={month} arrow={arrow(-1)} cell={cell} onKey={press} />
        <MonthGrid
          month={addMonths(month, 1)}
          className={styles.second}
          arrow={arrow(1)}
          cell={cell}
          onKey={press}
        />
      </div>
      <div className={styles.foot}>
        <div>
          <output className="num">
            {[longDay(day, locale), offerText(offers.get(day), locale, t)].filter(Boolean).join(', ')}
          </output>
          <small>{question.from && question.to ? t('priceNote') : t('priceNeedsPorts')}</small>
        </div>
        <button type="button" className={buttonClasses({ small: true })} onClick={onClose}>
          {t('done')}
        </button>
      </div>
    </div>
  );
}

function markOf(day: string, { start, end }: Props['span']): 'edge' | 'between' | null {
  if (day === start || day === end) return 'edge';
  return start !== null && end !== null && day > start && day < end ? 'between' : null;
}

/** The lowest price of all visible days; null when it would mark all of them. */
function lowestOf(offers: ReadonlyMap<string, DayOffer>): number | null {
  const prices = [...offers.values()].flatMap((offer) => offer.lowestCents ?? []);
  const lowest = Math.min(...prices);
  return prices.some((price) => price > lowest) ? lowest : null;
}

/** The first day after a dead one that can be chosen; null when there is none, or while its month isn't known. */
function firstSailing(offers: ReadonlyMap<string, DayOffer>, day: string): string | null {
  if (!isDead(offers.get(day))) return null;
  const open = [...offers.values()].filter((offer) => offer.date > day && !isDead(offer));
  return open.map(({ date }) => date).toSorted()[0] ?? null;
}

type PriceQuestion = { from: string | null; to: string | null; party: PartyQuery; locale: Locale };

/**
 * Lowest price per day of the requested months (`YYYY-MM`), for the whole party with vehicles and pets. Months arrive
 * one by one and stay. Without both ports, or when the service is unavailable, the calendar has no prices and every day
 * can be chosen.
 */
function useDayPrices(
  months: readonly string[],
  { from, to, party, locale }: PriceQuestion,
): ReadonlyMap<string, DayOffer> {
  const [offers, setOffers] = useState<ReadonlyMap<string, DayOffer>>(new Map());
  const params = new URLSearchParams({ from: from ?? '', to: to ?? '', locale });
  writeParty(params, party);
  const query = from && to ? params.toString() : '';
  const wanted = months.join(' ');
  useEffect(() => {
    if (query === '') return;
    const leaving = new AbortController();
    for (const month of wanted.split(' '))
      fetchMonth(`${query}&month=${month}`, leaving.signal)
        .then((days) =>
          setOffers((known) => new Map([...known, ...days.map((day) => [day.date, day] as const)])),
        )
        .catch(() => undefined);
    return () => leaving.abort();
  }, [query, wanted]);
  return offers;
}

/** Our own route has already parsed the service's response: here it is enough to check that it is a list of days. */
async function fetchMonth(query: string, signal: AbortSignal): Promise<DayOffer[]> {
  const response = await fetch(`/api/booking/calendar?${query}`, { signal });
  if (!response.ok) return [];
  const answer: unknown = await response.json();
  const days = typeof answer === 'object' && answer && 'days' in answer ? answer.days : null;
  return Array.isArray(days) ? days.filter(isOffer) : [];
}

function isOffer(value: unknown): value is DayOffer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'date' in value &&
    'state' in value &&
    'lowestCents' in value
  );
}
