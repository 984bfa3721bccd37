import { getTranslations } from 'next-intl/server';
import { wayWith } from '#lib/booking/booked-ways.ts';
import type { ChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import { loadPicker, offerOf } from '#lib/booking/manage/change/load-picker.server.ts';
import { tripOptions } from '#lib/booking/manage/change/trip-options.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { type Booking, printReference } from '#contracts/reservations/index.ts';
import { wayNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { ChangePreview } from './change-preview.tsx';
import { ClosedView } from '#app/[locale]/(booking)/booking/manage/_shared/closed-view.tsx';
import { PickerView } from './picker-view.tsx';

type Props = { booking: Booking; own: Own; query: ChangeQuery };

/** Another day or ship for one crossing: the choice, or what the choice would mean. The service decides what is possible. */
export async function ChangeView({ booking, own, query }: Props) {
  const t = await getTranslations('common.booking.change');
  const booked = wayWith(booking.segments, query.segment);
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
  const nameOfWay = await wayNames(booking);
  return (
    <PickerView {...about} way={nameOfWay(query.segment)} loaded={loaded} isOpen={isOpen} title={title} />
  );
}
