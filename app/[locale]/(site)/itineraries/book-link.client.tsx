'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ArrowRight } from '#app/_ui/icon/icons.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { useSelection } from './selection.client.tsx';

/** A link to the booking form, with the next day of the chosen season filled in. */
export function BookLink({
  hrefs,
  children,
}: {
  hrefs: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { selection } = useSelection();
  const href = hrefs[selection.season];
  if (!href) return null;
  return (
    <SiteLink href={href} prefetch={false} className={buttonClasses()}>
      {children}
      <ArrowRight size={20} />
    </SiteLink>
  );
}
