import { Swap } from '#app/_ui/search-form/swap-icon.tsx';
import { PlainDay } from './native-day.tsx';
import type { PlainProps } from '#app/_ui/search-form/native-form.tsx';
import { PlainPort } from '#app/_ui/search-form/native-fields.tsx';
import styles from '#app/_ui/search-form/search-form.module.css';

/** From, to and the days of a single trip, as they were given. */
export function PlainTrip(props: PlainProps) {
  const [trip] = props.start.trips;
  return (
    <>
      <PlainPort {...props} trip={1} name="from" value={trip?.from} required />
      {/* The place of the button that swaps the ports, which needs the script. */}
      <div className={styles.turn}>
        <span className={`${styles.swap} ${styles.asleep}`} aria-hidden>
          <Swap size={20} />
        </span>
      </div>
      <PlainPort {...props} trip={1} name="to" value={trip?.to} required />
      <PlainDay {...props} trip={1} name="date" value={trip?.date} required />
      <PlainDay {...props} trip={1} name="return" value={trip?.return} />
    </>
  );
}
