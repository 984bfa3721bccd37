'use client';

import { localeCookie, locales, type Locale } from '#foundation/text/locales.ts';
import styles from './flow-frame.module.css';

const YEAR_SECONDS = 31_536_000;

type Props = {
  locale: Locale;
  names: Record<Locale, string>;
  /** This page in each language, with its whole query. */ hrefs: Record<Locale, string>;
};

/**
 * EL and EN links that keep the search in the address, so that they work without a script. With a script, a click also
 * stores the choice (A3).
 */
export function FlowLanguage({ locale, names, hrefs }: Props) {
  return (
    <ul className={styles.lang}>
      {locales.map((to) => (
        <li key={to}>
          <a
            href={hrefs[to]}
            lang={to}
            hrefLang={to}
            aria-label={names[to]}
            aria-current={to === locale ? 'true' : undefined}
            onClick={() => {
              document.cookie = `${localeCookie}=${to}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
            }}
          >
            {to.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
