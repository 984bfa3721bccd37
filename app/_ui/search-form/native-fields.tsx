import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { controlName } from './control-name.ts';
import type { PlainProps } from './native-form.tsx';
import styles from './search-form.module.css';

type Props = PlainProps & {
  trip: number;
  name: 'from' | 'to';
  value: string | undefined;
  required?: boolean;
};

/** A native list of ports by name. */
export async function PlainPort({ ports, missing, trip, name, value, required = false }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.search');
  const sorted = ports.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
  const control = name === 'from' ? 'fromPort' : 'toPort';
  const id = `search-${name}${trip > 1 ? trip : ''}`;
  const lacks = missing.some((gap) => gap.trip === trip && gap.field === control);
  return (
    <div
      className={`${styles.cell} ${styles.port} ${name === 'to' ? styles.to : ''} ${lacks ? styles.lacking : ''}`}
      data-press
      data-control={controlName(trip, control)}
    >
      <label htmlFor={id}>{t(name)}</label>
      <select id={id} name={name} defaultValue={value ?? ''} required={required}>
        <option value="">{t(name === 'from' ? 'fromEmpty' : 'toEmpty')}</option>
        {sorted.map((port) => (
          <option key={port.code} value={port.code}>
            {port.name[locale]}
          </option>
        ))}
      </select>
    </div>
  );
}
