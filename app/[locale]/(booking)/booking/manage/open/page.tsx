import type { Metadata } from 'next';
import { OpenView } from './open-view.tsx';
import { OwnPage } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { openPath } from '#lib/booking/manage/change/change-path.ts';
import { readChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** What it means to leave a crossing without a date, before it is done. */
export default async function ManageOpenPage({ searchParams }: Props) {
  const raw = await searchParams;
  const { segment } = readChangeQuery(raw);
  return (
    <OwnPage query={raw} hrefOf={(language, reference) => openPath(language, reference, segment)}>
      {(booking, own) => (
        <>
          <BookingHead booking={booking} />
          <OpenView booking={booking} own={own} segment={segment} />
        </>
      )}
    </OwnPage>
  );
}
