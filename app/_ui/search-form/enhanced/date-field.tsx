import { useTranslations } from 'next-intl';
import type { Trip } from '#lib/booking/form/state.ts';
import { shortDay } from '#foundation/dates/day-words.ts';
import { dayPicker } from './sources.ts';
import { FieldButton } from './field-button.tsx';
import type { FieldsProps } from './trip-fields.tsx';

type Props = FieldsProps & { trip: Trip; control: 'fromDate' | 'retDate' };

export function DateField({ state, trip, control, locale, missing }: Props) {
  const t = useTranslations('common.booking.search');
  const day = trip[control];
  return (
    <FieldButton
      trip={trip}
      control={control}
      send={state.send}
      missing={missing}
      label={t(control === 'fromDate' ? 'date' : 'return')}
      value={day ? shortDay(day, locale) : null}
      empty={t('dayEmpty')}
      onApproach={dayPicker.ahead}
    />
  );
}
