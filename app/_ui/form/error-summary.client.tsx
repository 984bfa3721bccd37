'use client';

import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { CircleAlert } from '#app/_ui/icon/icons.tsx';
import styles from './fields.module.css';
import { reveal } from './reveal.ts';

type Props = {
  title: string;
  errors: readonly { field: string; text: string }[];
  /** Some have been corrected since: an alert is read as a whole whenever it changes. */
  quiet?: boolean;
  /** Shown under the title for errors that don't belong to a field. */
  children?: ReactNode;
};

/**
 * Takes the focus when it appears (give it a new `key` with every submission) and links to each field. Without script
 * the links are plain anchors.
 */
export function ErrorSummary({ title, errors, quiet = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      aria-live={quiet ? 'off' : undefined}
      tabIndex={-1}
      aria-labelledby="errors-title"
    >
      <h2 id="errors-title">
        <CircleAlert strokeWidth={2} />
        {title}
      </h2>
      {children}
      {errors.length > 0 ? (
        <ul>
          {errors.map((error) => (
            <li key={`${error.field} ${error.text}`}>
              <a href={`#${error.field}`} onClick={(event) => lead(event, error.field)}>
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Scrolls to the label first and then focuses: focusing alone would leave the label above the visible area on a phone. */
export function lead(event: MouseEvent, field: string): void {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  // A field in a closed `details` can't be focused.
  reveal(control);
  const label = document.querySelector(`label[for="${CSS.escape(field)}"]`);
  (label ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
