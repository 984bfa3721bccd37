/**
 * Categories of what a page may keep or load. Stored data has had the spelling `perfomance` since the beginning; keep
 * it.
 */
export const categories = ['essential', 'perfomance', 'preference', 'targeting'] as const;
export type Category = (typeof categories)[number];
export type Consents = Readonly<Record<Category, boolean>>;

/** Applies until the visitor chooses, and after "only what is necessary" (F1). */
export const onlyEssential: Consents = {
  essential: true,
  perfomance: false,
  preference: false,
  targeting: false,
};
export const everything: Consents = { essential: true, perfomance: true, preference: true, targeting: true };

/**
 * Key in local storage. A new version shows the banner to everybody again: raise it when the meaning of a category
 * changes.
 */
export const CONSENT_KEY = 'meltemi.consent.v1';

/**
 * The stored choice, or null when there is no valid one: then only essential is on and the banner shows.
 * `scripts/first-paint/source.js` makes the same decision before the first paint; a test keeps the two in step.
 */
export function parseConsents(text: string | null): Consents | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { perfomance, preference, targeting } = { ...onlyMembers(stored) };
  if (typeof perfomance !== 'boolean' || typeof preference !== 'boolean' || typeof targeting !== 'boolean')
    return null;
  return { essential: true, perfomance, preference, targeting };
}

export function serialiseConsents(consents: Consents): string {
  return JSON.stringify({ ...consents, essential: true });
}

/** Whether anything that was allowed no longer is. */
export function isWithdrawn(before: Consents, now: Consents): boolean {
  return categories.some((category) => before[category] && !now[category]);
}

/** The tag manager serves analytics and advertising. Preferences are first-party and don't need it. */
export function allowsTags({ perfomance, targeting }: Consents): boolean {
  return perfomance || targeting;
}

function onlyMembers(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value));
}
