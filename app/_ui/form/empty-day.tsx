import type { ReactNode } from 'react';
import styles from './empty-day.module.css';

type Props = {
  /** Shown while the field is empty. */
  text: string;
  isFilled: boolean;
  className?: string | undefined;
  /** An `input` of type `date`. */
  children: ReactNode;
};

/**
 * A date input that shows our text while it is empty: browsers show a pattern in their own language, or today, as if that were
 * chosen. `scripts/first-paint/source.js` marks it once it has a value; without script the browser's own text stays.
 */
export function EmptyDay({ text, isFilled, className = '', children }: Props) {
  return (
    <span className={`${styles.day} ${className}`} data-day data-filled={isFilled ? '' : undefined}>
      {children}
      <span aria-hidden>{text}</span>
    </span>
  );
}
