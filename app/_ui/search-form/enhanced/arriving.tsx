import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Fetched } from '#app/_ui/interaction/lazy-part.ts';
import { useFetched } from '#app/_ui/interaction/use-lazy-part.ts';
import styles from './selectors.module.css';

type Props<Part> = { source: Fetched<Part>; children: (part: Part) => ReactNode };

/** What a selector shows: its list or calendar, that this is on its way, or that it did not come and how to ask again. */
export function Arriving<Part>({ source, children }: Props<Part>) {
  const t = useTranslations('common.booking.search');
  const { part, isLost, again } = useFetched(source);
  if (part) return children(part);
  if (!isLost)
    return (
      <div className={styles.loading}>
        <output>{t('arriving')}</output>
      </div>
    );
  return (
    <div className={styles.loading}>
      <p role="alert">{t('lostPart')}</p>
      <button type="button" className={buttonClasses({ small: true })} onClick={again}>
        {t('askAgain')}
      </button>
    </div>
  );
}
