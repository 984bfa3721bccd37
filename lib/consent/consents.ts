/** Kinds of things that a page may keep or load. `perfomance` is spelt so in stored data since the beginning; keep it. */
export const categories = ['essential', 'perfomance', 'preference', 'targeting'] as const;
export type Category = (typeof categories)[number];
export type Consents = Readonly<Record<Category, boolean>>;

/** What holds until somebody chooses, and after "only what is necessary" (F1). */
export const onlyEssential: Consents = {
  essential: true,
  perfomance: false,
  preference: false,
  targeting: false,
};
export const everything: Consents = { essential: true, perfomance: true, preference: true, targeting: true };

/** Key in local storage. A new version asks everybody again: raise it when a category comes to mean something else. */
export const CONSENT_KEY = 'meltemi.consent.v1';

/**
 * The stored choice, or null when there is none that can be understood: then only essential is on and the banner asks.
 * `scripts/first-paint/source.js` decides the same before the first paint; a test holds the two together.
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

/** Whether something that was allowed is no longer. */
export function isWithdrawn(before: Consents, now: Consents): boolean {
  return categories.some((category) => before[category] && !now[category]);
}

/** The tag manager serves measurements and advertising; preferences are our own and need none. */
export function allowsTags({ perfomance, targeting }: Consents): boolean {
  return perfomance || targeting;
}

function onlyMembers(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value));
}
