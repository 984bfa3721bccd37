import { getTranslations } from 'next-intl/server';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { CrossingPlaces } from '#app/[locale]/(booking)/booking/_shared/crossing-places.tsx';
import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { TicketCheck } from '#app/_ui/icon/drawn.server.tsx';
import { TicketCode } from '#app/[locale]/(booking)/booking/_shared/ticket-code.tsx';
import type { Booking, IssuedTicket, IssuedTickets } from '#contracts/reservations/index.ts';
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

type Props = {
  booking: Booking;
  /** Of the next ship. */
  number: number;
  /** Null while they can't be read. */
  issued: IssuedTickets | null;
};

/** The next ship as a small pass with its codes, one at a time. On wide screens it stays beside the page. */
export async function PassCard({ booking, number, issued }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const nameOfBound = await boundNames(booking);
  const segment = booking.segments[number];
  if (!segment) return null;
  const { from, to } = segment.leg;
  const tickets = issued?.tickets.filter((ticket) => ticket.segment === number) ?? [];
  return (
    <section className={styles.pass} style={{ '--names': Math.max(1, tickets.length - 1) }}>
      <div>
        <p className={styles.head}>
          <b>{nameOfBound(number)}</b>
          <span>{datedDay(from.at, locale)}</span>
        </p>
        <p className={`${styles.times} num`}>
          <CrossingTimes departsAt={from.at} arrivesAt={to.at} />
        </p>
        <p>
          <CrossingPlaces from={from} to={to} />
        </p>
        <p className={styles.there}>{t('beThere', { time: clock(segment.beThereBy) })}</p>
      </div>
      <Codes tickets={tickets} segment={segment} />
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

type CodesProps = { tickets: readonly IssuedTicket[]; segment: Booking['segments'][number] };

/** A code per traveller and vehicle; opening one closes the others, so that nobody scans the wrong one. */
async function Codes({ tickets, segment }: CodesProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.ticket');
  const { from, to } = segment.leg;
  const ends = { from: from.portName[locale], to: to.portName[locale] };
  const coded = tickets.flatMap(({ code, ...ticket }) => (code === null ? [] : [{ ...ticket, code }]));
  if (coded.length === 0) return null;
  return (
    <ul className={styles.codes} data-bubble-waits="" aria-label={t('strip', ends)}>
      {coded.map(({ document, code, bearer }, index) => (
        <li key={document}>
          <details name="codes" open={index === 0}>
            <summary>{bearer[locale]}</summary>
            <TicketCode
              id={String(document)}
              code={code}
              name={bearer[locale]}
              text={t('code', { name: bearer[locale], ...ends })}
              ship={`${ends.from} – ${ends.to}, ${clock(from.at)}`}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}
