import type { Metadata } from 'next';
import { RequireBookingAccess } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { correctPath, managePath, type Note } from '#lib/booking/manage/manage-path.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { randomUUID } from 'node:crypto';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { printReference, type Booking } from '#contracts/reservations/index.ts';
import { itemNames } from '#app/[locale]/(booking)/booking/manage/_shared/item-names.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { BookingHead, NoteNotice } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { countriesIn } from '#app/[locale]/(booking)/booking/_shared/countries.ts';
import { CorrectForm } from './correct-form.client.tsx';
import type { CorrectionTarget } from './form-state.ts';
import styles from './correct.module.css';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** `?ref=…&traveller=0` or `&vehicle=0`: the details to correct. */
export default async function ManageCorrectPage({ searchParams }: Props) {
  const query = await searchParams;
  const vehicle = first(query, 'vehicle');
  const kind = vehicle === undefined ? 'traveller' : 'vehicle';
  const number = Number(vehicle ?? first(query, 'traveller'));
  return (
    <RequireBookingAccess
      query={query}
      hrefOf={(language, reference) => correctPath(language, reference, kind, number)}
    >
      {(booking, own, note) => (
        <CorrectPage booking={booking} own={own} target={{ kind, number }} note={note} />
      )}
    </RequireBookingAccess>
  );
}

type CorrectPageProps = { booking: Booking; own: BookingAccess; target: CorrectionTarget; note: Note | null };

/**
 * Corrects a typing mistake of one traveller or vehicle, free of charge. The service refuses a change to another
 * person.
 */
async function CorrectPage({ booking, own, target, note }: CorrectPageProps) {
  const { locale, reference } = own;
  const { kind, number } = target;
  const t = await getTranslations('common.booking.correct');
  const { correct, unanswered } = (await getMessages()).common.booking;
  const nameOf = await itemNames(booking);
  const person = kind === 'traveller' ? booking.passengers[number] : undefined;
  const vehicle = kind === 'vehicle' ? booking.vehicles[number] : undefined;
  const current = person ?? vehicle;
  // An address without a person or vehicle: the booking's page names them all.
  if (!current) redirect(managePath(locale, reference));
  const isOpen = booking.actions?.correct && !current.cancelled;
  const until = booking.actions?.correct?.until;
  const title = t('pageTitle', { reference: printReference(booking.reference) });
  const back = (
    <a href={managePath(locale, reference)} className={layout.link}>
      {t('back')}
    </a>
  );
  return (
    <>
      <BookingHead booking={booking} isTask />
      <div className={`wrap ${styles.body}`}>
        {note ? <NoteNotice note={note} /> : null}
        {isOpen ? (
          <>
            <h2 className={layout.h2}>
              {t('heading', { name: nameOf(`${person ? 'passenger' : 'vehicle'}:${number}`) })}
            </h2>
            <p className={styles.lede}>
              {`${t(person ? 'ledeTraveller' : 'ledeVehicle')} `}
              {until ? t('until', { day: datedDay(until, locale), time: clock(until) }) : null}
            </p>
            <NextIntlClientProvider messages={{ common: { booking: { correct, unanswered } } }}>
              <CorrectForm
                {...target}
                reference={reference}
                idempotencyKey={randomUUID()}
                title={title}
                now={
                  person ? { surname: person.surname, given: person.given } : { plate: vehicle?.plate ?? '' }
                }
                choices={
                  person
                    ? countriesIn(locale).map(({ code, name }) => ({ value: code, name }))
                    : driversOf(booking)
                }
                hasPlate={vehicle !== undefined && vehicle.category !== 'BIC'}
                back={back}
              />
            </NextIntlClientProvider>
          </>
        ) : (
          <>
            <title>{title}</title>
            <NoteNotice note="notCorrected" />
            {back}
          </>
        )}
      </div>
    </>
  );
}

/** Adults who still travel; the service makes the final check. */
function driversOf({ passengers }: Booking) {
  return passengers.flatMap(({ category, surname, given, cancelled }, number) =>
    category === 'ADT' && !cancelled ? [{ value: String(number), name: `${given} ${surname}` }] : [],
  );
}
