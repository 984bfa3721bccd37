'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  className: string | undefined;
  /** The chosen day. */ date: string;
  children: ReactNode;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -7, End: 7 };

/**
 * The days of a week as one group: arrow keys move between its links, Enter follows one, and the chosen day scrolls
 * into view.
 */
export function DayKeys({ label, className, date, children }: Props) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = strip.current?.querySelector('ol');
    const cell = list?.querySelector<HTMLElement>(`[data-day="${date}"]`);
    // Second from the left, so that the previous day stays visible.
    if (list && cell) list.scrollLeft = cell.offsetLeft - list.offsetLeft - cell.offsetWidth;
  }, [date]);
  useEffect(() => {
    const nav = strip.current;
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || !nav) return;
      event.preventDefault();
      const links = [...nav.querySelectorAll('a')];
      const at = links.findIndex((link) => link === document.activeElement) + step;
      links[Math.min(Math.max(at, 0), links.length - 1)]?.focus();
    };
    // Browsers treat a day that is only partly visible as visible and don't scroll to it.
    const reveal = ({ target }: FocusEvent) => {
      if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    nav?.addEventListener('keydown', move);
    nav?.addEventListener('focusin', reveal);
    return () => {
      nav?.removeEventListener('keydown', move);
      nav?.removeEventListener('focusin', reveal);
    };
  }, []);
  return (
    <nav ref={strip} aria-label={label} className={className}>
      {children}
    </nav>
  );
}
