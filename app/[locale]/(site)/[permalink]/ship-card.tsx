import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import type { Vessel } from '#contracts/reservations/index.ts';
import styles from './fleet-view.module.css';
import { Silhouette } from './silhouette.tsx';

type Props = { ship: Vessel; words: RichTextValue | null };

/** One ship: name, kind, what the editors say of her, and what she has places for. */
export async function ShipCard({ ship, words }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.fleet');
  const { MOTO, BIKE, PET, PMR } = ship.places;
  const figures = [
    { name: t('economy'), count: ship.seats.ECO },
    { name: t('better'), count: ship.seats.VIP },
    { name: t('cars'), count: ship.cars },
    { name: t('MOTO'), count: MOTO },
    { name: t('BIKE'), count: BIKE },
    { name: t('PET'), count: PET },
    { name: t('PMR'), count: PMR },
  ].filter(({ count }) => count > 0);
  const id = `ship-${ship.id.toLowerCase()}`;
  return (
    <section className={styles.ship} aria-labelledby={id}>
      <div className={styles.name}>
        <Silhouette kind={ship.kind} />
        <h2 id={id}>{ship.name[locale]}</h2>
        <p>
          {t(ship.kind)}
          {ship.takesVehicles ? null : `, ${t('passengersOnly')}`}
        </p>
      </div>
      <div>
        <RichText value={words} locale={locale} className={styles.words} />
        <dl className={`num ${styles.figures}`}>
          {figures.map(({ name, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
