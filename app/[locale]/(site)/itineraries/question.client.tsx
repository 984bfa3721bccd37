'use client';

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { NOW } from '#lib/timetable/selection.ts';
import { useDay } from './day-root.client.tsx';
import styles from './itineraries.module.css';
import { useSelection } from './selection.client.tsx';

/** Around the question, which the server renders: with script its answer changes in place, and the address with it. */
export function LiveQuestion({ children }: { children: ReactNode }) {
  const { selection, select } = useSelection();
  const { from, destination } = selection;
  const date = selection.date ?? NOW;
  const { view } = useDay();
  const day = view?.date === date ? view.short : null;
  const box = useRef<HTMLDivElement>(null);
  // The address may name other ports or another day, as after Back. What is chosen before the script is there stays.
  const isFirst = useRef(true);
  useEffect(() => {
    const form = box.current?.querySelector('form');
    if (form && !isFirst.current) show(form, { from, destination, date, day });
    isFirst.current = false;
  }, [from, destination, date, day]);
  // The port that the device remembers, or one that was chosen before this script came: the answer is about it from now on.
  useEffect(() => {
    const form = box.current?.querySelector('form');
    const port = form?.elements.namedItem('from');
    if (!form || !(port instanceof HTMLSelectElement)) return;
    delete form.dataset.late;
    if (port.value !== from) select({ from: port.value }, { isQuiet: true });
    // Only what is in the form when this starts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const onSubmit = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const answers = new FormData(event.target);
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const textOf = (name: string) => String(answers.get(name) ?? '');
    event.target.querySelector('details')?.removeAttribute('open');
    select({
      from: textOf('from'),
      destination: textOf('destination') || null,
      date: pressed || textOf('date'),
    });
  };
  // Another port changes the answer at once.
  const onChange = ({ target, nativeEvent }: FormEvent) => {
    if (!(target instanceof HTMLSelectElement)) return;
    delete target.form?.dataset.late;
    select({ [target.name]: target.value || null }, { isQuiet: !nativeEvent.isTrusted });
  };
  return (
    <div ref={box} className={`wrap ${styles.question}`} onSubmit={onSubmit} onChange={onChange}>
      {children}
    </div>
  );
}

/** Puts a choice into the form. Some browsers show today in an empty date as if it were chosen, so no day is the first one. */
function show(
  form: HTMLFormElement,
  choice: { from: string; destination: string | null; date: string; day: string | null },
) {
  let isOther = true;
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement)
      field.value = (field.name === 'from' ? choice.from : choice.destination) ?? '';
    else if (field instanceof HTMLButtonElement && field.name === 'date') {
      const isCurrent = field.value === choice.date;
      if (isCurrent) isOther = false;
      mark(field, isCurrent);
    } else if (field instanceof HTMLInputElement && field.type === 'date') {
      // While it is open, somebody is choosing.
      if (!field.closest('details')?.open) field.value = isOther ? choice.date : field.min;
    }
  }
  const other = form.querySelector('summary');
  mark(other, isOther);
  // A day names itself as soon as its sailings are there.
  if (other) other.textContent = (isOther && choice.day) || (other.dataset.text ?? '');
}

function mark(element: Element | null, isCurrent: boolean) {
  if (isCurrent) element?.setAttribute('aria-current', 'true');
  else element?.removeAttribute('aria-current');
}

/** The question in words, which those who see the page read in its fields. */
export function DayTitle({ title }: { title: string }) {
  const { view } = useDay();
  return (
    <h1 className={`visually-hidden ${styles.title}`}>
      {title}
      <span>{`. ${view?.here?.question ?? ''}`}</span>
    </h1>
  );
}
