const SAME = /^passengers\.(\d+)\.same$/;

/**
 * «Ίδιο επώνυμο και ιθαγένεια»: the checkbox fills both fields from the previous passenger, where they can be seen and
 * changed. Without script the server does it (`readValues`).
 */
export function copyPrevious(form: HTMLFormElement, target: EventTarget): void {
  if (!(target instanceof HTMLInputElement) || !target.checked) return;
  const index = Number(SAME.exec(target.name)?.[1] ?? 0);
  if (index === 0) return;
  for (const field of ['surname', 'nationality']) {
    const from = form.elements.namedItem(`passengers.${index - 1}.${field}`);
    const to = form.elements.namedItem(`passengers.${index}.${field}`);
    if (isField(from) && isField(to) && from.value !== '') to.value = from.value;
  }
  // The draft listens for input events, which setting a value by script doesn't fire.
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

function isField(element: unknown): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}
