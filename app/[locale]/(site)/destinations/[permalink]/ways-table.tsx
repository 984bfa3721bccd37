import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { WayView } from '#lib/timetable/way-view.ts';
import styles from './ways-table.module.css';

/** One row per port of departure: the next ship, how long it takes, from what price. */
export async function WaysTable({ ways }: { ways: readonly WayView[] }) {
  const t = await getTranslations('common.destinations');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('howOver')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('colFrom')}</th>
          <th scope="col">{t('colTimes')}</th>
          <th scope="col">{t('colDuration')}</th>
          <th scope="col" className={styles.right}>
            {t('colPrice')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ways.map((way) => (
          <tr key={way.from}>
            <th scope="row">
              {way.name}
              {way.quay ? <small>{way.quay}</small> : null}
            </th>
            <td className={styles.times}>
              {way.sailings[0] ? `${way.sailings[0].departs} – ${way.sailings[0].arrives}` : '–'}
            </td>
            <td className={styles.duration}>{way.duration}</td>
            <td className={styles.right}>
              <SiteLink href={way.book.href} aria-label={`${way.book.label}, ${way.price}`} prefetch={false}>
                <span {...way.mark}>{way.price}</span>
              </SiteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
