import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SectionHead } from '#app/_ui/page/section-head.tsx';
import { discountCards } from '#lib/timetable/discount-cards.ts';
import type { PriceList } from '#contracts/reservations/index.ts';
import styles from './discounts.module.css';

/** Who pays less, by how much, and what to show for it: the rules that the price of a booking follows. */
export async function Discounts({ list }: { list: PriceList }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.prices');
  const cards = discountCards(list, locale, t('freeOfCharge'));
  if (cards.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="discounts">
      <SectionHead id="discounts" title={t('discounts')}>
        <p className={styles.note}>{t('largest')}</p>
      </SectionHead>
      <ul className={styles.cards}>
        {cards.map(({ id, title, amount, terms }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p className={`num ${styles.amount}`}>{amount}</p>
            {terms ? <p>{terms}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
