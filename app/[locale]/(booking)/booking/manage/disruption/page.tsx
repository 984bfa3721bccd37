import type { Metadata } from 'next';
import { DisruptionPage } from './disruption-page.tsx';
import { OwnPage } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** What upset a booking, and what its owner may choose. */
export default async function ManageDisruptionPage({ searchParams }: Props) {
  return (
    <OwnPage
      query={await searchParams}
      hrefOf={(language, reference) => managePath(language, reference, { view: 'disruption' })}
    >
      {(booking, own, note) => <DisruptionPage booking={booking} own={own} note={note} />}
    </OwnPage>
  );
}
