'use client';

import type { FormEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { useSelection } from './selection.client.tsx';
import styles from './date-form.module.css';

type Props = {
  path: string;
  /** First and last day on sale. */
  min: string;
  max: string;
  labels: { date: string; show: string };
};

/** Picks a day. A plain form, so that the server handles it without JavaScript. */
export function DateForm({ path, min, max, labels }: Props) {
  const { selection, select } = useSelection();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = new FormData(event.currentTarget).get('date');
    if (typeof date === 'string' && date !== '') select({ date });
  };
  return (
    <form action={path} method="get" onSubmit={onSubmit} className={styles.form}>
      <input type="hidden" name="line" value={selection.line} />
      <input type="hidden" name="to" value={selection.to} />
      <label htmlFor="timetable-date">{labels.date}</label>
      <input
        // Remounts, so that the field shows today again when the address or a season removes the day.
        key={selection.date}
        id="timetable-date"
        type="date"
        name="date"
        required
        min={min}
        max={max}
        // Today instead of nothing: some browsers show today in an empty field as if it were chosen.
        defaultValue={selection.date ?? min}
      />
      <button className={buttonClasses({ tone: 'line', small: true })}>{labels.show}</button>
    </form>
  );
}
