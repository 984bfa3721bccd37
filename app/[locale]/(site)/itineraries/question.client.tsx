'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Chevron } from '#app/_ui/icon/icons.tsx';
import type { Selection } from '#lib/timetable/selection.ts';
import { useSelection } from './selection.client.tsx';
import styles from './question.module.css';

type Port = { code: string; name: string };

type Props = {
  path: string;
  ports: readonly Port[];
  /** Days that one press answers. */
  soon: readonly { date: string; text: string; day: string }[];
  /** First and last day on sale. */
  min: string;
  max: string;
  labels: { question: string; from: string; to: string; anywhere: string; date: string; show: string };
};

/** From where, to where and when. A plain form, so that the server answers it without JavaScript. */
export function Question({ path, ports, soon, min, max, labels }: Props) {
  const { selection, select } = useSelection();
  const { from, destination } = selection;
  const form = useRef<HTMLFormElement>(null);
  // The address may name other ports, as after Back. What is chosen before the script is there stays.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      for (const [name, value] of Object.entries({ from, destination })) {
        const field = form.current?.elements.namedItem(name);
        if (field instanceof HTMLSelectElement) field.value = value ?? '';
      }
    }
    isFirst.current = false;
  }, [from, destination]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const answers = new FormData(event.currentTarget);
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const textOf = (name: string) => String(answers.get(name) ?? '');
    select({
      from: textOf('from'),
      destination: textOf('destination') || null,
      date: pressed || textOf('date'),
    });
  };
  // With a day on the page, another port changes its answer at once.
  const change = (choice: Partial<Selection>) => {
    if (selection.date) select(choice);
  };
  return (
    <search className={styles.question} aria-label={labels.question}>
      <form ref={form} action={path} method="get" onSubmit={onSubmit} className="wrap">
        {/* Enter in the date's field presses the form's first button, which must not be “Today”. */}
        <button className="visually-hidden" tabIndex={-1} aria-hidden>
          {labels.show}
        </button>
        <input type="hidden" name="line" value={selection.line} />
        <input type="hidden" name="to" value={selection.to} />
        <label className={styles.port}>
          <span>{labels.from}</span>
          <span className={styles.select}>
            <select name="from" defaultValue={from} onChange={({ target }) => change({ from: target.value })}>
              <Options ports={ports} />
            </select>
            <Chevron to="down" size={20} />
          </span>
        </label>
        <label className={styles.port}>
          <span>{labels.to}</span>
          <span className={styles.select}>
            <select
              name="destination"
              defaultValue={destination ?? ''}
              onChange={({ target }) => change({ destination: target.value || null })}
            >
              <option value="">{labels.anywhere}</option>
              <Options ports={ports} />
            </select>
            <Chevron to="down" size={20} />
          </span>
        </label>
        <p className={styles.soon}>
          {soon.map(({ date, text, day }) => (
            // Before the field, so that its day counts if both are sent.
            <button
              key={date}
              name="date"
              value={date}
              aria-current={date === selection.date ? 'true' : undefined}
            >
              {text} <small>{day}</small>
            </button>
          ))}
        </p>
        <label className={styles.date}>
          <span>{labels.date}</span>
          <input
            // Remounts, so that the field shows today again when the address or a season removes the day.
            key={selection.date}
            type="date"
            name="date"
            required
            min={min}
            max={max}
            // Today instead of nothing: some browsers show today in an empty field as if it were chosen.
            defaultValue={selection.date ?? min}
          />
        </label>
        <button className={buttonClasses({ tone: 'line', small: true })}>{labels.show}</button>
      </form>
    </search>
  );
}

function Options({ ports }: { ports: readonly Port[] }) {
  return ports.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
