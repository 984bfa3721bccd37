'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { stripLocale } from '#lib/routes/locale-path.ts';

type Props = { href: string; children: ReactNode };

/** A menu item that knows whether the visitor is on its page or below it. */
export function NavLink({ href, children }: Props) {
  // The prerendered page sees the inner address `/el/…`, the browser the public one.
  const here = stripLocale(usePathname());
  const there = stripLocale(href);
  const current = here === there ? 'page' : here.startsWith(`${there}/`) ? 'true' : undefined;
  return (
    <Link href={href} aria-current={current}>
      {children}
    </Link>
  );
}
