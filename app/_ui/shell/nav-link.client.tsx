'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { stripLocale } from '#lib/routes/locale-path.ts';

type Props = { href: string; children: ReactNode };

/** A menu item that is marked when the visitor is on its page or below it. */
export function NavLink({ href, children }: Props) {
  // While prerendering, this is the internal path `/el/…`; in the browser it is the public one.
  const here = stripLocale(usePathname());
  const there = stripLocale(href);
  const current = here === there ? 'page' : here.startsWith(`${there}/`) ? 'true' : undefined;
  return (
    <Link href={href} aria-current={current}>
      {children}
    </Link>
  );
}
