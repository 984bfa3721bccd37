import { getTranslations } from 'next-intl/server';
import { AskInChat } from '#app/_ui/chat/ask-in-chat.tsx';
import { getDisruptions, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import type { RecentMove } from '#lib/booking/manage/change/moved.ts';
import { type Note, managePath, calendarFilePath, ticketPath } from '#lib/booking/manage/manage-path.ts';
import { getTickets } from '#lib/booking/tickets/tickets.server.ts';
import { PassCard, shipAhead } from './pass-card.tsx';
import { brokenShip, isOff } from '#lib/booking/tickets/by-ship.ts';
import { effectOf, firstNameOf, statusOf, statusText } from '#lib/booking/manage/booking-status.ts';
import {
  type Booking,
  isAsPlanned,
  printReference,
  type BookingDisruption,
} from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { TestNotice } from '#app/[locale]/(booking)/booking/_shared/test-notice.tsx';
import { PaidRows } from '#app/[locale]/(booking)/booking/_shared/paid-rows.tsx';
import { PriceTable } from '#app/[locale]/(booking)/booking/_shared/price-table.tsx';
import { BookingHead, NoteNotice } from './_shared/booking-head.tsx';
import { CancelClosed, MoneyCard } from './_shared/money-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { Plans } from './plans.tsx';
import { TripList } from './trip-list.tsx';
import styles from './_shared/manage.module.css';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import { CalendarPlus, FileDown, Mail } from '#app/_ui/icon/drawn.server.tsx';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import { RememberedTrip } from '#app/[locale]/(booking)/booking/_shared/remembered-trip.tsx';
import { SavedTicket } from '#app/[locale]/(booking)/booking/ticket/saved-ticket.client.tsx';

type Props = {
  booking: Booking;
  own: BookingAccess;
  note: Note | null;
  /** What the change just made has moved. */
  moved: RecentMove | null;
};

/** A booking for its owner: its status, ships and documents, the balance due, and the travellers. */
export async function BookingPage({ booking, own, note, moved }: Props) {
  const { locale } = own;
  const [t, chat] = await Promise.all([
    getTranslations('common.booking.mine'),
    getTranslations('common.chat'),
  ]);
  const phone = (await operatorPhone(locale)).text;
  const title = t('title', { reference: printReference(booking.reference) });
  // When disruptions can't be read, the page is shown without them.
  const isSold = ['confirmed', 'ticketed', 'open'].includes(booking.state);
  const now = new Date();
  const ahead = shipAhead(booking, now);
  const [answer, issued] = await Promise.all([
    isSold ? getDisruptions(own) : null,
    ahead === null ? null : getTickets(own),
  ]);
  const disruptions = answer?.kind === 'ok' ? answer.value.disruptions : [];
  const broken = disruptions.filter(({ effect, choice }) => effect === 'broken' && choice === null);
  const isBroken = broken.length > 0 || brokenShip(booking) !== null;
  const brokenSegments = new Set(broken.map(({ segment }) => segment));
  const isAhead = ahead !== null;
  const name = firstNameOf(booking);
  const refundCents = booking.payment?.refundCents ?? 0;
  // First on the page: who opens a paid booking mostly wants the codes for the ramp, and new ones after a change; who opens an unpaid
  // one, what is due until when. News about it comes before them.
  const isDue = ['held', 'paying', 'unpaid'].includes(statusOf(booking));
  const isAsideFirst = (isAhead || isDue) && !isBroken && disruptions.length === 0;
  const aside = (
    <aside className={`${layout.aside} ${styles.aside}`}>
      {ahead === null ? null : (
        <PassCard booking={booking} number={ahead} issued={issued?.kind === 'ok' ? issued.value : null} />
      )}
      <MoneyCard booking={booking}>
        {booking.actions?.cancel ? null : <CancelClosed phone={phone} />}
      </MoneyCard>
    </aside>
  );
  return (
    <>
      <title>{note ? t('titleWithNote', { note: t(`note.${note}.title`), title }) : title}</title>
      <BookingHead booking={booking} />
      <div className={`wrap ${styles.note}`}>
        {note ? (
          <NoteNotice note={note}>
            {note === 'cancelledPart' && refundCents > 0 ? (
              <p>{t('refundTotal', { price: formatPrice(refundCents, locale) })}</p>
            ) : null}
            {moved ? <p>{t(booking.state === 'ticketed' ? 'movedOnly' : 'movedOnlyUnpaid')}</p> : null}
          </NoteNotice>
        ) : null}
        {isAhead ? <TestNotice booking={booking} /> : null}
      </div>
      <div className={`wrap ${layout.layout}`}>
        {isAsideFirst ? aside : null}
        <div className={styles.main}>
          <DisruptionNotices disruptions={disruptions} booking={booking} own={own} />
          {isBroken ? null : (
            <p className={styles.status}>
              {isAhead && name ? `${t('goodTrip', { name })} ` : null}
              {t(`says.${statusText(booking)}`)}
            </p>
          )}
          <TripList
            booking={booking}
            broken={brokenSegments}
            now={now}
            moved={moved}
            reasons={disruptions.map(({ text }) => text[locale])}
          />
          <Plans booking={booking} broken={brokenSegments} now={now} />
          <Documents booking={booking} />
          <AskInChat label={chat('askBooking')} booking={booking.reference} />
        </div>
        {isAsideFirst ? null : aside}
        <div className={styles.main}>
          <PeopleCard booking={booking} />
          <section className={styles.section}>
            <h2 className={layout.h2}>{t('priceTitle')}</h2>
            <PriceTable quote={booking.quote} segments={booking.segments} />
            {refundCents > 0 ? <PaidRows booking={booking} /> : null}
          </section>
          <RememberedTrip booking={booking} />
        </div>
      </div>
    </>
  );
}

type DisruptionNoticesProps = {
  disruptions: readonly BookingDisruption[];
  booking: Booking;
  own: BookingAccess;
};

/** Disruptions, and a link to the options. */
async function DisruptionNotices({ disruptions, booking, own }: DisruptionNoticesProps) {
  const t = await getTranslations('common.booking.disruption');
  const { locale, reference } = own;
  return disruptions.map((disruption) => {
    const { id, effect, choice, choices, text, segment } = disruption;
    return (
      <Notice
        key={id}
        tone={choice ? 'info' : effect === 'broken' ? 'bad' : 'warn'}
        title={
          (effect === 'told' && changeOf(booking, segment)?.[locale]) ||
          t(`effect.${effectOf(disruption, booking)}`)
        }
      >
        {/* The office's own words say the cause. */}
        <p>{text[locale]}</p>
        {choice ? <p>{t(`chosen.${choice}`)}</p> : null}
        {choices.length > 0 ? (
          <a
            href={managePath(locale, reference, { view: 'disruption' })}
            className={buttonClasses({ tone: 'navy' })}
          >
            {t('choose')}
          </a>
        ) : null}
      </Notice>
    );
  });
}

/** «Καθυστέρηση 40 λ.», for a ship that takes its travellers all the same. */
function changeOf({ segments }: Booking, number: number) {
  const standing = segments[number]?.standing;
  return standing?.kind === 'runs' && !isAsPlanned(standing) ? standing.title : null;
}

type DocumentsProps = { booking: Booking };

/**
 * Tickets as PDF, a calendar file of the ships, and resending the email. A document that doesn't exist yet says when it
 * will; without a sailing, none is offered.
 */
export async function Documents({ booking }: DocumentsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const { state, reference } = booking;
  if (state === 'cancelled' || state === 'expired')
    return <SavedTicket task={{ kind: 'forget', reference }} />;
  if (state !== 'confirmed' && state !== 'ticketed' && state !== 'open') return null;
  const ticketPage = paths.bookingTicket(locale, reference);
  const isPaid = state === 'ticketed';
  // The service worker keeps only tickets that were opened before; this page just updates that copy.
  const saved = (
    <SavedTicket task={isPaid ? { kind: 'renew', url: ticketPage } : { kind: 'forget', reference }} />
  );
  if (booking.segments.every(isOff)) return saved;
  return (
    <section className={styles.section}>
      {saved}
      <h2 className={layout.h2}>{t('papersTitle')}</h2>
      <p className={styles.text}>
        {t(isPaid ? 'papersPaid' : state === 'open' ? 'papersOpen' : 'papersUnpaid')}
      </p>
      <ul className={styles.papers}>
        {isPaid ? (
          <li>
            <a href={ticketPath(locale, reference)} className={buttonClasses({ tone: 'line' })}>
              <FileDown aria-hidden className="icon" />
              {t('ticket')}
            </a>
          </li>
        ) : null}
        {state === 'open' ? null : (
          <li>
            <a href={calendarFilePath(locale, reference)} className={buttonClasses({ tone: 'line' })}>
              <CalendarPlus aria-hidden className="icon" />
              {t('calendar')}
            </a>
          </li>
        )}
        <li>
          <form method="post" action="/api/booking/resend">
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="reference" value={reference} />
            <input type="hidden" name="key" value={randomUUID()} />
            <button className={buttonClasses({ tone: 'line' })} aria-describedby="resend-text">
              <Mail aria-hidden className="icon" />
              {t(isPaid ? 'resend' : 'resendUnpaid')}
            </button>
          </form>
        </li>
      </ul>
      <p id="resend-text" className={`${layout.small} ${layout.soft}`}>
        {t('resendText')}
      </p>
    </section>
  );
}
