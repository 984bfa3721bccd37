import type { Control } from '#lib/booking/form/state.ts';

const controls = [
  'fromPort',
  'toPort',
  'fromDate',
  'retDate',
  'passengers',
  'vehicles',
] as const satisfies Control[];

/** `data-control` of a field, the same in the native form and in the enhanced one: `2-toPort`. */
export function controlName(trip: number, control: Control): string {
  return `${trip}-${control}`;
}

/** Null for anything but a selector, such as the search button. */
export function readControl(name: string | null): { trip: number; control: Control } | null {
  const [trip, wanted] = name?.split('-') ?? [];
  const control = controls.find((each) => each === wanted);
  return control ? { trip: Number(trip), control } : null;
}
