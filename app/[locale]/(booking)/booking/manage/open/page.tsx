import type { Metadata } from 'next';
import { RequireBookingAccess } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { openPath } from '#lib/booking/manage/change/change-path.ts';
import { readChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { boundWith } from '#lib/booking/booked-bounds.ts';
import { previewOpenDate } from '#lib/booking/manage/change/change-client.server.ts';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { sourceName } from '#foundation/text/law-names.ts';
import { clock, fullDay } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { type Booking, printReference } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import card from '#app/[locale]/(booking)/booking/manage/_shared/money-card.module.css';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';
import { ClosedView } from '#app/[locale]/(booking)/booking/manage/_shared/closed-view.tsx';
import { CrossingFacts, crossingOf } from '#app/[locale]/(booking)/booking/manage/_shared/crossing-facts.tsx';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** A preview of leaving a crossing without a date. */
export default async function ManageOpenPage({ searchParams }: Props) {
  const raw = await searchParams;
  const { segment } = readChangeQuery(raw);
  return (
    <RequireBookingAccess
      query={raw}
      hrefOf={(language, reference) => openPath(language, reference, segment)}
    >
      {(booking, own) => (
        <>
          <BookingHead booking={booking} isTask />
          <OpenView booking={booking} own={own} segment={segment} />
        </>
      )}
    </RequireBookingAccess>
  );
}

/** First names, and the plates of their vehicles. */
function travellersOf({ passengers, vehicles }: Booking): string {
  return [
    ...passengers.flatMap(({ cancelled, given }) => (cancelled ? [] : given)),
    ...vehicles.flatMap(({ cancelled, plate }) => (cancelled ? [] : plate)),
  ].join(', ');
}

type OpenViewProps = { booking: Booking; own: BookingAccess; segment: number };

/** A preview of leaving a crossing without a date: how long the ticket stays valid, and by which rule. */
async function OpenView({ booking, own, segment }: OpenViewProps) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const booked = boundWith(booking.segments, segment);
  const answer = booked && (await previewOpenDate(own, booked.numbers));
  if (!booked || !answer || answer.kind === 'unreachable') return <ClosedView own={own} departed={false} />;
  if (answer.kind === 'refused')
    return <ClosedView own={own} departed={false} why={problemSentence(answer.problem)} />;
  const { segments, notes } = answer.value;
  // A crossing with a change of ship expires with its first ship, so the earliest date counts.
  const [first] = segments.toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
  const crossing = crossingOf(
    booked.segments.map(({ leg }) => leg),
    booked.class,
  );
  if (!first) return <ClosedView own={own} departed={false} />;
  return (
    <div className={`wrap ${layout.layout}`}>
      <title>{t('titleOpen', { reference: printReference(reference) })}</title>
      <div className={styles.main} data-bubble-waits="">
        <h2 className={layout.h2}>{t('open.heading')}</h2>
        <p className={styles.lede}>{t('open.lede')}</p>
        {crossing ? <CrossingFacts crossing={crossing} /> : null}
        <p className={styles.who}>
          {t('open.who', { names: travellersOf(booking) })}
          {booking.segments.length > booked.numbers.length ? ` ${t('open.others')}` : null}
        </p>
        <section className={styles.reasons}>
          <h3>{t('open.meansTitle')}</h3>
          <p>
            {`${first.reason[locale]} `}
            <small>{sourceName(first.source, locale)}</small>
          </p>
          {notes.map((note) => (
            <p key={note.en}>{note[locale]}</p>
          ))}
        </section>
      </div>
      <aside className={layout.aside}>
        <section className={card.card}>
          <h2>{t('open.card')}</h2>
          <p className={styles.good}>{fullDay(first.validUntil, locale)}</p>
          <p className={card.text}>
            {t('open.free')}.{' '}
            {t('open.until', { day: datedDay(first.until, locale), time: clock(first.until) })}
          </p>
          <form method="post" action="/api/booking/open-date">
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="reference" value={reference} />
            <input type="hidden" name="segments" value={booked.numbers.join(',')} />
            <input type="hidden" name="key" value={randomUUID()} />
            <button className={buttonClasses({ tone: 'navy', wide: true })}>{t('open.confirm')}</button>
          </form>
          <a href={managePath(locale, reference)} className={buttonClasses({ tone: 'line', wide: true })}>
            {t('keep')}
          </a>
        </section>
      </aside>
    </div>
  );
}
