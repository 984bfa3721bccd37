import type { Metadata } from 'next';
import { DisruptionPage } from './disruption-page.tsx';
import { localeOf } from '#app/[locale]/(booking)/booking/_shared/locale-of.ts';
import { OwnPage } from '#app/[locale]/(booking)/booking/manage/_shared/require-booking-access.tsx';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** What upset a booking, and what its owner may choose. */
export default async function ManageDisruptionPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  return (
    <OwnPage
      locale={locale}
      query={await searchParams}
      hrefOf={(language, reference) => managePath(language, reference, { view: 'disruption' })}
    >
      {(booking, own, note) => <DisruptionPage booking={booking} own={own} note={note} />}
    </OwnPage>
  );
}
