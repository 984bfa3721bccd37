'use client';

import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { CircleAlert } from '#app/_ui/icon/icons.tsx';
import styles from './fields.module.css';

type Props = {
  title: string;
  errors: readonly { field: string; text: string }[];
  /** Said under the title when what is wrong is not a field. */
  children?: ReactNode;
};

/**
 * Takes the focus when it appears (give it a new `key` with every submission) and leads to each field. Without script the links are plain anchors.
 */
export function ErrorSummary({ title, errors, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="errors-title">
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

/** Shows the label first and then focuses: focusing alone would leave the question above the visible part on a phone. */
function lead(event: MouseEvent, field: string): void {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  // A part of the page that was folded away cannot take the focus.
  const folded = control.closest('details');
  if (folded) folded.open = true;
  const label = document.querySelector(`label[for="${CSS.escape(field)}"]`);
  (label ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
