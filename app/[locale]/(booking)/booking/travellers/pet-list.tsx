import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { itemCents } from '#app/[locale]/(booking)/booking/_shared/price-rows.ts';
import styles from './travellers.module.css';

type Props = { booking: Booking };

/** Nothing to fill in: which animals come along, what each costs and what to bring. */
export async function PetList({ booking }: Props) {
  const locale = await currentLocale();
  const { party, quote } = booking;
  if (party.pets.length === 0) return null;
  const t = await getTranslations('common.booking.review');
  return (
    <section className={styles.section}>
      <h2>{t('petsTitle')}</h2>
      <ul className={styles.rows}>
        {party.pets.map(({ category }, index) => {
          const item = `pet:${index}`;
          return (
            <li key={item}>
              <span className={styles.who}>
                {t(`petCategory.${category}`)}
                <small>{t(`petBring.${category}`)}</small>
              </span>
              <span className={`${styles.price} num`}>{formatPrice(itemCents(quote, item), locale)}</span>
            </li>
          );
        })}
      </ul>
      <p>{t('petPapers')}</p>
    </section>
  );
}
