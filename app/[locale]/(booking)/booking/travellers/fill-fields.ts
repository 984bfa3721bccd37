import { type NameField, readPasted } from '#lib/booking/details/read-pasted.ts';

/*
 * What fills in several fields at once. It loads when it is needed; without it the pasted text is in its field, and the server copies
 * (`readValues`).
 */

/**
 * «Ίδιο επώνυμο και ιθαγένεια»: the checkbox fills both fields from the previous passenger, where they can be seen and
 * changed.
 */
export function copyPrevious(same: HTMLInputElement): void {
  const { form } = same;
  const index = Number(/\d+/.exec(same.name)?.[0] ?? 0);
  if (!form || !same.checked || index === 0) return;
  const values: Record<string, string> = {};
  for (const field of ['surname', 'nationality']) {
    const from = fieldIn(form, `passengers.${index - 1}.${field}`);
    if (from?.value) values[field] = from.value;
  }
  fill(form, `passengers.${index}`, values);
}

/** A pasted line such as «Παπαδοπούλου Μαρία 12/03/1985». */
export function fillPasted({ form, name }: HTMLInputElement, text: string): void {
  const [, passenger = '', field] = /^(passengers\.\d+)\.(surname|given|birth)/.exec(name) ?? [];
  if (!form || !field) return;
  const nameField: NameField | null = field === 'surname' || field === 'given' ? field : null;
  const other = nameField && fieldIn(form, `${passenger}.${nameField === 'surname' ? 'given' : 'surname'}`);
  // Somebody who has typed the other name already pastes one name of two words.
  fill(form, passenger, readPasted(text, nameField, other?.value === ''));
}

/** The page hears of it as of typing: setting a value fires no event. */
function fill(form: HTMLFormElement, passenger: string, values: Readonly<Record<string, string>>): void {
  let last: Element | null = null;
  for (const [name, value] of Object.entries(values)) {
    const field = fieldIn(form, `${passenger}.${name}`);
    if (!field) continue;
    field.value = value;
    last = field;
  }
  for (const type of ['input', 'change']) last?.dispatchEvent(new Event(type, { bubbles: true }));
}

function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
}
