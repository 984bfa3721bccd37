'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'as' | 'prefetch'> & { href: string };

/**
 * A link that only changes the address (A10 `shallow`): no page is requested, and what the page derives from its
 * address follows, because Next's router listens to `history`; `onNavigate` is called after the address has changed.
 * Without a script it is an ordinary link; like one, it adds nothing to the history when it leads to the current
 * address.
 */
export function ShallowLink({ href, replace = false, scroll = true, onNavigate, ...rest }: Props) {
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        const isHere = new URL(href, location.href).href === location.href;
        history[replace || isHere ? 'replaceState' : 'pushState'](null, '', href);
        if (scroll) window.scrollTo(0, 0);
        onNavigate?.(event);
      }}
    />
  );
}
