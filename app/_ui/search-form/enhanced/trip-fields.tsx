import { useTranslations } from 'next-intl';
import type { Trip } from '#lib/booking/form/state.ts';
import type { BookingStore } from '#lib/booking/form/store.client.ts';
import type { Missing } from '#lib/booking/form/validity.ts';
import type { SearchFormProps } from '#app/_ui/search-form/form-props.ts';
import { Swap } from '#app/_ui/search-form/swap-icon.tsx';
import { TripSelector } from './trip-selector.client.tsx';
import { DateField } from './date-field.tsx';
import { PortField } from './port-field.tsx';
import styles from '#app/_ui/search-form/search-form.module.css';

export type FieldsProps = SearchFormProps & { state: BookingStore; missing: readonly Missing[] };

/** From, to and the days of a single trip. */
export function TripFields(props: FieldsProps & { trip: Trip }) {
  const { state, trip } = props;
  const t = useTranslations('common.booking.search');
  return (
    <>
      <PortField {...props} control="fromPort" />
      <div className={styles.turn}>
        <button
          type="button"
          className={styles.swap}
          aria-label={t('swap')}
          disabled={!trip.fromPort || !trip.toPort}
          onClick={() => state.send({ type: 'portsSwapped', trip: trip.id })}
        >
          <Swap size={20} />
        </button>
      </div>
      <PortField {...props} control="toPort" />
      <DateField {...props} control="fromDate" />
      {trip.hasReturn ? <DateField {...props} control="retDate" /> : null}
      <TripSelector {...props} />
    </>
  );
}
