import { getTranslations } from 'next-intl/server';
import { previewCancellation, type Own } from '#lib/booking/manage/manage-client.server.ts';
import type { Note } from '#lib/booking/manage/manage-path.ts';
import { isPaid } from '#lib/booking/manage/standing.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { printReference, type Booking, type CancellationScope } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { NoteNotice } from '#app/[locale]/(booking)/booking/manage/_shared/note-notice.tsx';
import { CancelCard } from './cancel-card.tsx';
import { CancelRows } from './cancel-rows.tsx';
import { CancelSure } from './cancel-sure.tsx';
import { KeepCard } from './keep-card.tsx';
import { NoPreview } from './no-preview.tsx';
import { ScopeList } from './scope-list.tsx';

type Props = {
  booking: Booking;
  own: Own;
  scope: CancellationScope;
  /** The traveller has seen the amounts and is asked once more. */
  isSure: boolean;
  note: Note | null;
};

/** What to give up, what comes back for it by which rule, and the last question. The service decides what may be given up. */
export async function CancelPage({ booking, own, scope, isSure, note }: Props) {
  const { locale } = own;
  const t = await getTranslations('common.booking.cancel');
  const mine = await getTranslations('common.booking.mine');
  const answer = await previewCancellation(own, scope);
  const preview = answer.kind === 'ok' ? answer.value : null;
  const title = t('pageTitle', { reference: printReference(booking.reference) });
  const price = preview && isPaid(booking) ? formatPrice(preview.refundCents, locale) : null;
  const result = answer.kind === 'refused' ? t('cannot') : price && t('brings', { price });
  return (
    <>
      <title>{note ? mine('titleWithNote', { note: mine(`note.${note}.title`), title }) : title}</title>
      <BookingHead booking={booking} />
      <div className={`wrap ${furniture.layout}`}>
        <div>
          {note ? <NoteNotice note={note} /> : null}
          {preview && isSure ? (
            <CancelSure booking={booking} scope={scope} preview={preview} />
          ) : (
            <>
              <h2 className={furniture.h2}>{t('title')}</h2>
              <ScopeList booking={booking} scope={scope} result={result} />
              {preview ? <CancelRows booking={booking} preview={preview} /> : <NoPreview answer={answer} />}
            </>
          )}
        </div>
        {isSure && preview ? null : (
          <aside className={furniture.aside}>
            {preview ? (
              <CancelCard booking={booking} scope={scope} preview={preview} />
            ) : (
              <KeepCard booking={booking} />
            )}
          </aside>
        )}
      </div>
    </>
  );
}
