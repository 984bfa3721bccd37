import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import { CalendarPlus, FileDown, Mail, TicketCheck } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { calendarFilePath, ticketPath } from '#lib/booking/manage/manage-path.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { paths } from '#lib/routes/paths.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { SavedTicket } from '#app/[locale]/(booking)/booking/ticket/saved-ticket.client.tsx';
import styles from './_shared/manage.module.css';

type Props = { booking: Booking };

/** Tickets as PDF, the ships for the calendar, and the letter once more. What does not exist yet says when it will. */
export async function Papers({ booking }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const { state, reference } = booking;
  if (state === 'cancelled' || state === 'expired')
    return <SavedTicket wish={{ kind: 'forget', reference }} />;
  if (state !== 'confirmed' && state !== 'ticketed' && state !== 'open') return null;
  const ticketPage = paths.bookingTicket(locale, reference);
  const isPaid = state === 'ticketed';
  return (
    <section className={styles.section}>
      {/* Kept only where the tickets were seen before; this page just keeps that copy true. */}
      <SavedTicket wish={isPaid ? { kind: 'renew', url: ticketPage } : { kind: 'forget', reference }} />
      <h2 className={furniture.h2}>{t('papersTitle')}</h2>
      <p className={styles.text}>
        {t(isPaid ? 'papersPaid' : state === 'open' ? 'papersOpen' : 'papersUnpaid')}
      </p>
      <ul className={styles.papers}>
        {isPaid ? (
          <li>
            <a href={ticketPage} className={buttonClasses({ tone: 'navy' })}>
              <TicketCheck aria-hidden className="icon" />
              {t('ticketPage')}
            </a>
          </li>
        ) : null}
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
      <p id="resend-text" className={`${furniture.small} ${furniture.soft}`}>
        {t('resendText')}
      </p>
    </section>
  );
}
