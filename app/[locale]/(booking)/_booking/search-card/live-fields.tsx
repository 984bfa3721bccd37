import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { headCount } from '#lib/booking/party.ts';
import type { Control, Trip } from '#lib/booking/state.ts';
import type { BookingStore } from '#lib/booking/store.client.ts';
import type { MissingField } from '#lib/booking/validity.ts';
import { shortDay } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { FieldButton } from './field-button.tsx';
import type { SearchFormPort } from './form-port.ts';
import { loadDayPicker, loadPortPicker, OpenSelector } from './open-selector.client.tsx';
import styles from './search-card.module.css';

export type LiveProps = {
  state: BookingStore;
  trip: Trip;
  ports: readonly SearchFormPort[];
  locale: Locale;
  horizon: string;
  missing: readonly MissingField[];
};

/** The fields as buttons that open their selectors, with hidden inputs that carry the choice into the address. */
export function LiveFields(props: LiveProps) {
  const { state, trip, ports, locale, missing } = props;
  const t = useTranslations('common.booking.search');
  const p = useTranslations('common.booking.party');
  const { send } = state;
  const close = useCallback(() => send({ type: 'selectorsClosed' }), [send]);
  const port = (code: string | null) => ports.find((each) => each.code === code);
  const from = port(trip.fromPort);
  const to = port(trip.toPort);
  const quays = (which: SearchFormPort | undefined) =>
    which?.quays.map((quay) => quay.name[locale]).join(', ');
  const day = (date: string | null) => (date ? shortDay(date, locale) : null);
  const people = headCount(state.passengers);
  const field = (control: Control) => ({
    control,
    open: trip.activeControl === control,
    missing: missing.some((each) => each === control),
    onPress: () => send({ type: 'selectorToggled', trip: trip.id, control }),
  });
  return (
    <>
      <FieldButton
        {...field('fromPort')}
        label={t('from')}
        value={from?.name[locale] ?? null}
        empty={t('fromEmpty')}
        note={quays(from)}
        className={styles.port}
        onApproach={loadPortPicker}
      />
      <div className={styles.turn}>
        <button
          type="button"
          className={styles.swap}
          aria-label={t('swap')}
          disabled={!from && !to}
          onClick={() => send({ type: 'portsSwapped', trip: trip.id })}
        >
          <ArrowLeftRight aria-hidden className="icon" />
        </button>
      </div>
      <FieldButton
        {...field('toPort')}
        label={t('to')}
        value={to?.name[locale] ?? null}
        empty={t('toEmpty')}
        note={quays(to)}
        className={`${styles.port} ${styles.to}`}
        onApproach={loadPortPicker}
      />
      <FieldButton
        {...field('fromDate')}
        label={t('date')}
        value={day(trip.fromDate)}
        empty={t('dayEmpty')}
        onApproach={loadDayPicker}
      />
      {trip.hasReturn ? (
        <FieldButton
          {...field('retDate')}
          label={t('return')}
          value={day(trip.retDate)}
          empty={t('dayEmpty')}
          onApproach={loadDayPicker}
        />
      ) : null}
      <FieldButton
        {...field('passengers')}
        label={t('passengers')}
        value={
          people === state.passengers.adults ? p('adults', { count: people }) : t('people', { count: people })
        }
        empty=""
      />
      <FieldButton
        {...field('vehicles')}
        label={t('vehicles')}
        value={state.vehicles.length === 0 ? t('noVehicle') : p('vehicles', { count: state.vehicles.length })}
        empty=""
      />
      <HiddenFields {...props} />
      <OpenSelector {...props} onClose={close} />
    </>
  );
}

function HiddenFields({ state, trip }: LiveProps) {
  return (
    <>
      <input type="hidden" name="from" value={trip.fromPort ?? ''} />
      <input type="hidden" name="to" value={trip.toPort ?? ''} />
      <input type="hidden" name="date" value={trip.fromDate ?? ''} />
      {trip.hasReturn ? <input type="hidden" name="return" value={trip.retDate ?? ''} /> : null}
      {Object.entries(state.passengers).map(([name, count]) => (
        <input key={name} type="hidden" name={name} value={count} />
      ))}
      {state.vehicles.length > 0 ? (
        <input type="hidden" name="vehicles" value={state.vehicles.join(',')} />
      ) : null}
    </>
  );
}
