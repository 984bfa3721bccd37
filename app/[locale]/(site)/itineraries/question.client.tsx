'use client';

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useSelection } from './selection.client.tsx';

/** Around the question, which the server renders: with script its answer changes in place, and the address with it. */
export function LiveQuestion({ children }: { children: ReactNode }) {
  const { selection, select } = useSelection();
  const { from, destination, date } = selection;
  const box = useRef<HTMLDivElement>(null);
  // The address may name other ports or another day, as after Back. What is chosen before the script is there stays.
  const isFirst = useRef(true);
  useEffect(() => {
    const form = box.current?.querySelector('form');
    if (form && !isFirst.current) show(form, { from, destination, date });
    isFirst.current = false;
  }, [from, destination, date]);
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
  // With a day on the page, another port changes its answer at once.
  const onChange = ({ target }: FormEvent) => {
    if (date && target instanceof HTMLSelectElement) select({ [target.name]: target.value || null });
  };
  return (
    <div ref={box} className="wrap" onSubmit={onSubmit} onChange={onChange}>
      {children}
    </div>
  );
}

/** Puts a choice into the form. Some browsers show today in an empty date as if it were chosen, so no day is the first one. */
function show(
  form: HTMLFormElement,
  choice: { from: string; destination: string | null; date: string | null },
) {
  let isOther = choice.date !== null;
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement)
      field.value = (field.name === 'from' ? choice.from : choice.destination) ?? '';
    else if (field instanceof HTMLButtonElement && field.name === 'date') {
      const isCurrent = field.value === choice.date;
      if (isCurrent) isOther = false;
      mark(field, isCurrent);
    } else if (field instanceof HTMLInputElement && field.type === 'date')
      field.value = isOther ? String(choice.date) : field.min;
  }
  mark(form.querySelector('summary'), isOther);
}

function mark(element: Element | null, isCurrent: boolean) {
  if (isCurrent) element?.setAttribute('aria-current', 'true');
  else element?.removeAttribute('aria-current');
}
