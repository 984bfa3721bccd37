'use client';

import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { CircleAlert } from '#app/_ui/icon/icons.tsx';
import styles from './fields.module.css';
import { reveal } from './reveal.ts';

/** `of`: whose field it is, as «Passenger 2»; a group of errors has it once, above them. */
type FieldFault = { field: string; text: string; of?: string | undefined };

type Props = {
  title: string;
  errors: readonly FieldFault[];
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
          {groupsOf(errors).map((group) => (
            <li key={`${group[0]?.field} ${group[0]?.text}`}>
              {group[0]?.of ? (
                <>
                  <p>{group[0].of}</p>
                  <ul>
                    {group.map((error) => (
                      <li key={`${error.field} ${error.text}`}>
                        <FaultLink {...error} />
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                group.map((error) => <FaultLink key={error.field} {...error} />)
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function FaultLink({ field, text }: FieldFault) {
  return (
    <a href={`#${field}`} onClick={(event) => lead(event, field)}>
      {text}
    </a>
  );
}

/** Neighbours of the same person or vehicle; an error of nobody is a group of its own. */
function groupsOf(errors: readonly FieldFault[]): FieldFault[][] {
  const groups: FieldFault[][] = [];
  for (const error of errors) {
    const last = groups.at(-1);
    if (last && error.of && last[0]?.of === error.of) last.push(error);
    else groups.push([error]);
  }
  return groups;
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
