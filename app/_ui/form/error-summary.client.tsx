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
  /** «Passenger 2: 5 points»: this link to the first stands for many errors of one person when there are many in all. */
  sumUp?: (of: string, count: number) => string;
  /** Shown under the title for errors that don't belong to a field. */
  children?: ReactNode;
};

/** A longer list hides the form on a phone, and what has to be done is beside each field, too. */
const FITS = 6;
const FITS_GROUP = 2;

/**
 * Takes the focus when it appears (give it a new `key` with every submission) and links to each field. Without script
 * the links are plain anchors.
 */
export function ErrorSummary({ title, errors, quiet = false, sumUp, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus alone would show the middle of a box that is taller than the window.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
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
              <Group
                errors={group}
                line={errors.length > FITS && group.length > FITS_GROUP ? sumUp : undefined}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type GroupProps = { errors: readonly FieldFault[]; line: Props['sumUp'] };

function Group({ errors, line }: GroupProps) {
  const of = errors[0]?.of;
  if (!of) return errors.map((error) => <FaultLink key={error.field} {...error} />);
  const [first] = errors;
  if (line && first) return <FaultLink field={first.field} text={line(of, errors.length)} />;
  const links = (
    <ul>
      {errors.map((error) => (
        <li key={`${error.field} ${error.text}`}>
          <FaultLink {...error} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p>{of}</p>
      {links}
    </>
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
