import type { Metadata } from 'next';
import { ChangeView } from './change-view.tsx';
import { OwnPage } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { changePath } from '#lib/booking/manage/change/change-path.ts';
import { readChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** Another day, ship or class for one crossing of a booking, or a date for one that has none. */
export default async function ManageChangePage({ searchParams }: Props) {
  const raw = await searchParams;
  const query = readChangeQuery(raw);
  return (
    <OwnPage query={raw} hrefOf={(language, reference) => changePath(language, reference, query)}>
      {(booking, own) => (
        <>
          <BookingHead booking={booking} />
          <ChangeView booking={booking} own={own} query={query} />
        </>
      )}
    </OwnPage>
  );
}
