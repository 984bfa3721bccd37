import { getTranslations } from 'next-intl/server';
import { getDisruptions, type Own } from '#lib/booking/manage/manage-client.server.ts';
import { managePath, type Note } from '#lib/booking/manage/manage-path.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { printReference, type Booking } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { NoteNotice } from '#app/[locale]/(booking)/booking/manage/_shared/note-notice.tsx';
import { OneDisruption } from './one-disruption.tsx';
import styles from './disruption.module.css';

type Props = { booking: Booking; own: Own; note: Note | null };

/** What happened, the latest first, and what may be chosen now. Offers are always fresh: the service works them out anew. */
export async function DisruptionPage({ booking, own, note }: Props) {
  const { locale, reference } = own;
  const t = await getTranslations('common.booking.disruption');
  const mine = await getTranslations('common.booking.mine');
  const answer = await getDisruptions(own);
  const title = t('pageTitle', { reference: printReference(booking.reference) });
  const refused = answer.kind === 'refused' ? answer.problem.code : undefined;
  const said = answer.kind === 'ok' ? note : refusalNote(refused, 'away');
  const disruptions = answer.kind === 'ok' ? answer.value.disruptions : [];
  return (
    <>
      <title>{said ? mine('titleWithNote', { note: mine(`note.${said}.title`), title }) : title}</title>
      <BookingHead booking={booking} />
      <div className={`wrap ${styles.body}`}>
        {said ? <NoteNotice note={said} /> : null}
        {disruptions.map((each) => (
          <OneDisruption key={each.id} disruption={each} booking={booking} own={own} />
        ))}
        {answer.kind === 'ok' && disruptions.length === 0 ? <p className={styles.lede}>{t('none')}</p> : null}
        <p className={styles.end}>
          <a href={managePath(locale, reference)} className={furniture.link}>
            {t('back')}
          </a>
        </p>
      </div>
    </>
  );
}
