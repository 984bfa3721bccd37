import { getTranslations } from 'next-intl/server';
import { wayId } from '#lib/booking/change-query.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import boards from './board.module.css';
import styles from './sailings.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const ROWS = [1, 2, 3];

/** The place of the boards and the summary while they are on their way, of the same size, so that nothing jumps. */
export async function SailingsSkeleton({ query }: { query: SearchQuery }) {
  const t = await getTranslations('common.booking.sailings');
  const isPair = query.ways.some(({ direction }) => direction === 'R');
  return (
    <div className={`wrap ${furniture.layout}`} aria-busy>
      <div>
        <output className="visually-hidden">{t('loading')}</output>
        <div className={`${boards.boards} ${isPair ? boards.pair : ''}`}>
          {query.ways.slice(0, 2).map((way, index) => (
            <div key={wayId(query, index)} className={boards.direction}>
              <p className={`${styles.bone} ${styles.kicker}`} />
              <p className={`${styles.bone} ${styles.title}`} />
              <div className={styles.week}>
                {DAYS.map((day) => (
                  <i key={day} className={styles.bone} />
                ))}
              </div>
              {ROWS.map((row) => (
                <div key={row} className={styles.row}>
                  <i className={`${styles.bone} ${styles.times}`} />
                  <i className={`${styles.bone} ${styles.facts}`} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.card}>
        <i className={`${styles.bone} ${styles.map}`} />
      </div>
    </div>
  );
}
