import { useTranslations } from 'next-intl';
import { TriangleAlert } from '#app/_ui/icon/icons.tsx';
import type { Missing } from '#lib/booking/form/validity.ts';
import styles from './search-form.module.css';

/**
 * Lists what the search still needs, all at once. Its element is a live region from the start, so that the list is
 * announced.
 */
export function MissingNotice({ missing, legs }: { missing: readonly Missing[]; legs: boolean }) {
  const t = useTranslations('common.booking.search');
  const byTrip = [...Map.groupBy(missing, (gap) => gap.trip)].map(([number, gaps]) => {
    const what = gaps.map((gap) => t(`missingField.${gap.field}`)).join(', ');
    return legs ? t('missingLeg', { number, what }) : what;
  });
  return (
    <div role="alert" className={styles.missing}>
      {byTrip.length > 0 ? (
        <p>
          <TriangleAlert />
          {t('missing', { what: byTrip.join('· ') })}
        </p>
      ) : null}
    </div>
  );
}
