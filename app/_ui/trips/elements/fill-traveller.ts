import { keptTravellers, noteUse, watchTravellers } from '#lib/travellers/device.ts';
import { fillIn } from '#lib/travellers/form-fields.ts';
import { fullName, type KeptTraveller } from '#lib/travellers/kept-travellers.ts';
import { make, part, readSetup } from './dom.ts';

const TEXTS = ['label'] as const;

/** `<fill-traveller>`, in the fields of a passenger: those whom the device remembers, and one press fills somebody in. */
export function startFilling(element: HTMLElement, left: AbortSignal): void {
  const setup = readSetup(element, TEXTS);
  const form = element.closest('form');
  const fold = element.closest('details');
  if (!setup || !form || !fold) return;
  // The page may still be arriving: the next passenger isn't known before the press.
  const folds = () => [...form.querySelectorAll<HTMLDetailsElement>('details:has(fill-traveller)')];
  const index = folds().indexOf(fold);
  const group = make('div', undefined);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', setup.texts.label);
  const row = part(group);
  element.replaceChildren(row.element);
  const press = (traveller: KeptTraveller) => {
    fillIn(form, index, traveller);
    noteUse(traveller);
    goOn(fold, folds()[index + 1]);
  };
  const show = () => {
    const free = keptTravellers().filter((each) => !isElsewhere(form, index, each));
    row.show(free.map(fullName), () => {
      if (free.length === 0) return [];
      const label = make('span', setup.styles.label, setup.texts.label);
      label.setAttribute('aria-hidden', 'true');
      const buttons = free.map((each) => button(fullName(each), setup.styles.name, () => press(each)));
      return [label, make('div', setup.styles.row, ...buttons)];
    });
  };
  show();
  form.addEventListener('change', show, { signal: left });
  left.addEventListener('abort', watchTravellers(show));
}

function button(text: string, className: string | undefined, onPress: () => void): HTMLElement {
  const made = make('button', className, text);
  made.setAttribute('type', 'button');
  made.addEventListener('click', onPress);
  return made;
}

/** Whether another passenger has this name. */
function isElsewhere(form: HTMLFormElement, index: number, { given, surname }: KeptTraveller): boolean {
  const typed = new FormData(form);
  const text = (other: number, field: string) => `${typed.get(`passengers.${other}.${field}`) ?? ''}`.trim();
  for (let other = 0; typed.has(`passengers.${other}.surname`); other += 1)
    if (other !== index && text(other, 'given') === given && text(other, 'surname') === surname) return true;
  return false;
}

/** To what the ticket still needs, else to the next passenger. A passenger who is complete folds, as after typing. */
function goOn(fold: HTMLDetailsElement, next: HTMLDetailsElement | undefined): void {
  const gap = [...fold.querySelectorAll<HTMLInputElement>('input[required]')].find(
    ({ value }) => value.trim() === '',
  );
  if (gap) return gap.focus();
  fold.open = false;
  if (next) next.open = true;
  const target = next?.querySelector<HTMLElement>('fill-traveller button, input:not([type=checkbox])');
  (target ?? fold.querySelector('summary'))?.focus();
}
