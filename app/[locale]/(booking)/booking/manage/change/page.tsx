import type { Metadata } from 'next';
import { RequireBookingAccess } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { changePath, changeSearch } from '#lib/booking/manage/change/change-path.ts';
import { readChangeQuery, type ChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import { getTranslations } from 'next-intl/server';
import { boundWith, type BookedBound } from '#lib/booking/booked-bounds.ts';
import {
  differencesByDay,
  loadPicker,
  offerOf,
  type JourneyChoice,
  wantedShips,
} from '#lib/booking/manage/change/load-picker.server.ts';
import { writeMoved } from '#lib/booking/manage/change/moved.ts';
import { tripOptions } from '#lib/booking/manage/change/trip-options.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { type Booking, printReference } from '#contracts/reservations/index.ts';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { ClosedView } from '#app/[locale]/(booking)/booking/manage/_shared/closed-view.tsx';
import { PickerView } from './picker-view.tsx';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';
import {
  ConfirmForm,
  Reasons,
  RefusedNotice,
} from '#app/[locale]/(booking)/booking/manage/_shared/confirm-form.tsx';
import { CrossingFacts, crossingOf } from '#app/[locale]/(booking)/booking/manage/_shared/crossing-facts.tsx';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** Another day, ship or class for one crossing of a booking, or a date for one that has none. */
export default async function ManageChangePage({ searchParams }: Props) {
  const raw = await searchParams;
  const query = readChangeQuery(raw);
  return (
    <RequireBookingAccess
      query={raw}
      hrefOf={(language, reference) => changePath(language, reference, query)}
    >
      {(booking, own) => (
        <>
          <BookingHead booking={booking} isTask />
          <ChangeView booking={booking} own={own} query={query} />
        </>
      )}
    </RequireBookingAccess>
  );
}

type ChangeViewProps = { booking: Booking; own: BookingAccess; query: ChangeQuery };

/**
 * Another day or ship for one crossing: the choices, or a preview of the chosen one. The service decides what is
 * possible.
 */
async function ChangeView({ booking, own, query }: ChangeViewProps) {
  const t = await getTranslations('common.booking.change');
  const booked = boundWith(booking.segments, query.segment);
  const options = booked && tripOptions(booking, booked, Date.now());
  const isOpen = options?.kind === 'undated';
  if (!booked || !(isOpen || (options?.kind === 'dated' && options.canChange)))
    return <ClosedView own={own} departed={options?.kind === 'departed'} />;
  const loaded = await loadPicker(own, booking, booked, query.date);
  const reference = printReference(booking.reference);
  const about = { own, query, booked };
  if (loaded.kind === 'ok' && query.pick) {
    const chosen = offerOf(loaded.value.rows, query.pick);
    if (chosen) return <ChangePreview {...about} chosen={chosen} title={t('titlePreview', { reference })} />;
  }
  const title = t(isOpen ? 'titleRedate' : 'titleChange', { reference });
  const [nameOfBound, differences] = await Promise.all([
    boundNames(booking),
    loaded.kind === 'ok' ? differencesByDay(own, booking, booked, loaded.value) : null,
  ]);
  return (
    <PickerView
      {...about}
      way={nameOfBound(query.segment)}
      loaded={loaded}
      differences={differences}
      isOpen={isOpen}
      title={title}
    />
  );
}

type ChangePreviewProps = {
  own: BookingAccess;
  query: ChangeQuery;
  booked: BookedBound;
  chosen: JourneyChoice;
  title: string;
};

/** Before and after, side by side, with the price and the rules. Nothing has changed yet. */
async function ChangePreview({ own, query, booked, chosen, title }: ChangePreviewProps) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const { pick, segment, date } = query;
  const before = crossingOf(
    booked.segments.map(({ leg }) => leg),
    booked.class,
    booked.state === 'live',
  );
  const after = crossingOf(chosen.journey.legs, chosen.class);
  return (
    <div className={`wrap ${layout.layout}`}>
      <title>{title}</title>
      <div className={styles.main}>
        <RefusedNotice own={own} refused={query.refused} nowCents={chosen.quote.differenceCents} />
        <h2 className={layout.h2}>{t('previewHeading')}</h2>
        <div className={styles.pair}>
          <section>
            <h3>{t('before')}</h3>
            {before ? <CrossingFacts crossing={before} /> : null}
          </section>
          <section className={styles.new}>
            <h3>{t('after')}</h3>
            {after ? <CrossingFacts crossing={after} before={before} /> : null}
          </section>
        </div>
        <Reasons reasons={chosen.quote.reasons} />
        <a href={changePath(locale, reference, { segment, date })} className={layout.link}>
          {t('backToSailings')}
        </a>
      </div>
      <aside className={layout.aside}>
        <ConfirmForm
          own={own}
          quote={chosen.quote}
          wanted={pick ? wantedShips(booked, pick) : {}}
          page="change"
          search={String(changeSearch({ segment, date, pick }))}
          moved={writeMoved(booked)}
        />
      </aside>
    </div>
  );
}
