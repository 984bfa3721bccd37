'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'as' | 'prefetch' | 'onNavigate'> & { href: string };

/**
 * A link that changes the address and nothing else (A10 `shallow`): no page is asked for, and what the page shows from its address
 * follows, because Next's router listens to `history`. Without a script it is an ordinary link.
 */
export function ShallowLink({ href, replace = false, scroll = true, ...rest }: Props) {
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        history[replace ? 'replaceState' : 'pushState'](null, '', href);
        if (scroll) window.scrollTo(0, 0);
      }}
    />
  );
}
