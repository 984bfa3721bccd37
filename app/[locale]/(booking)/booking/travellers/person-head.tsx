import { useTranslations } from 'next-intl';
import { unbroken } from '#foundation/text/unbroken.ts';
import styles from './travellers.module.css';
import type { Person } from './person.ts';

type Props = { index: number; person: Person; name: string; filled: string | null };

/** The line of a passenger list: who, as what, for how much. It opens and closes the fields without any script. */
export function PersonHead({ index, person, name, filled }: Props) {
  const t = useTranslations('common.booking.travellers');
  const number = t('passenger', { number: index + 1 });
  const category = t(`category.${person.category}`);
  const facts = [person.claim?.name, filled].filter(Boolean);
  return (
    <summary className={styles.head}>
      <span className={styles.number} aria-hidden>
        {index + 1}
      </span>
      <span className={styles.who}>
        {name || number}
        <small>{unbroken([category, ...facts].join(' · '))}</small>
      </span>
      <span className={`${styles.price} num`}>{person.price}</span>
      <span className={styles.edit}>
        {t('edit')}
        <span className="visually-hidden"> – {name || number}</span>
      </span>
    </summary>
  );
}
