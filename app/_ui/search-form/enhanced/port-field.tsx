import { useTranslations } from 'next-intl';
import type { Trip } from '#lib/booking/form/state.ts';
import { portPicker } from './sources.ts';
import { FieldButton } from './field-button.tsx';
import type { FieldsProps } from './trip-fields.tsx';
import styles from '#app/_ui/search-form/search-form.module.css';

type Props = FieldsProps & { trip: Trip; control: 'fromPort' | 'toPort' };

/** A port with its quays. The start of a later leg is where the one before ended, and no question any more (C6). */
export function PortField({ state, trip, control, ports, locale, missing }: Props) {
  const t = useTranslations('common.booking.search');
  const port = ports.find((each) => each.code === trip[control]);
  const label = t(control === 'fromPort' ? 'from' : 'to');
  const quays = port?.quays.map((quay) => quay.name[locale]).join(', ');
  const className = `${styles.port} ${control === 'toPort' ? styles.to : ''}`;
  if (control === 'fromPort' && trip.id > 1)
    return (
      <div className={`${styles.cell} ${styles.fixed} ${className}`}>
        <small>{label}</small>
        <b>{port?.name[locale]}</b>
        <i>{quays}</i>
      </div>
    );
  return (
    <FieldButton
      trip={trip}
      control={control}
      send={state.send}
      missing={missing}
      label={label}
      value={port?.name[locale] ?? null}
      empty={t(control === 'fromPort' ? 'fromEmpty' : 'toEmpty')}
      note={quays}
      className={className}
      onApproach={portPicker.ahead}
    />
  );
}
