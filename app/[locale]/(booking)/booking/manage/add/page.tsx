import type { Metadata } from 'next';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { RequireBookingAccess } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { additionKindOf, additionKinds, type AdditionKind } from '#lib/booking/manage/change/addition.ts';
import { addPath } from '#lib/booking/manage/change/change-path.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { randomUUID } from 'node:crypto';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { countriesIn } from '#app/[locale]/(booking)/booking/_shared/countries.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { partyOptions } from '#lib/booking/manage/change/trip-options.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { monthsOfDate } from '#foundation/dates/weekdays.ts';
import {
  type Booking,
  passengerCategories,
  petCategories,
  printReference,
  vehicleCategories,
} from '#contracts/reservations/index.ts';
import { bookedBounds } from '#lib/booking/booked-bounds.ts';
import { CrossingFacts, crossingOf } from '#app/[locale]/(booking)/booking/manage/_shared/crossing-facts.tsx';
import { ClosedView } from '#app/[locale]/(booking)/booking/manage/_shared/closed-view.tsx';
import page from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';
import type { Choices } from './add-fields.tsx';
import { AddForm } from './add-form.client.tsx';
import styles from './add.module.css';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** Adds a vehicle, a passenger or a pet to a booking. */
export default async function ManageAddPage({ searchParams }: Props) {
  const raw = await searchParams;
  const kind = additionKindOf(first(raw, 'kind'));
  return (
    <RequireBookingAccess query={raw} hrefOf={(language, reference) => addPath(language, reference, kind)}>
      {(booking, own) => (
        <>
          <BookingHead booking={booking} isTask />
          <AddView booking={booking} own={own} kind={kind} />
        </>
      )}
    </RequireBookingAccess>
  );
}

type AddViewProps = { booking: Booking; own: BookingAccess; kind: AdditionKind };

/** Adds a person, vehicle or pet to every future dated crossing: first what, then its details, then the price. */
async function AddView({ booking, own, kind }: AddViewProps) {
  const t = await getTranslations('common.booking.add');
  const change = await getTranslations('common.booking.change');
  const { add, unanswered } = (await getMessages()).common.booking;
  const { locale, reference } = own;
  if (!partyOptions(booking).canAdd) return <ClosedView own={own} departed={false} />;
  return (
    <div className={`wrap ${layout.layout}`}>
      <div className={page.main}>
        <h2 className={layout.h2}>{t('heading')}</h2>
        <p className={page.lede}>{t('lede')}</p>
        <nav aria-label={t('kinds')}>
          <ul className={styles.kinds}>
            {additionKinds.map((each) => (
              <li key={each}>
                <a
                  href={addPath(locale, reference, each)}
                  className={buttonClasses({ tone: each === kind ? 'navy' : 'line', small: true })}
                  aria-current={each === kind ? 'page' : undefined}
                >
                  {t(`kind.${each}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <NextIntlClientProvider messages={{ common: { booking: { add, unanswered } } }}>
          <AddForm
            key={kind}
            kind={kind}
            reference={reference}
            idempotencyKey={randomUUID()}
            title={change('titleAdd', { reference: printReference(reference) })}
            travelDay={firstDayAhead(booking, Date.now())}
            choices={await choicesOf(booking, kind)}
          />
        </NextIntlClientProvider>
        <p className={styles.keep}>
          <a href={managePath(locale, reference)} className={layout.link}>
            {change('back')}
          </a>
        </p>
      </div>
      <Sailings booking={booking} now={Date.now()} />
    </div>
  );
}

/** The day in Athens of the first sailing to which it will be added; empty if none has a day yet. */
function firstDayAhead(booking: Booking, now: number): string {
  const departure = boundsAhead(booking, now)[0]?.from.at;
  return departure ? athensDay(new Date(departure)) : '';
}

function boundsAhead(booking: Booking, now: number) {
  return bookedBounds(booking.segments).filter(
    (bound) => bound.state === 'live' && Date.parse(bound.from.at) > now,
  );
}

/** The crossings to which it will be added: dated, and still ahead at `now`, in milliseconds. */
async function Sailings({ booking, now }: { booking: Booking; now: number }) {
  const t = await getTranslations('common.booking.add');
  const crossings = boundsAhead(booking, now).flatMap((bound) => {
    const crossing = crossingOf(
      bound.segments.map(({ leg }) => leg),
      bound.class,
    );
    return crossing ? [{ number: bound.numbers[0], crossing }] : [];
  });
  return (
    <aside className={`${layout.aside} ${styles.sailings}`} aria-labelledby="added-to">
      <h2 id="added-to">{t('addedTo', { count: crossings.length })}</h2>
      {crossings.map(({ number, crossing }) => (
        <CrossingFacts key={number} crossing={crossing} />
      ))}
    </aside>
  );
}

async function choicesOf(booking: Booking, kind: AdditionKind): Promise<Choices> {
  const locale = await currentLocale();
  const people = await getTranslations('common.booking.people');
  const travellers = await getTranslations('common.booking.travellers');
  const category = {
    vehicle: vehicleCategories.map((value) => ({ value, name: people(`vehicle.${value}`) })),
    passenger: passengerCategories.map((value) => ({ value, name: travellers(`category.${value}`) })),
    pet: petCategories.map((value) => ({ value, name: people(`pet.${value}`) })),
  }[kind];
  const isPerson = kind === 'passenger';
  return {
    category,
    // Only adults drive; the service makes the final check.
    driver: booking.passengers.flatMap((each, number) =>
      each.category === 'ADT' && !each.cancelled
        ? [{ value: String(number), name: `${each.given} ${each.surname}` }]
        : [],
    ),
    gender: (['F', 'M', 'X'] as const).map((value) => ({ value, name: travellers(`genders.${value}`) })),
    nationality: isPerson ? countriesIn(locale).map(({ code, name }) => ({ value: code, name })) : [],
    claim: isPerson ? await claimsOf(booking) : [],
    month: isPerson ? monthsOfDate(locale).map((name, index) => ({ value: String(index + 1), name })) : [],
  };
}

/**
 * The claims that an added person may have beside the age. A companion's claim only appears when the booking has a
 * passenger who needs one.
 */
async function claimsOf({ party }: Booking): Promise<Choices['claim']> {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.search');
  const network = await getNetwork();
  const known = network.kind === 'ok' ? (network.value.entitlements ?? []) : [];
  const claimed = new Set(party.passengers.map(({ entitlement }) => entitlement));
  const held = new Set(known.flatMap(({ code, countsAs }) => (claimed.has(code) ? [code, countsAs] : [])));
  return known.flatMap(({ code, name, percent, companionOf }) =>
    companionOf === null || held.has(companionOf)
      ? [{ value: code, name: t('claimOption', { name: name[locale], percent }) }]
      : [],
  );
}
