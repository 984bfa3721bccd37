import { isDay } from '#foundation/dates/is-day.ts';
import { birthDate, isFilledIn, readValues } from '#lib/booking/details/values.ts';
import type { Traveller } from './kept-travellers.ts';

/** The fields of a traveller in a form of passengers, for scripts without React. */

/** Everybody whose five details are complete. */
export function travellersIn(form: HTMLFormElement): Traveller[] {
  const values = readValues(new FormData(form));
  const travellers: Traveller[] = [];
  for (let index = 0; `passengers.${index}.surname` in values; index += 1) {
    const name = `passengers.${index}`;
    const text = (field: string) => (values[`${name}.${field}`] ?? '').trim();
    const born = birthDate(values, name);
    if (isFilledIn(values, index) && isDay(born))
      travellers.push({
        surname: text('surname'),
        given: text('given'),
        birthDate: born,
        gender: text('gender'),
        nationality: text('nationality'),
      });
  }
  return travellers;
}

/** Fills in the five details, and tells the page as typing does. */
export function fillIn(form: HTMLFormElement, index: number, traveller: Traveller): void {
  const { surname, given, birthDate: born, gender, nationality } = traveller;
  const [birthYear = '', birthMonth = '', birthDay = ''] = born.split('-').map((part) => `${Number(part)}`);
  const values = { surname, given, birthDay, birthMonth, birthYear, gender, nationality };
  let last: Element | null = null;
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(`passengers.${index}.${field}`);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    control.value = value;
    last = control;
  }
  for (const type of ['input', 'change']) last?.dispatchEvent(new Event(type, { bubbles: true }));
}
