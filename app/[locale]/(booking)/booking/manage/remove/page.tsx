import type { Metadata } from 'next';
import { RemoveView } from './remove-view.tsx';
import { OwnPage } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { BookingHead } from '#app/[locale]/(booking)/booking/manage/_shared/booking-head.tsx';
import { removePath } from '#lib/booking/manage/change/change-path.ts';
import { readItems, readRefused } from '#lib/booking/manage/change/change-query.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** Travellers, vehicles or pets that do not travel after all, and what taking them out gives back. */
export default async function ManageRemovePage({ searchParams }: Props) {
  const raw = await searchParams;
  const items = readItems(raw);
  return (
    <OwnPage query={raw} hrefOf={(language, reference) => removePath(language, reference, items)}>
      {(booking, own) => (
        <>
          <BookingHead booking={booking} />
          <RemoveView
            booking={booking}
            own={own}
            items={items}
            isAsked={first(raw, 'asked') !== undefined}
            refused={readRefused(raw)}
          />
        </>
      )}
    </OwnPage>
  );
}
