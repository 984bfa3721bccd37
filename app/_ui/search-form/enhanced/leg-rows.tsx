import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Close } from '#app/_ui/icon/close.tsx';
import { MAX_TRIPS } from '#lib/booking/form/state.ts';
import { TripSelector } from './trip-selector.client.tsx';
import { DateField } from './date-field.tsx';
import { PortField } from './port-field.tsx';
import type { FieldsProps } from './trip-fields.tsx';
import styles from '#app/_ui/search-form/legs.module.css';

/** Several legs, one row each (C6): every one starts where the one before ended. Removing one takes the later ones along. */
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
        <fieldset key={trip.id} className={styles.leg}>
          <legend className="visually-hidden">{t('leg', { number: index + 1 })}</legend>
          <span className={`num ${styles.number}`} aria-hidden>
            {index + 1}
          </span>
          <PortField {...props} trip={trip} control="fromPort" />
          <PortField {...props} trip={trip} control="toPort" />
          <DateField {...props} trip={trip} control="fromDate" />
          {index > 0 ? (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('removeLeg', { number: index + 1 })}
              onClick={() => send({ type: 'tripRemoved', trip: trip.id })}
            >
              <Close size={20} />
            </button>
          ) : null}
          <TripSelector {...props} trip={trip} />
        </fieldset>
      ))}
      <div className={styles.more}>
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
