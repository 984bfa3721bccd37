import type { Json } from './document.ts';

/** Ids of everything a document refers to, at any depth. */
export function referencesOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof value._ref === 'string' ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesOf)];
}
