import { useState } from 'react';
import type { BookingEvent } from '#lib/booking/form/events.ts';
import type { Control, Trip } from '#lib/booking/form/state.ts';
import type { Missing } from '#lib/booking/form/validity.ts';
import { afterPaint } from '#app/_ui/search-form/after-next-paint.ts';
import { controlName } from '#app/_ui/search-form/control-name.ts';
import styles from '#app/_ui/search-form/search-form.module.css';

type Props = {
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
  /** Fetches the heavy part of the selector while the pointer is still on its way. */
  onApproach: () => void;
};

/** A field of the ticket: what it is, what is chosen, and a press opens its selector. */
export function FieldButton(props: Props) {
  const { trip, control, send, label, value, empty, note, className = '' } = props;
  const open = trip.activeControl === control;
  // The field lights up first; its selector, which is much to draw, comes with the next frame.
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
        afterPaint(event, () => {
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
