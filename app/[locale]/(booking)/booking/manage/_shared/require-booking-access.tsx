import { currentLocale } from '#lib/i18n/current-locale.ts';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { noteOf, type Note } from '#lib/booking/manage/manage-path.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { normaliseReference, type Booking } from '#contracts/reservations/index.ts';
import { BookingAway } from '#app/[locale]/(booking)/booking/_shared/booking-away.tsx';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { LookupPage } from './lookup-page.tsx';

type Props = {
  query: RawQuery;
  /** This page in a language, of the booking `reference`. */
  hrefOf: (locale: Locale, reference: string) => string;
  children: (booking: Booking, own: Own, note: Note | null) => ReactNode;
};

/** Refusals that only say: this browser may not open it. */
const CLOSED = new Set(['access_denied', 'not_found']);

/**
 * A page of a booking for whoever made it in this browser, came by the link of a letter, or knows its reference and a surname;
 * everybody else finds the way in, or why it cannot be shown now.
 */
export async function OwnPage({ query, hrefOf, children }: Props) {
  const locale = await currentLocale();
  const reference = normaliseReference(first(query, 'ref') ?? '').slice(0, 7);
  const note = noteOf(first(query, 'note'));
  const credential = credentialFor((await cookies()).get(ACCESS_COOKIE)?.value, reference);
  const answer = credential && (await getBooking(reference, credential, locale));
  const isClosed = answer?.kind === 'refused' && CLOSED.has(answer.problem.code);
  return (
    <FlowFrame
      hrefOf={(language) => (reference ? hrefOf(language, reference) : paths.manageBooking(language))}
    >
      {!credential || !answer || isClosed ? (
        <LookupPage reference={reference} note={note} />
      ) : answer.kind === 'ok' ? (
        children(answer.value, { reference, credential, locale }, note)
      ) : (
        <BookingAway answer={answer} />
      )}
    </FlowFrame>
  );
}
