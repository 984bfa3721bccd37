import { createElement, type ReactNode } from 'react';

type Props = { className?: string; children: ReactNode };

/**
 * A map of ships and their list. public/shell/sea.js, which the script before the first paint loads when this comes near, moves the
 * ships and renews what is said of them; React leaves alone what has `suppressHydrationWarning`.
 */
export function LivingSea({ className, children }: Props) {
  return createElement('living-sea', { class: className }, children);
}
