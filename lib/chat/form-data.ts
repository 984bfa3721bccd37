export const MAX_ENTRIES = 10;

export type FormData = Readonly<Record<string, string>>;
export type FormDataProblem = 'not-a-plain-object' | 'not-all-strings' | 'too-many-entries';
export type CheckedFormData =
  | { kind: 'valid'; data: FormData }
  | { kind: 'invalid'; problem: FormDataProblem };

/** What a page may hand to the chat, so that nobody types it again: a plain object, strings only, ten entries at most (E4). */
export function checkFormData(given: unknown): CheckedFormData {
  if (!isPlainObject(given)) return { kind: 'invalid', problem: 'not-a-plain-object' };
  const entries = Object.entries(given);
  if (entries.length > MAX_ENTRIES) return { kind: 'invalid', problem: 'too-many-entries' };
  const data: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value !== 'string') return { kind: 'invalid', problem: 'not-all-strings' };
    // Assignment to `__proto__` would change the object instead of adding to it.
    Object.defineProperty(data, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return { kind: 'valid', data };
}

/** Made by `{}` here or in another frame, or without any prototype; no list, no instance of a class. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
