'use client';

import type { Locale } from '#foundation/text/locales.ts';
import { localizePath } from '#lib/routes/locale-path.ts';
import { buttonClasses } from '../button/button-classes.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import styles from './errors.module.css';
import { failureWords } from './failure-words.ts';

type Props = {
  locale: Locale;
  retry: () => void;
  /** Header and footer are still there: this is only the middle of the page. */
  isInside?: boolean;
};

/**
 * What a visitor sees when a page could not be made (A11). Its words are bundled and its links are plain: neither content nor the
 * router need work. Within the outermost error page it comes with every page, so it builds its two addresses without the table
 * of all of them.
 */
export function Failure({ locale, retry, isInside = false }: Props) {
  const words = failureWords[locale];
  const Frame = isInside ? 'section' : 'main';
  return (
    <Frame className={`${styles.failed} ${isInside ? styles.inside : ''}`}>
      <div className="wrap">
        <img src="/brand/mark.svg" alt="" width={72} height={72} className={styles.mark} />
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.text}</p>
        <div className={styles.ways}>
          <button type="button" className={buttonClasses()} onClick={retry}>
            {words.retry}
          </button>
          <a href={localizePath(locale, '/booking')}>{words.booking}</a>
          <a href={localizePath(locale, '/')}>{words.home}</a>
        </div>
        <p className={styles.call}>
          {words.call} <a href={telephoneLink(words.phone)}>{words.phone}</a>
        </p>
      </div>
    </Frame>
  );
}
