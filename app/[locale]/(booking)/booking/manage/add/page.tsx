import type { Metadata } from 'next';
import { AddView } from './add-view.tsx';
import { OwnPage } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { additionKindOf } from '#lib/booking/manage/change/addition.ts';
import { addPath } from '#lib/booking/manage/change/change-path.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** A vehicle, a passenger or a pet that joins a booking. */
export default async function ManageAddPage({ searchParams }: Props) {
  const raw = await searchParams;
  const kind = additionKindOf(first(raw, 'kind'));
  return (
    <OwnPage query={raw} hrefOf={(language, reference) => addPath(language, reference, kind)}>
      {(booking, own) => (
        <>
          <BookingHead booking={booking} />
          <AddView booking={booking} own={own} kind={kind} />
        </>
      )}
    </OwnPage>
  );
}
