import { locales, type Locale } from '#foundation/text/locales.ts';
import styles from './flow-frame.module.css';

type Props = {
  locale: Locale;
  names: Record<Locale, string>;
  /** This page in each language, with its whole query. */
  hrefs: Record<Locale, string>;
};

/**
 * EL and EN links that keep the search in the address, so that they work without a script. With a script, a click also
 * stores the choice (A3, `scripts/first-paint/source.js`).
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
            // Voice control presses it by what it shows.
            aria-label={`${to.toUpperCase()} – ${names[to]}`}
            aria-current={to === locale ? 'true' : undefined}
            data-language=""
          >
            {to.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
