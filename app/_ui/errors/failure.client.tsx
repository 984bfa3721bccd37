'use client';

import el from '#messages/error-page/el.json';
import en from '#messages/error-page/en.json';
import type { Locale } from '#foundation/text/locales.ts';
import { localizePath } from '#lib/routes/locale-path.ts';
import { buttonClasses } from '../button/button-classes.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import styles from './errors.module.css';

type Props = {
  locale: Locale;
  retry: () => void;
  /** Header and footer are still there: this is only the middle of the page. */
  isInside?: boolean;
};

/**
 * The error view of a page that failed to render (A11). It has its own small catalogue, because it is bundled with its
 * texts and must not need a request. Its links are plain, so that neither content nor the router has to work. As part
 * of the outermost error page it is in every page's bundle, so it builds its two addresses without the table of all of
 * them.
 */
export function Failure({ locale, retry, isInside = false }: Props) {
  const texts = { el, en }[locale];
  const Frame = isInside ? 'section' : 'main';
  return (
    <Frame className={`${styles.failed} ${isInside ? styles.inside : ''}`}>
      <div className="wrap">
        <img src="/brand/mark.svg" alt="" width={72} height={72} className={styles.mark} />
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.text}</p>
        <div className={styles.ways}>
          <button type="button" className={buttonClasses()} onClick={retry}>
            {texts.retry}
          </button>
          <a href={localizePath(locale, '/booking')}>{texts.booking}</a>
          <a href={localizePath(locale, '/')}>{texts.home}</a>
        </div>
        <p className={styles.call}>
          {texts.call} <a href={telephoneLink(texts.phone)}>{texts.phone}</a>
        </p>
      </div>
    </Frame>
  );
}
