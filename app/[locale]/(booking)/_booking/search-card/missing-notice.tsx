import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MissingField } from '#lib/booking/validity.ts';
import styles from './search-card.module.css';

/** Says what the search still needs, all at once. The place is a live region from the start, so that it is announced. */
export function MissingNotice({ missing }: { missing: readonly MissingField[] }) {
  const t = useTranslations('common.booking.search');
  return (
    <div role="alert" className={styles.missing}>
      {missing.length > 0 ? (
        <p>
          <TriangleAlert aria-hidden className="icon" />
          {t('missing', { what: missing.map((field) => t(`missingField.${field}`)).join(', ') })}
        </p>
      ) : null}
    </div>
  );
}
