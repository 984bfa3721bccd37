import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { BookedBound } from '#lib/booking/booked-bounds.ts';
import type { ChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import type { Difference } from '#lib/booking/manage/change/difference.ts';
import { type Picker, rowFor } from '#lib/booking/manage/change/load-picker.server.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { Result } from '#lib/reservations/client.server.ts';
import { fullDay } from '#foundation/dates/format-day.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import card from '#app/[locale]/(booking)/booking/manage/_shared/money-card.module.css';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';
import { CrossingFacts, crossingOf } from '#app/[locale]/(booking)/booking/manage/_shared/crossing-facts.tsx';
import { SailingRows } from './sailing-rows.tsx';
import fields from '#app/_ui/form/fields.module.css';
import { changePath } from '#lib/booking/manage/change/change-path.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import { WeekStrip } from '#app/[locale]/(booking)/booking/sailings/week-strip.tsx';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = {
  own: BookingAccess;
  booked: BookedBound;
  /** «Μετάβαση» */
  way: string;
  query: ChangeQuery;
  loaded: Result<Picker>;
  /** By day; null when the day couldn't be read. */
  differences: ReadonlyMap<string, Difference | null> | null;
  isOpen: boolean;
  title: string;
};

/** The days and ships to choose from, each with its price difference, beside the booked ones. */
export async function PickerView({ own, booked, way, query, loaded, differences, isOpen, title }: Props) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const [segment] = booked.segments;
  const legs = booked.segments.map(({ leg }) => leg);
  const crossing = crossingOf(legs, booked.class, !isOpen);
  const lost = await lostTitle(loaded, query);
  const openUntil = segment?.openUntil;
  return (
    <div className={`wrap ${layout.layout}`}>
      <title>{lost ? t('titleWith', { notice: lost, title }) : title}</title>
      <div className={styles.main}>
        <LostNotice own={own} loaded={loaded} query={query} />
        <h2 className={layout.h2}>{t(isOpen ? 'redateHeading' : 'pickHeading')}</h2>
        <p className={styles.lede}>
          {t('pickLede', {
            direction: way,
            from: booked.from.portName[locale],
            to: booked.to.portName[locale],
          })}
          {openUntil ? <b> {t('validUntil', { day: fullDay(openUntil, locale) })}</b> : null}
        </p>
        {loaded.kind === 'ok' ? (
          <>
            <DayPicker
              own={own}
              picker={loaded.value}
              differences={differences}
              segment={query.segment}
              bookedDay={isOpen ? null : booked.from.at.slice(0, 10)}
              lastDay={openUntil ?? null}
            />
            <SailingRows own={own} picker={loaded.value} segment={query.segment} />
          </>
        ) : null}
      </div>
      <aside className={layout.aside}>
        <section className={card.card}>
          <h2>{t('nowTitle')}</h2>
          {crossing ? <CrossingFacts crossing={crossing} /> : null}
          <a href={managePath(locale, reference)} className={buttonClasses({ tone: 'navy', wide: true })}>
            {t('keep')}
          </a>
        </section>
      </aside>
    </div>
  );
}

type DayPickerProps = {
  own: BookingAccess;
  picker: Picker;
  differences: ReadonlyMap<string, Difference | null> | null;
  segment: number;
  /** Null for a ticket without a date. */
  bookedDay: string | null;
  /** For a ticket without a date: the last day on which it can be used, `YYYY-MM-DD`. */
  lastDay: string | null;
};

/** The week around the day, and a date field for any other day. Links and a plain form, so every day has an address. */
async function DayPicker({ own, picker, differences, segment, bookedDay, lastDay }: DayPickerProps) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const { trip, today, horizon } = picker;
  const week = lastDay === null ? trip.week : trip.week.filter(({ date }) => date <= lastDay);
  // A refund, too, is so much less: the cell has room for a figure.
  const differenceText = ({ kind, cents }: Difference) =>
    kind === 'same'
      ? t('sameDifference')
      : t(`difference.${kind === 'more' ? 'more' : 'less'}`, { price: formatPrice(cents, locale) });
  const byDay = new Map(
    Array.from(differences ?? [], ([date, difference]) => [
      date,
      difference === null ? t('notPossible') : differenceText(difference),
    ]),
  );
  if (bookedDay !== null) byDay.set(bookedDay, t('bookedDay'));
  return (
    <>
      <WeekStrip
        week={week}
        date={trip.date}
        label={t('week')}
        words={{ free: t('freeDay'), byDay }}
        hrefOf={(date) => changePath(locale, reference, { segment, date })}
      />
      <div className={styles.under}>
        {differences && differences.size > 0 ? <p className={styles.soft}>{t('weekNote')}</p> : null}
        <form
          method="get"
          action={paths.manageBooking(locale, 'change')}
          className={styles.other}
          data-bubble-waits=""
        >
          <input type="hidden" name="ref" value={reference} />
          <input type="hidden" name="segment" value={segment} />
          <label htmlFor="date">{t('otherDay')}</label>
          <input
            key={trip.date}
            id="date"
            name="date"
            type="date"
            className={fields.input}
            min={today}
            max={lastDay !== null && lastDay < horizon ? lastDay : horizon}
            defaultValue={trip.date}
            required
          />
          <button className={buttonClasses({ tone: 'line', small: true })}>{t('show')}</button>
        </form>
      </div>
    </>
  );
}

type LostNoticeProps = { own: BookingAccess; loaded: Result<Picker>; query: ChangeQuery };

/** Title of the notice below; null when the choice is still available. Also part of the page's title. */
async function lostTitle(loaded: Result<Picker>, query: ChangeQuery): Promise<string | null> {
  const t = await getTranslations('common.booking.change.refused');
  if (loaded.kind !== 'ok') return t('away.title');
  return query.pick ? t('lost.title') : null;
}

/** The choice isn't available (any more): the reason, that the booking is unchanged, and what to do. */
async function LostNotice({ own, loaded, query }: LostNoticeProps) {
  const t = await getTranslations('common.booking.change.refused');
  const title = await lostTitle(loaded, query);
  if (title === null) return null;
  if (loaded.kind !== 'ok') {
    const { text: phone } = await operatorPhone(own.locale);
    return (
      <Notice tone="warn" title={title} announce>
        <p>{`${t('kept')} ${t('away.text', { phone })}`}</p>
      </Notice>
    );
  }
  const row = query.pick ? rowFor(loaded.value.rows, query.pick) : null;
  const offer = row?.offers.find((each) => each.class === query.pick?.class);
  const why =
    offer?.kind === 'refused' ? problemSentence(offer.problem) : t(`lost.${reasonOf(row?.journey.state)}`);
  return (
    <Notice tone="warn" title={title} announce>
      <p>{`${why} ${t('kept')} ${t('choose')}`}</p>
    </Notice>
  );
}

type State = Picker['rows'][number]['journey']['state'];

function reasonOf(state: State | undefined): 'full' | 'cancelled' | 'closed' | 'gone' {
  switch (state) {
    case undefined:
      return 'gone';
    case 'cancelled':
      return 'cancelled';
    case 'closed':
    case 'departed':
    case 'not-open':
      return 'closed';
    case 'available':
    case 'sold-out':
    case 'no-vehicles':
      return 'full';
  }
}
