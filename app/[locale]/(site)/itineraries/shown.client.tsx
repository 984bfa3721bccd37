'use client';

import type { ReactNode } from 'react';
import { useSelection } from './selection.client.tsx';

type Props = {
  as?: 'div' | 'section' | 'g';
  className?: string;
  /** In the page only while this line is chosen, or all lines are printed; an absent one is ignored. */
  line?: string;
  /** Shown only while these are chosen; an absent one is ignored. */
  to?: string;
  season?: readonly string[];
  /** Shown only while a season, not a day, is chosen. */
  inSeason?: boolean;
  /** Hidden while one of these lines is chosen. */
  unlessLine?: readonly string[];
  children: ReactNode;
};

/**
 * A part of the page that belongs to a choice. `data-off` is the reason why it is hidden, because print shows more than
 * the screen: both directions of a line, or all lines.
 */
export function Shown({
  as: Tag = 'div',
  className,
  line,
  to,
  season,
  inSeason,
  unlessLine,
  children,
}: Props) {
  const { selection, isWhole } = useSelection();
  if (line !== undefined && line !== selection.line && !isWhole) return null;
  const off = [
    line !== undefined && line !== selection.line ? 'line' : '',
    // Each line has its own directions; for a line that isn't chosen, only print shows them.
    to !== undefined && (line === undefined || line === selection.line) && to !== selection.to ? 'way' : '',
    season !== undefined && !season.includes(selection.season) ? 'season' : '',
    inSeason && selection.date !== null ? 'date' : '',
    unlessLine?.includes(selection.line) ? 'place' : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Tag className={className} data-off={off || undefined}>
      {children}
    </Tag>
  );
}
