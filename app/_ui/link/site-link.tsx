import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';
import { ShallowLink } from './shallow-link.client.tsx';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'as' | 'locale' | 'shallow'> & {
  href: string;
  /** Address to show and follow instead of `href` (A10): the App Router has no separate hidden address. */
  as?: string;
  /** Changes the address of a local link without requesting a page. */
  shallow?: boolean;
  /** Converts a local path to this language; without it the path is used as it is. */
  locale?: Locale;
};

/**
 * The link component of the whole site (A10). Local links are prefetched within 200 px of the viewport (Next's own
 * margin). External ones never are, and open with `noopener`.
 */
export function SiteLink({ href, as, locale, shallow = false, children, ...rest }: Props) {
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
  if (shallow) {
    const { prefetch: _p, ...link } = rest;
    return (
      <ShallowLink {...link} href={path}>
        {children}
      </ShallowLink>
    );
  }
  return (
    <Link {...rest} href={path}>
      {children}
    </Link>
  );
}

function isLocal(address: string): boolean {
  return /^(?:\/(?!\/)|#|\?)/.test(address);
}
