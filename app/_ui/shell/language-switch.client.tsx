'use client';

import { usePathname } from 'next/navigation';
import type { SyntheticEvent } from 'react';
import { locales, type Locale } from '#foundation/text/locales.ts';
import { switchTarget } from '#lib/routes/language-switch.ts';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';
import styles from './language-switch.module.css';

type Props = { locale: Locale; label: string; names: Record<Locale, string> };

/**
 * EL and EN (A3). Plain links, so that they work without script: the server redirects from a permalink of the other
 * language. On click, the page's own `hreflang` link gives the exact address; before this runs, the loader does the same
 * (scripts/late-start/source.js). `scripts/first-paint/source.js` stores the choice for the middleware.
 */
export function LanguageSwitch({ locale, label, names }: Props) {
  const pathname = usePathname();
  return (
    <ul className={styles.switch} aria-label={label}>
      {locales.map((to) => (
        <li key={to}>
          <a
            href={localizePath(to, stripLocale(pathname))}
            lang={to}
            hrefLang={to}
            data-language=""
            // Voice control presses it by what it shows.
            aria-label={`${to.toUpperCase()} – ${names[to]}`}
            aria-current={to === locale ? 'true' : undefined}
            onPointerEnter={(event) => aim(event, locale, to)}
            onFocus={(event) => aim(event, locale, to)}
            onClick={(event) => aim(event, locale, to)}
          >
            {to.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}

function aim(event: SyntheticEvent<HTMLAnchorElement>, locale: Locale, to: Locale): void {
  event.currentTarget.href = switchTarget({
    to,
    pathname: location.pathname,
    search: location.search,
    alternates: { own: alternateIn(locale), other: alternateIn(to) },
    isLost: document.querySelector('[data-lost]') !== null,
  });
}

/**
 * Uses the last one: for a moment after a navigation the head also has the links of the previous page, in front of this
 * page's.
 */
function alternateIn(language: Locale): string | null {
  const links = document.querySelectorAll(`link[rel="alternate"][hreflang="${language}"]`);
  return links[links.length - 1]?.getAttribute('href') ?? null;
}
