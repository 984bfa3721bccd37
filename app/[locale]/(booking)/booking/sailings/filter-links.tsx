import { Car } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { BoardFilter } from '#lib/booking/search-query.ts';
import type { BoardContext } from './board-context.ts';
import styles from './filter-links.module.css';

type Props = { way: number; filters: readonly BoardFilter[]; board: BoardContext };

/** At most two, and only those that change something. Links, so that they are kept in the address and need no script. */
export async function FilterLinks({ way, filters, board: { query, links } }: Props) {
  const t = await getTranslations('common.booking.sailings.filter');
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('label')}>
      {filters.map((filter) => {
        const isOn = query.only?.includes(filter) ?? false;
        return (
          <li key={filter}>
            <Link
              href={links.filter(way, filter)}
              scroll={false}
              prefetch={false}
              className={`${styles.filter} ${isOn ? styles.on : ''}`}
              aria-current={isOn ? 'true' : undefined}
            >
              {filter === 'vehicle' ? <Car aria-hidden size={20} strokeWidth={1.75} /> : null}
              {t(filter)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
