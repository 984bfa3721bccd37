import { getTranslations } from 'next-intl/server';
import { AskInChat } from '#app/_ui/chat/ask-in-chat.tsx';
import { getDisruptions, type Own } from '#lib/booking/manage/manage-client.server.ts';
import type { Note } from '#lib/booking/manage/manage-path.ts';
import { brokenShip } from '#lib/booking/tickets/by-ship.ts';
import { standingWords } from '#lib/booking/manage/standing.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { printReference } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { PriceReview } from '#app/[locale]/(booking)/booking/_shared/price-table.tsx';
import { BookingHead } from './_shared/booking-head.tsx';
import { DisruptionNotices } from './disruption-notices.tsx';
import { MoneyCard } from './_shared/money-card.tsx';
import { NoteNotice } from './_shared/note-notice.tsx';
import { Papers } from './documents.tsx';
import { PeopleCard } from './people-card.tsx';
import { TripList } from './trip-list.tsx';
import styles from './_shared/manage.module.css';

type Props = { booking: Booking; own: Own; note: Note | null };

/** A booking for who owns it: how it stands, its ships and papers, what is due, and who travels. */
export async function BookingPage({ booking, own, note }: Props) {
  const { locale } = own;
  const [t, chat] = await Promise.all([
    getTranslations('common.booking.mine'),
    getTranslations('common.chat'),
  ]);
  const phone = (await operatorPhone(locale)).text;
  const title = t('title', { reference: printReference(booking.reference) });
  // When it cannot be asked what goes wrong the page stands without it.
  const isSold = ['confirmed', 'ticketed', 'open'].includes(booking.state);
  const answer = isSold ? await getDisruptions(own) : null;
  const disruptions = answer?.kind === 'ok' ? answer.value.disruptions : [];
  const broken = disruptions.filter(({ effect, choice }) => effect === 'broken' && choice === null);
  return (
    <>
      <title>{note ? t('titleWithNote', { note: t(`note.${note}.title`), title }) : title}</title>
      <BookingHead booking={booking} />
      <div className={`wrap ${furniture.layout}`}>
        <div className={styles.main}>
          {note ? <NoteNotice note={note} /> : null}
          <DisruptionNotices disruptions={disruptions} own={own} />
          {broken.length > 0 || brokenShip(booking) ? null : (
            <p className={styles.says}>{t(`says.${standingWords(booking)}`)}</p>
          )}
          <TripList booking={booking} broken={new Set(broken.map(({ segment }) => segment))} />
          <Papers booking={booking} />
          <AskInChat label={chat('askBooking')} booking={booking.reference} />
        </div>
        <aside className={furniture.aside}>
          <MoneyCard booking={booking} phone={phone} />
        </aside>
        <div className={styles.main}>
          <PeopleCard booking={booking} />
          <section className={styles.section}>
            <h2 className={furniture.h2}>{t('priceTitle')}</h2>
            <PriceReview quote={booking.quote} segments={booking.segments} />
          </section>
        </div>
      </div>
    </>
  );
}
