import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { statusText } from '#lib/booking/manage/booking-status.ts';
import { byShip, lookOf, nextFirst } from '#lib/booking/tickets/by-ship.ts';
import { clock, fullDay } from '#foundation/dates/format-day.ts';
import { bookedBounds } from '#lib/booking/booked-bounds.ts';
import { paths } from '#lib/routes/paths.ts';
import { type Booking, type IssuedTickets, printReference } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { TestNotice } from '#app/[locale]/(booking)/booking/_shared/test-notice.tsx';
import { RememberedTrip } from '#app/[locale]/(booking)/booking/_shared/remembered-trip.tsx';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { travelsAs } from '#app/_ui/motion/travels.tsx';
import { islandByPort } from './islands.server.ts';
import { KeepAwake } from './keep-awake.client.tsx';
import { Pass, Stub } from './pass.tsx';
import { SavedTicket } from './saved-ticket.client.tsx';
import { StayCurrent } from './stay-current.client.tsx';
import styles from './ticket-page.module.css';

type Props = {
  booking: Booking;
  /** Null when there are none. */ issued: IssuedTickets | null;
};

/**
 * The page to show at the ramp: codes, ship and quay, on phones without any further requests; on wide screens with the islands’
 * pictures. The next ship comes first.
 */
export async function TicketPage({ booking, issued }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.ticket');
  const tConfirmation = await getTranslations('common.booking.confirmation');
  const { reference } = booking;
  const printed = printReference(reference);
  const mine = managePath(locale, reference);
  if (!issued) {
    const tStatus = await getTranslations('common.booking.mine.says');
    return (
      <div className={`wrap ${styles.page}`}>
        <meta name="meltemi-ticket" content="none" />
        <SavedTicket task={{ kind: 'forget', reference }} />
        <RememberedTrip booking={booking} />
        <h1 className={layout.h1}>{t('title')}</h1>
        <div className={styles.none}>
          <Notice tone="warn" title={t('none')}>
            <p>{booking.state === 'open' ? t('open') : tStatus(statusText(booking))}</p>
          </Notice>
        </div>
        <p>
          <a className={`${layout.link} ${styles.mine}`} href={mine}>
            {`${tConfirmation('manage')} `}
            <span className="num">{printed}</span>
          </a>
        </p>
      </div>
    );
  }
  const nameOfBound = await boundNames(booking);
  const now = new Date(issued.at);
  const islandOf = await islandByPort();
  const ships = nextFirst(byShip(booking, issued, now));
  const most = Math.max(1, ...ships.map(({ coded }) => coded.length));
  return (
    <div className={`wrap ${styles.page}`}>
      {/* Read by the service worker that stores this page (public/sw.js). */}
      <meta name="meltemi-ticket" content={issued.until} />
      <meta name="meltemi-ticket-name" content={await nameOf(booking)} />
      <KeepAwake />
      <StayCurrent />
      <div style={{ '--codes': most }}>
        <h1 className={layout.h1}>{t('title')}</h1>
        <div className={styles.test}>
          <TestNotice booking={booking} />
        </div>
        <p className={styles.kept}>
          {t('kept', { time: clock(issued.at), day: fullDay(issued.at, locale) })}
        </p>
        <p className={styles.lede}>
          <span>{ships.some(({ coded }) => coded.length > 0) ? t('lede') : null}</span>
          <a className={`${layout.link} ${styles.mine}`} href={mine}>
            {`${tConfirmation('manage')} `}
            <span className="num">{printed}</span>
          </a>
        </p>
        {/* What was pressed travels here, so the first picture of the page waits for it. */}
        <link rel="expect" href="#passes" blocking="render" />
        <ul id="passes" className={styles.ships} data-bubble-waits="">
          {ships.map((ship, index) => (
            <li key={ship.index} {...(index === 0 && travelsAs('trip'))}>
              <Pass
                segment={ship.segment}
                title={nameOfBound(ship.index)}
                island={islandOf(ship.segment.leg.to.port)}
                isLight
                reference={printed}
                look={lookOf(ship, booking)}
                now={now}
              >
                <Stub ship={ship} booking={booking} reference={printed} />
              </Pass>
            </li>
          ))}
        </ul>
        <p className={styles.saved}>
          <SavedTicket
            task={{ kind: 'keep', url: paths.bookingTicket(locale, reference) }}
            saved={t('saved')}
          />
        </p>
        <RememberedTrip booking={booking} />
      </div>
    </div>
  );
}

/** «Ρόδος – Σύμη, Πέμπτη 3 Δεκεμβρίου, PM6 443H», for the list of tickets on a device without a connection. */
async function nameOf({ segments, reference }: Booking): Promise<string> {
  const locale = await currentLocale();
  const [first] = bookedBounds(segments);
  const way = first
    ? `${first.from.portName[locale]} – ${first.to.portName[locale]}, ${fullDay(first.from.at, locale)}, `
    : '';
  return `${way}${printReference(reference)}`;
}
