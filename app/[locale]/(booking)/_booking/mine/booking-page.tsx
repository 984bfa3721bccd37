import { getTranslations } from 'next-intl/server';
import { type Own, previewCancellation } from '#lib/booking/manage/manage-client.server.ts';
import type { Note } from '#lib/booking/manage/manage-path.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { standingOf } from '#lib/booking/manage/standing.ts';
import type { Booking, Network } from '#reservations/contract/index.ts';
import { printReference } from '#reservations/contract/index.ts';
import { TravellersList } from '../confirmation/travellers-list.tsx';
import furniture from '../frame/furniture.module.css';
import { operatorPhone } from '../frame/operator-phone.server.ts';
import { PriceReview } from '../price/price-review.tsx';
import { BookingHead } from './booking-head.tsx';
import { CancelCard } from './cancel-card.tsx';
import { CancelRows } from './cancel-rows.tsx';
import { DisruptionNotices } from './disruption-notices.tsx';
import { MoneyCard } from './money-card.tsx';
import { NoteNotice } from './note-notice.tsx';
import { Papers } from './papers.tsx';
import { TripList } from './trip-list.tsx';
import styles from './mine.module.css';

type Props = {
  booking: Booking;
  network: Network | null;
  own: Own;
  isCancelling: boolean;
  note: Note | null;
};

/** A booking for who owns it: how it stands, its ships and papers, what is due; or what giving it up would bring back. */
export async function BookingPage({ booking, network, own, isCancelling, note }: Props) {
  const { locale } = own;
  const t = await getTranslations('common.booking.mine');
  const phone = (await operatorPhone(locale)).text;
  const asked = isCancelling && booking.state !== 'cancelled' ? await previewCancellation(own) : null;
  const preview = asked?.kind === 'ok' ? asked.value : null;
  const refused = asked?.kind === 'refused' ? asked.problem.code : undefined;
  const said = asked && !preview ? refusalNote(refused, 'closed') : note;
  const isPaid = (booking.payment?.paidCents ?? 0) > 0;
  const title = t(preview ? 'titleCancel' : 'title', { reference: printReference(booking.reference) });
  const hasDisruptions = ['confirmed', 'ticketed', 'open'].includes(booking.state);
  return (
    <>
      <title>{said ? t('titleWithNote', { note: t(`note.${said}.title`), title }) : title}</title>
      <BookingHead booking={booking} network={network} locale={locale} />
      <div className={`wrap ${furniture.layout}`}>
        <div className={styles.main}>
          {said ? <NoteNotice note={said} locale={locale} /> : null}
          {preview ? (
            <CancelRows booking={booking} preview={preview} isPaid={isPaid} locale={locale} />
          ) : (
            <>
              {hasDisruptions ? <DisruptionNotices own={own} phone={phone} /> : null}
              <p className={styles.says}>{t(`says.${standingOf(booking)}`)}</p>
              <TripList booking={booking} locale={locale} />
              <Papers booking={booking} locale={locale} />
            </>
          )}
        </div>
        <aside className={furniture.aside}>
          {preview ? (
            <CancelCard booking={booking} preview={preview} isPaid={isPaid} locale={locale} phone={phone} />
          ) : (
            <MoneyCard booking={booking} locale={locale} phone={phone} />
          )}
        </aside>
        {preview ? null : (
          <div className={styles.main}>
            {booking.passengers.length > 0 ? <TravellersList booking={booking} /> : null}
            <section className={styles.section}>
              <h2 className={furniture.h2}>{t('priceTitle')}</h2>
              <PriceReview
                quote={booking.quote}
                directions={booking.segments.map((segment) => segment.direction)}
                locale={locale}
              />
            </section>
          </div>
        )}
      </div>
    </>
  );
}
