import { currentLocale } from '#lib/i18n/current-locale.ts';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { ACCESS_COOKIE, credentialFor } from '#lib/booking/access.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { noteOf, type Note } from '#lib/booking/manage/manage-path.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { normaliseReference, type Booking } from '#contracts/reservations/index.ts';
import { BookingAway } from '#app/[locale]/(booking)/booking/_shared/booking-away.tsx';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import { NoteNotice } from './booking-head.tsx';
import { LookupForm } from './lookup-form.client.tsx';
import { ReferenceHelp } from './reference-help.tsx';
import { KeptTravellers } from '#app/_ui/trips/kept-travellers.tsx';
import { KeptTrips } from '#app/_ui/trips/kept-trips.tsx';
import styles from './lookup.module.css';

type Props = {
  query: RawQuery;
  /** This page in a language, for the booking `reference`. */
  hrefOf: (locale: Locale, reference: string) => string;
  children: (booking: Booking, own: BookingAccess, note: Note | null) => ReactNode;
};

/** Refusals that only mean that this browser may not open it. */
const CLOSED = new Set(['access_denied', 'not_found']);

/**
 * A page of a booking, for visitors who made it in this browser, followed the link of an email, or know its reference
 * and a surname. Everybody else gets the lookup form, or the reason why it can't be shown.
 */
export async function RequireBookingAccess({ query, hrefOf, children }: Props) {
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

type LookupPageProps = { reference: string; note: Note | null };

/** Where a booking is opened with its reference and a traveller's surname, without an account. */
async function LookupPage({ reference, note }: LookupPageProps) {
  const t = await getTranslations('common.booking.manage');
  const { manage, unanswered } = (await getMessages()).common.booking;
  return (
    <>
      <section className={styles.head}>
        <div className={`wrap ${styles.headIn}`}>
          <div className={styles.text}>
            <h1 className={layout.h1}>{t('heading')}</h1>
            <p className={layout.lede}>{t('lede')}</p>
          </div>
          <IslandPicture island="symi" className={styles.picture} sizes="400px" priority />
        </div>
      </section>
      <div className={`wrap ${styles.body}`}>
        <div>
          {note ? <NoteNotice note={note} /> : null}
          <KeptTrips opens="booking" />
          <NextIntlClientProvider messages={{ common: { booking: { manage, unanswered } } }}>
            <LookupForm reference={reference} />
          </NextIntlClientProvider>
          <KeptTravellers />
        </div>
        <ReferenceHelp />
      </div>
    </>
  );
}
