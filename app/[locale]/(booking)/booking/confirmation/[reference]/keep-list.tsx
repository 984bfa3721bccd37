import type { ReactNode } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { CalendarPlus, FileDown, Printer, Share2, TicketCheck } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { calendarFilePath, ticketPath } from '#lib/booking/manage/manage-path.ts';
import { isOff, type Ship } from '#lib/booking/tickets/by-ship.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';
import { type Booking, inTravelOrder } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { SavedTicket } from '#app/[locale]/(booking)/booking/ticket/saved-ticket.client.tsx';
import { PrintButton } from './print-button.client.tsx';
import { sharedTripPath } from './shared-trip.ts';
import { ShareLink } from '#app/[locale]/(booking)/booking/_shared/share-link.client.tsx';
import styles from './confirmation.module.css';

type Props = { booking: Booking; ships: readonly Ship[]; /** Below the list. */ children: ReactNode };

/** Everything to take along: tickets for the quay, a calendar file, a printout, a link for others. */
export async function KeepList({ booking, ships, children }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const ticket = await getTranslations('common.booking.ticket');
  const { reference, segments } = booking;
  const tickets = ships.reduce((sum, { coded, others }) => sum + coded.length + others.length, 0);
  const departures = inTravelOrder(segments).flatMap(({ segment }) =>
    (segment.state ?? 'live') === 'live' && !isOff(segment) ? [segment] : [],
  );
  const trip = sharedTripPath(locale, segments);
  // When the codes of a paid booking can't be read at the moment, it still has them.
  const forget = booking.state === 'ticketed' ? null : <SavedTicket task={{ kind: 'forget', reference }} />;
  if (tickets === 0 && departures.length === 0)
    return (
      <>
        {forget}
        {children}
      </>
    );
  return (
    <section className={styles.keep} aria-labelledby="keep-title">
      <h2 id="keep-title" className={layout.h2}>
        {t(tickets > 0 ? 'keepTitle' : 'keepPaper')}
      </h2>
      <ul className={styles.keepItems}>
        {tickets > 0 ? (
          <>
            <li>
              <a href={paths.bookingTicket(locale, reference)}>
                <TicketCheck aria-hidden className="icon" />
                <span>
                  <b>{t('ramp')}</b>
                  <small>{t('rampText')}</small>
                </span>
              </a>
            </li>
            <li>
              <a href={ticketPath(locale, reference)}>
                <FileDown aria-hidden className="icon" />
                <span>
                  <b>{t('pdf')}</b>
                  <small>{t('pdfText', { count: tickets })}</small>
                </span>
              </a>
            </li>
          </>
        ) : null}
        {departures.length > 0 ? (
          <li>
            <a href={calendarFilePath(locale, reference)}>
              <CalendarPlus aria-hidden className="icon" />
              <span>
                <b>{t('calendar')}</b>
                <small>{t('calendarText', { count: departures.length })}</small>
              </span>
            </a>
          </li>
        ) : null}
        {trip ? (
          <li>
            <ShareLink
              address={`${siteUrl()}${trip}`}
              text={await tripText(departures)}
              texts={{
                title: t('share.title'),
                text: t('share.text'),
                copied: t('share.copied'),
                failed: t('share.failed'),
              }}
              icon={<Share2 aria-hidden className="icon" />}
            />
          </li>
        ) : null}
      </ul>
      <div className={styles.more}>
        <PrintButton label={t('print')} icon={<Printer aria-hidden className="icon" />} />
        {tickets > 0 ? (
          <SavedTicket
            task={{ kind: 'keep', url: paths.bookingTicket(locale, reference) }}
            saved={ticket('saved')}
          />
        ) : (
          forget
        )}
      </div>
      {children}
    </section>
  );
}

/**
 * «Ρόδος – Σύμη, Πέμπτη 10 Ιουνίου, 08:30, πλοίο Αιολίς. Επιστροφή Πέμπτη 17 Ιουνίου, 19:35»: without names and
 * reference.
 */
async function tripText(departures: Booking['segments']): Promise<string> {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation.share');
  const out = departures.filter(({ direction }) => direction === 'A');
  const [first] = out.length > 0 ? out : departures;
  const back = departures.find((each) => each.direction === 'R' && each !== first);
  if (!first) return '';
  const { from, vessel } = first.leg;
  const to = out.at(-1)?.leg.to ?? first.leg.to;
  const trip = t('trip', {
    from: from.portName[locale],
    to: to.portName[locale],
    day: datedDay(from.at, locale),
    time: clock(from.at),
    ship: vessel.name[locale],
  });
  if (!back) return trip;
  const returning = { day: datedDay(back.leg.from.at, locale), time: clock(back.leg.from.at) };
  return `${trip}. ${t('back', returning)}`;
}
