import type { Values } from '#lib/booking/details/values.ts';

/** «Μαρία Καραγιάννη», or empty. */
export function nameOf(values: Values, index: number): string {
  const part = (field: string) => (values[`passengers.${index}.${field}`] ?? '').trim();
  return `${part('given')} ${part('surname')}`.trim();
}
