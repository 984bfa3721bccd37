import { useLocale, useTranslations } from 'next-intl';
import type { SearchFormPort } from '#app/_ui/search-form/form-props.ts';
import { shortDay } from '#foundation/dates/format-day.ts';
import type { InitialTrip } from '#lib/booking/form/initial-trip.ts';
import type { RecentSearch } from '#lib/booking/form/recent.ts';
import styles from './recent-list.module.css';

type RecentListProps = {
  recent: readonly RecentSearch[];
  names: readonly SearchFormPort[];
  onRecent: (trips: readonly InitialTrip[]) => void;
  onClear: () => void;
};

/** The last searches: one press fills in the form. Their past days are already removed. */
export function RecentList({ recent, names, onRecent, onClear }: RecentListProps) {
  const locale = useLocale();
  const t = useTranslations('common.booking.search');
  const nameOf = (code: string | null | undefined) =>
    names.find((port) => port.code === code)?.name[locale] ?? code;
  return (
    <section className={styles.recent} aria-label={t('recent')}>
      <div className={styles.head}>
        <h2>{t('recent')}</h2>
        <button type="button" onClick={onClear}>
          {t('clear')}
        </button>
      </div>
      {recent.map(({ stored, trips }) => {
        const stops = [trips[0]?.fromPort, ...trips.map((trip) => trip.toPort)].map(nameOf);
        const days = [
          trips[0]?.fromDate,
          trips.at(-1)?.retDate ?? (trips.length > 1 ? trips.at(-1)?.fromDate : null),
        ];
        return (
          <button
            key={JSON.stringify(stored)}
            type="button"
            className={styles.search}
            onClick={() => onRecent(stored)}
          >
            <b>{stops.join(' – ')}</b>
            <small className="num">
              {days.flatMap((day) => (day ? shortDay(day, locale) : [])).join(' – ')}
            </small>
          </button>
        );
      })}
    </section>
  );
}
