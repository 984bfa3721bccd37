import { type RefObject, useEffect, useState } from 'react';
import { readValues, type Values } from '#lib/booking/details/values.ts';

/**
 * The current values of the form, for parts of the page that repeat them: names instead of «Επιβάτης 2». Updated when a
 * field loses focus, not with every letter. Without script, the last submitted values.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>, sent: Values): Values {
  const [typed, setTyped] = useState(sent);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => setTyped(readValues(new FormData(element)));
    // A draft may have been restored by now.
    read();
    element.addEventListener('change', read);
    return () => element.removeEventListener('change', read);
  }, [form]);
  return typed;
}

/** «Μαρία Καραγιάννη», or empty. */
export function nameOf(values: Values, index: number): string {
  const part = (field: string) => (values[`passengers.${index}.${field}`] ?? '').trim();
  return `${part('given')} ${part('surname')}`.trim();
}
