import { useTranslations } from 'next-intl';
import { type Trip, type Control, MAX_TRIPS } from '#lib/booking/form/state.ts';
import type { BookingStore } from '#lib/booking/form/store.client.ts';
import type { Missing } from '#lib/booking/form/validity.ts';
import type { SearchFormProps } from '#app/_ui/search-form/form-props.ts';
import { Swap } from '#app/_ui/search-form/swap-icon.tsx';
import { TripSelector } from './trip-selector.client.tsx';
import styles from '#app/_ui/search-form/cells.module.css';
import legRows from '#app/_ui/search-form/trip-legs.module.css';
import { portPicker, dayPicker } from './sources.ts';
import { shortDay } from '#foundation/dates/format-day.ts';
import { useState } from 'react';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import { afterNextPaint } from '#app/_ui/search-form/after-next-paint.ts';
import { controlName } from '#app/_ui/search-form/control-name.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Close } from '#app/_ui/icon/icons.tsx';

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

type Props = FieldsProps & { trip: Trip; control: 'fromPort' | 'toPort' };

/** A port with its quays. A later leg starts where the previous one ended, so its start can't be chosen (C6). */
function PortField({ state, trip, control, ports, locale, missing }: Props) {
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

type DateFieldProps = FieldsProps & { trip: Trip; control: 'fromDate' | 'retDate' };

function DateField({ state, trip, control, locale, missing }: DateFieldProps) {
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

type FieldButtonProps = {
  trip: Trip;
  control: Control;
  send: (event: BookingEvent) => void;
  missing: readonly Missing[];
  label: string;
  value: string | null;
  empty?: string;
  /** Second line, such as the quay. */
  note?: string | undefined;
  className?: string | undefined;
  /** Loads the heavy part of the selector while the pointer is still approaching. */
  onApproach: () => void;
};

/** A field of the form: its label and its value. Pressing it opens its selector. */
export function FieldButton(props: FieldButtonProps) {
  const { trip, control, send, label, value, empty, note, className = '' } = props;
  const open = trip.activeControl === control;
  // The pressed state shows first; the selector, which takes long to render, follows in the next frame.
  const [pressed, setPressed] = useState(false);
  const lacks = props.missing.some((gap) => gap.trip === trip.id && gap.field === control);
  return (
    <button
      type="button"
      data-control={controlName(trip.id, control)}
      className={`${styles.cell} ${open || pressed ? styles.open : ''} ${lacks ? styles.lacking : ''} ${className}`}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={(event) => {
        setPressed(true);
        afterNextPaint(event, () => {
          setPressed(false);
          send({ type: 'selectorToggled', trip: trip.id, control });
        });
      }}
      onPointerEnter={props.onApproach}
      onFocus={props.onApproach}
    >
      <small>{label}</small>
      {value === null ? <span className={styles.empty}>{empty}</span> : <b>{value}</b>}
      {note ? <i>{note}</i> : null}
    </button>
  );
}

/**
 * Several legs, one row each (C6): every one starts where the previous one ended. Removing one removes the later ones
 * too.
 */
export function LegRows(props: FieldsProps) {
  const t = useTranslations('common.booking.search');
  const { trips, send } = props.state;
  const add = () =>
    trips.at(-1)?.toPort
      ? send({ type: 'tripAdded' })
      : send({ type: 'alertOpenedByKey', key: 'needsDestination' });
  return (
    <div>
      {trips.map((trip, index) => (
        <fieldset key={trip.id} className={legRows.leg}>
          <legend className="visually-hidden">{t('leg', { number: index + 1 })}</legend>
          <span className={`num ${legRows.number}`} aria-hidden>
            {index + 1}
          </span>
          <PortField {...props} trip={trip} control="fromPort" />
          <PortField {...props} trip={trip} control="toPort" />
          <DateField {...props} trip={trip} control="fromDate" />
          {index > 0 ? (
            <button
              type="button"
              className={legRows.remove}
              aria-label={t('removeLeg', { number: index + 1 })}
              onClick={() => send({ type: 'tripRemoved', trip: trip.id })}
            >
              <Close size={20} />
            </button>
          ) : null}
          <TripSelector {...props} trip={trip} />
        </fieldset>
      ))}
      <div className={legRows.more}>
        {trips.length < MAX_TRIPS ? (
          <button type="button" className={buttonClasses({ tone: 'line', small: true })} onClick={add}>
            {t('addLeg')}
          </button>
        ) : null}
        <p>{t('legsHint', { count: MAX_TRIPS })}</p>
      </div>
    </div>
  );
}
