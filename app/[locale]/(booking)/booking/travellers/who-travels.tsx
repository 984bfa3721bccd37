import { useTranslations } from 'next-intl';
import type { Party } from '#contracts/reservations/index.ts';
import type { Values } from '#lib/booking/details/values.ts';
import type { Person } from './person.ts';
import styles from './travellers.module.css';

type Props = { party: Party; people: readonly Person[]; names: readonly string[]; typed: Values };

/** The people, vehicles and pets to be booked, each with a link back to its fields. */
export function WhoTravels({ party, people, names, typed }: Props) {
  const t = useTranslations('common.booking.travellers');
  const passenger = (index: number) => names[index] || t('passenger', { number: index + 1 });
  const rows = [
    ...people.map((person, index) => ({
      field: `passengers.${index}.surname`,
      who: passenger(index),
      what: [t(`category.${person.category}`), person.claim?.name].filter(Boolean).join(' · '),
    })),
    ...party.vehicles.map(({ category }, index) => {
      const driver = typed[`vehicles.${index}.driver`] ?? '';
      const plate = (typed[`vehicles.${index}.plate`] ?? '').trim();
      return {
        field: `vehicles.${index}.${category === 'BIC' ? 'driver' : 'plate'}`,
        who: [t(`vehicleCategory.${category}`), plate].filter(Boolean).join(' · '),
        what: driver === '' ? '' : t('drivenBy', { name: passenger(Number(driver)) }),
      };
    }),
  ];
  return (
    <ul className={styles.rows}>
      {rows.map(({ field, who, what }) => (
        <li key={field}>
          <span className={styles.who}>
            {who}
            <small>{what}</small>
          </span>
          <a href={`#${field}`} className={styles.edit} onClick={unfold}>
            {t('edit')}
            <span className="visually-hidden"> – {who}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The fields of a complete passenger are in a closed `details`; browsers open it themselves only for a search in the
 * page.
 */
function unfold(event: { currentTarget: HTMLAnchorElement }): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  const part = field?.closest('details');
  if (part) part.open = true;
}
