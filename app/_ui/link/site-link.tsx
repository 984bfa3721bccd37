import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Locale } from '#lib/i18n/locales.ts';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'as' | 'locale'> & {
  href: string;
  /** Address to show and go to instead of `href` (A10). */
  as?: string;
  /** Moves a local path into this language; without it the path is taken as it is. */
  locale?: Locale;
};

/**
 * The link of the whole site (A10). Local links are prefetched when they come within 200 px of the viewport (Next's own
 * margin); external ones never are, and open without handing over this window.
 */
export function SiteLink({ href, as, locale, shallow: _shallow, children, ...rest }: Props) {
  const address = as ?? href;
  if (!isLocal(address)) {
    const { prefetch: _p, replace: _r, scroll: _s, onNavigate: _n, transitionTypes: _t, ...anchor } = rest;
    return (
      <a {...anchor} href={address} rel={anchor.rel ?? 'noopener'}>
        {children}
      </a>
    );
  }
  const path = locale && address.startsWith('/') ? localizePath(locale, stripLocale(address)) : address;
  return (
    <Link {...rest} href={path}>
      {children}
    </Link>
  );
}

function isLocal(address: string): boolean {
  return /^(?:\/(?!\/)|#|\?)/.test(address);
}
