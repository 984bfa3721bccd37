import { useEffect } from 'react';
import type { RefObject } from 'react';

export type Draft = {
  /** Key in `sessionStorage`. */
  key: string;
  /** Identifies the form's context: a form with another mark never gets this draft. */
  mark: string;
  /** Prefixes of the names of fields that people fill in; hidden ones are left out. */
  prefixes: readonly string[];
};

/**
 * Keeps what is typed across a reload, a lost response and a visit to another page: in this tab only, and only until
 * {@link forgetDraft}. Files can't be kept.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, draft: Draft, restore: boolean): void {
  const { key, mark, prefixes } = draft;
  const names = prefixes.join(' ');
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (restore) fill(element, read(key, mark));
    const save = () => write(element, { key, mark, prefixes: names.split(' ') });
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, key, mark, names, restore]);
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage may be forbidden; then there was no draft either.
  }
}

function write(form: HTMLFormElement, { key, mark, prefixes }: Draft): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && prefixes.some((prefix) => name.startsWith(prefix)),
  );
  try {
    sessionStorage.setItem(key, JSON.stringify({ mark, typed }));
  } catch {
    // With full or forbidden storage there is just no draft.
  }
}

function fill(form: HTMLFormElement, typed: readonly [string, string][]): void {
  for (const [name, value] of typed) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value === control.value;
    else if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof RadioNodeList) &&
      value !== ''
    )
      control.value = value;
  }
}

function read(key: string, mark: string): [string, string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('mark' in stored) || !('typed' in stored))
      return [];
    if (stored.mark !== mark || !Array.isArray(stored.typed)) return [];
    return stored.typed.flatMap((entry: unknown): [string, string][] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
        ? [[entry[0], entry[1]]]
        : [],
    );
  } catch {
    return [];
  }
}
