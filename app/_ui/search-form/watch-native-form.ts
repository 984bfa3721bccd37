import { SEARCH_KEY } from '#lib/booking/form/storage-keys.ts';
import { whenIdle } from '#app/_ui/interaction/when-idle.ts';
import type { Handover } from './form-props.ts';

/**
 * Loads the enhanced form on hover, touch or focus, and swaps it in once no native control is in use. A click on a
 * field in the meantime is remembered, shown at once, and handled by the enhanced form. Never swaps between press and
 * release, which would lose the click, nor once the form is submitted. Without a connection the native form simply
 * stays. Returns a function that stops watching.
 */
export function watchNativeForm<Form>(
  plain: HTMLFormElement,
  eager: boolean,
  load: () => Promise<Form>,
  takeOver: (form: Form, handover: Handover) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let form: Form | null = null;
  let isRequested = false;
  let failed = false;
  let inUse = hasOpenField(plain);
  let pressed: string | null = openPanel(plain);
  let isHeld = plain.matches(':active');
  let isSubmitted = false;

  const swap = () => {
    if (!form || inUse || isHeld || isSubmitted || signal.aborted) return;
    watching.abort();
    const control = pressed ?? controlOf(document.activeElement);
    takeOver(form, { typed: changedFields(plain), control, pressed: pressed !== null });
  };
  const reach = () => {
    if (isRequested) return;
    isRequested = true;
    load().then(
      (loaded) => {
        form = loaded;
        swap();
      },
      () => {
        isRequested = false;
        failed = true;
      },
    );
  };
  const press = (event: Event) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-press]') : null;
    // A list or a text that is in use stays so until something else is pressed.
    if (!cell || failed || (inUse && cell.contains(document.activeElement))) return;
    // Otherwise the native list would open just before its field is replaced.
    event.preventDefault();
    pressed = controlOf(cell);
    cell.dataset.pressed = '';
    inUse = false;
    reach();
    swap();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Shift' && event.target instanceof HTMLElement)
      inUse = event.target.matches('select, input:not([type="radio"])');
  };
  const left = () => {
    inUse = false;
    // The focus is moving to the next field, which must keep it.
    queueMicrotask(swap);
  };

  const hold = () => (isHeld = true);
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    // The click follows the release.
    setTimeout(swap);
  };

  for (const approach of ['pointerenter', 'touchstart', 'focusin'])
    plain.addEventListener(approach, reach, { signal, passive: true });
  plain.addEventListener('pointerdown', hold, { signal, passive: true });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { signal, passive: true });
  plain.addEventListener('submit', () => (isSubmitted = true), { signal });
  // Somebody came back to this page, which the browser had kept.
  addEventListener('pageshow', () => (isSubmitted = false), { signal });
  for (const way of ['mousedown', 'click']) plain.addEventListener(way, press, { signal });
  plain.addEventListener('keydown', key, { signal });
  plain.addEventListener('focusout', left, { signal });
  // A visitor may already be using the form before this script ran.
  if (plain.matches(':hover, :focus-within')) reach();
  const stopIdle = eager || pressed || searchedBefore() ? whenIdle(reach) : () => undefined;
  return () => {
    watching.abort();
    stopIdle();
  };
}

/**
 * Whether a list or a date picker may be open already, because its field was pressed before this script ran. It would close if its
 * field were replaced. A list that was reached with the keyboard is closed.
 */
function hasOpenField(plain: HTMLFormElement): boolean {
  const field = plain.querySelector('select:focus, input[type="date"]:focus');
  return field?.matches(':hover, :not(:focus-visible)') ?? false;
}

function controlOf(element: EventTarget | null): string | null {
  return element instanceof Element
    ? (element.closest<HTMLElement>('[data-control]')?.dataset.control ?? null)
    : null;
}

/** A panel that was opened before this script ran. */
function openPanel(plain: HTMLFormElement): string | null {
  return controlOf(plain.querySelector('details[data-control][open]'));
}

/** This tab has a search to restore (C11), so its form has been used and its script is cached. */
function searchedBefore(): boolean {
  try {
    return sessionStorage.getItem(SEARCH_KEY) !== null;
  } catch {
    return false;
  }
}

/** Every field with all its values, if any was changed; null otherwise. */
function changedFields(plain: HTMLFormElement): Record<string, string[]> | null {
  const changed = [...plain.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option, index) =>
        field.querySelector('[selected]')
          ? option.selected !== option.defaultSelected
          : index > 0 && option.selected,
      );
    if (!(field instanceof HTMLInputElement)) return false;
    return field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
  if (!changed) return null;
  const data = new FormData(plain);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  );
}
