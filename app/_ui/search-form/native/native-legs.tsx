import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { MAX_TRIPS } from '#lib/booking/form/state.ts';
import { PlainDay } from './native-day.tsx';
import type { PlainProps } from '#app/_ui/search-form/native-form.tsx';
import { PlainPort } from '#app/_ui/search-form/native-fields.tsx';
import styles from '#app/_ui/search-form/legs.module.css';

/** One row of native controls for each leg. An empty row is no leg; more rows come by asking the same page for them. */
export function PlainLegs(props: PlainProps) {
  const { start, rows, formHref } = props;
  const t = useTranslations('common.booking.search');
  return (
    <div>
      {Array.from({ length: rows }, (_, index) => {
        const leg = start.trips[index];
        return (
          <fieldset key={index} className={styles.leg}>
            <legend className="visually-hidden">{t('leg', { number: index + 1 })}</legend>
            <span className={`num ${styles.number}`} aria-hidden>
              {index + 1}
            </span>
            {index === 0 ? (
              <PlainPort {...props} trip={1} name="from" value={leg?.from} required />
            ) : (
              <p className={styles.start}>
                <input type="hidden" name="from" value="" />
                {t('legStart')}
              </p>
            )}
            <PlainPort {...props} trip={index + 1} name="to" value={leg?.to} required={index === 0} />
            <PlainDay {...props} trip={index + 1} name="date" value={leg?.date} required={index === 0} />
          </fieldset>
        );
      })}
      <div className={styles.more}>
        {rows < MAX_TRIPS ? (
          <button
            className={buttonClasses({ tone: 'line', small: true })}
            name="rows"
            value={rows + 1}
            formAction={formHref}
            formNoValidate
          >
            {t('addLeg')}
          </button>
        ) : null}
        <p>{t('legsHint', { count: MAX_TRIPS })}</p>
      </div>
    </div>
  );
}
