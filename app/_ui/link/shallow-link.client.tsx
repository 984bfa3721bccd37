'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'as' | 'prefetch'> & { href: string };

/**
 * A link that changes the address and nothing else (A10 `shallow`): no page is asked for, and what the page shows from its address
 * follows, because Next's router listens to `history`; `onNavigate` is called with the new address in place. Without a script it is an
 * ordinary link, and as with one a link to the current address adds nothing to the history.
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
