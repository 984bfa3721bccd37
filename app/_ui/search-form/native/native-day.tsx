import { useTranslations } from 'next-intl';
import { controlName } from '#app/_ui/search-form/control-name.ts';
import type { PlainProps } from '#app/_ui/search-form/native-form.tsx';
import styles from '#app/_ui/search-form/search-form.module.css';

type Props = PlainProps & {
  trip: number;
  name: 'date' | 'return';
  value: string | undefined;
  required?: boolean;
};

/** A native day, within the days that can be searched. */
export function PlainDay({ today, horizon, missing, trip, name, value, required = false }: Props) {
  const t = useTranslations('common.booking.search');
  const control = name === 'date' ? 'fromDate' : 'retDate';
  const id = `search-${name}${trip > 1 ? trip : ''}`;
  const lacks = missing.some((gap) => gap.trip === trip && gap.field === control);
  return (
    <div
      className={`${styles.cell} ${name === 'return' ? styles.back : ''} ${lacks ? styles.lacking : ''}`}
      data-press
      data-control={controlName(trip, control)}
    >
      <label htmlFor={id}>{t(name)}</label>
      <input
        id={id}
        type="date"
        name={name}
        defaultValue={value ?? ''}
        min={today}
        max={horizon}
        required={required}
      />
    </div>
  );
}
