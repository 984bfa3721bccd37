'use client';

import type { ReactNode } from 'react';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { Selection } from '#lib/timetable/selection.ts';
import { useSelection } from './selection.client.tsx';

type Props = {
  choice: Partial<Selection>;
  className?: string;
  children: ReactNode;
  /** In the map's picture, where it isn't focusable: keyboards use the list beside it. */
  isDecoration?: boolean;
  /** Leads back from a day, and is never the current choice. */
  isBack?: boolean;
};

/** A link to the page with another choice. A plain click changes the view; every other click opens the address. */
export function ChoiceLink({ choice, className, children, isDecoration = false, isBack = false }: Props) {
  const { selection, select, hrefOf } = useSelection();
  const isCurrent =
    (choice.line === undefined || choice.line === selection.line) &&
    (choice.to === undefined || choice.to === selection.to) &&
    (choice.season === undefined || choice.season === selection.season) &&
    (choice.date === undefined || choice.date === selection.date);
  return (
    <SiteLink
      href={hrefOf(choice)}
      shallow
      scroll={false}
      className={className}
      onNavigate={() => select(choice)}
      aria-current={isCurrent && !isDecoration && !isBack ? 'true' : undefined}
      tabIndex={isDecoration ? -1 : undefined}
    >
      {children}
    </SiteLink>
  );
}
