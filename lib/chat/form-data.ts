export const MAX_ENTRIES = 10;

export type FormData = Readonly<Record<string, string>>;
export type FormDataProblem = 'not-a-plain-object' | 'not-all-strings' | 'too-many-entries';
export type CheckedFormData =
  | { kind: 'valid'; data: FormData }
  | { kind: 'invalid'; problem: FormDataProblem };

/**
 * Data that a page may pass to the chat, so that nobody has to type it again: a plain object, strings only, at most ten
 * entries (E4).
 */
export function checkFormData(input: unknown): CheckedFormData {
  if (!isPlainObject(input)) return { kind: 'invalid', problem: 'not-a-plain-object' };
  const entries = Object.entries(input);
  if (entries.length > MAX_ENTRIES) return { kind: 'invalid', problem: 'too-many-entries' };
  const data: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value !== 'string') return { kind: 'invalid', problem: 'not-all-strings' };
    // Assigning to `__proto__` would change the prototype instead of adding a member.
    Object.defineProperty(data, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return { kind: 'valid', data };
}

/** An object literal from this or another frame, or an object without a prototype; no array, no instance of a class. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
