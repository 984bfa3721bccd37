import type { Check } from '#seed/facts/criteria.ts';

/** Marks a test as one that checks these success criteria; `criteria-reporter.ts` writes down when it passed. */
export function checks(how: Check, ...ids: readonly string[]): { tag: string[] } {
  return { tag: [`@by-${how}`, ...ids.map((id) => `@${id}`)] };
}
