import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { LazySource } from '#app/_ui/interaction/lazy-part.ts';
import { useLazyPart } from '#app/_ui/interaction/use-lazy-part.ts';
import styles from './selectors.module.css';

type Props<Part> = { source: LazySource<Part>; children: (part: Part) => ReactNode };

/** The content of a selector: its list or calendar, a loading message, or an error with a retry button. */
export function LazyPart<Part>({ source, children }: Props<Part>) {
  const t = useTranslations('common.booking.search');
  const { part, failed, again } = useLazyPart(source);
  if (part) return children(part);
  if (!failed)
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
