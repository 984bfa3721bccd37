import type { Metadata } from 'next';
import { CancelPage } from './cancel-page.tsx';
import { OwnPage } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { cancelPath, readScope } from '#lib/booking/manage/cancel-scope.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** What giving up a booking, or a part of it, would bring back now; then the question whether it is meant. */
export default async function ManageCancelPage({ searchParams }: Props) {
  const query = await searchParams;
  const scope = readScope(query);
  const sure = first(query, 'sure') === 'yes';
  return (
    <OwnPage query={query} hrefOf={(language, reference) => cancelPath(language, reference, scope, { sure })}>
      {(booking, own, note) => (
        <CancelPage booking={booking} own={own} note={note} scope={scope} isSure={sure} />
      )}
    </OwnPage>
  );
}
