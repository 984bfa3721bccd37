'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { Selection } from '#lib/timetable/selection.ts';
import { useSelection } from './selection.client.tsx';

type Props = {
  choice: Partial<Selection>;
  className?: string;
  children: ReactNode;
  /** In the picture of the map: the list beside it is what the keyboard uses. */
  isDecoration?: boolean;
};

/** A link to the page with another choice. A plain click changes what is seen; every other click opens the address. */
export function ChoiceLink({ choice, className, children, isDecoration = false }: Props) {
  const { selection, select, hrefOf } = useSelection();
  const isCurrent =
    (choice.line === undefined || choice.line === selection.line) &&
    (choice.to === undefined || choice.to === selection.to) &&
    (choice.season === undefined || (choice.season === selection.season && selection.date === null)) &&
    (choice.date === undefined || choice.date === selection.date);
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    select(choice);
  };
  return (
    <a
      href={hrefOf(choice)}
      className={className}
      onClick={onClick}
      aria-current={isCurrent && !isDecoration ? 'true' : undefined}
      tabIndex={isDecoration ? -1 : undefined}
    >
      {children}
    </a>
  );
}
