import type { Metadata } from 'next';
import { CorrectPage } from './correct-page.tsx';
import { OwnPage } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { correctPath } from '#lib/booking/manage/manage-path.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** `?ref=…&traveller=0` or `&vehicle=0`: the details that were mistyped. */
export default async function ManageCorrectPage({ searchParams }: Props) {
  const query = await searchParams;
  const vehicle = first(query, 'vehicle');
  const kind = vehicle === undefined ? 'traveller' : 'vehicle';
  const number = Number(vehicle ?? first(query, 'traveller'));
  return (
    <OwnPage query={query} hrefOf={(language, reference) => correctPath(language, reference, kind, number)}>
      {(booking, own, note) => (
        <CorrectPage booking={booking} own={own} whose={{ kind, number }} note={note} />
      )}
    </OwnPage>
  );
}
