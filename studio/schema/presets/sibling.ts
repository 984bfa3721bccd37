/** Reads another field of the object that contains the validated field; `undefined` if there is no such object. */
export function siblingValue(parent: unknown, name: string): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined;
  return Object.entries(parent).find(([key]) => key === name)?.[1];
}

/** True for an absent value, an empty or blank text, an empty list and a slug without text. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && 'current' in value) return isBlank(value.current);
  return false;
}
