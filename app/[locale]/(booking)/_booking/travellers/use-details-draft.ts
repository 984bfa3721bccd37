import { useEffect } from 'react';
import type { RefObject } from 'react';

const KEY = 'meltemi.details';

/**
 * Keeps what is typed across a reload, an expired hold and the way back to the sailings: in this tab only, and only until the
 * booking is complete. `party` marks whose details they are, so that another party never meets them.
 */
export function useDetailsDraft(
  form: RefObject<HTMLFormElement | null>,
  party: string,
  restore: boolean,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (restore) fill(element, party);
    const save = () => write(element, party);
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, party, restore]);
}

export function forgetDetailsDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; then there was no draft either.
  }
}

function write(form: HTMLFormElement, party: string): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && /^(passengers|vehicles|contact)\./.test(name),
  );
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ party, typed }));
  } catch {
    // A full or forbidden storage only costs the draft.
  }
}

function fill(form: HTMLFormElement, party: string): void {
  for (const [name, value] of read(party)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value === control.value;
    else if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      value !== ''
    )
      control.value = value;
  }
}

function read(party: string): [string, string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('party' in stored) || !('typed' in stored))
      return [];
    if (stored.party !== party || !Array.isArray(stored.typed)) return [];
    return stored.typed.flatMap((entry: unknown): [string, string][] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
        ? [[entry[0], entry[1]]]
        : [],
    );
  } catch {
    return [];
  }
}
