import { getTranslations } from 'next-intl/server';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { TicketCheck } from '#app/_ui/icon/drawn.server.tsx';
import type { Booking } from '#contracts/reservations/index.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { isOff } from '#lib/booking/tickets/by-ship.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './pass-card.module.css';

/** The number of the next ship that still takes its travellers; null if there is none. */
export function shipAhead({ segments, state }: Booking, now: Date): number | null {
  if (state !== 'ticketed') return null;
  const ahead = segments.flatMap((segment, number) =>
    (segment.state ?? 'live') === 'live' && !isOff(segment) && Date.parse(segment.leg.to.at) >= now.getTime()
      ? [{ number, at: Date.parse(segment.leg.from.at) }]
      : [],
  );
  return ahead.toSorted((a, b) => a.at - b.at)[0]?.number ?? null;
}

type Props = { booking: Booking; /** Of the next ship. */ number: number };

/** The next ship as a small pass that leads to the codes. On wide screens it stays beside the page. */
export async function PassCard({ booking, number }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const nameOfBound = await boundNames(booking);
  const segment = booking.segments[number];
  if (!segment) return null;
  const { from, to } = segment.leg;
  return (
    <section className={styles.pass}>
      <p className={styles.head}>
        <b>{nameOfBound(number)}</b>
        <span>{datedDay(from.at, locale)}</span>
      </p>
      <p className={`${styles.times} num`}>
        <CrossingTimes departsAt={from.at} arrivesAt={to.at} />
      </p>
      <p>{t('route', { from: from.portName[locale], to: to.portName[locale] })}</p>
      <p className={styles.there}>{t('beThere', { time: clock(segment.beThereBy) })}</p>
      <a
        href={paths.bookingTicket(locale, booking.reference)}
        className={`${buttonClasses({ tone: 'line', wide: true })} ${styles.open}`}
      >
        <TicketCheck aria-hidden className="icon" />
        {t('ticketPage')}
      </a>
    </section>
  );
}
