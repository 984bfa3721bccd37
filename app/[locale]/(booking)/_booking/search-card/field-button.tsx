import type { Control } from '#lib/booking/state.ts';
import styles from './search-card.module.css';

type Props = {
  control: Control;
  label: string;
  value: string | null;
  empty: string;
  /** Second line, such as the quay. */
  note?: string | undefined;
  open: boolean;
  missing?: boolean;
  className?: string | undefined;
  onPress: () => void;
  /** Fetches the heavy part of the selector while the pointer is still on its way. */
  onApproach?: () => void;
};

/** A field of the ticket: what it is, what is chosen, and a press opens its selector. */
export function FieldButton(props: Props) {
  const { control, label, value, empty, note, open, missing = false, className = '' } = props;
  return (
    <button
      type="button"
      data-control={control}
      className={`${styles.cell} ${open ? styles.open : ''} ${missing ? styles.lacking : ''} ${className}`}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={props.onPress}
      onPointerEnter={props.onApproach}
      onFocus={props.onApproach}
    >
      <small>{label}</small>
      {value === null ? <span className={styles.empty}>{empty}</span> : <b>{value}</b>}
      {note ? <i>{note}</i> : null}
    </button>
  );
}
