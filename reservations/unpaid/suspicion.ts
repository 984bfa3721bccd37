import { inLatin } from '#reservations/kernel/surnames/surname.ts';
import type { UnpaidRules } from '#contracts/reservations/rules/unpaid-rules.ts';
import type { Travellers } from '#reservations/bookings/personal/travellers.ts';

type Rules = UnpaidRules['suspicious'];

/** Signs that a reservation is not meant to be used. */
export type Suspicion = 'names' | 'same-birth-date' | 'same-person' | 'burst';

/** Scripts in which a whole name can be one character. */
const SYLLABLES = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Identifies a traveller for counting across bookings. */
export function personKey({ surname, given, birthDate }: Travellers['passengers'][number]): string {
  return `${inLatin(surname)} ${inLatin(given)} ${birthDate}`;
}

/**
 * Suspicious signs in the details themselves. None of them is proof: short names exist, and so do twins. Travellers
 * who are wrongly suspected can still reserve from the smaller share, pay by card or call.
 */
export function suspicionsOf(rules: Rules, { passengers }: Pick<Travellers, 'passengers'>): Suspicion[] {
  const isThrownAway = (name: string) => {
    if (SYLLABLES.test(name)) return false;
    const letters = [...inLatin(name)];
    return letters.length < rules.shortestName || (letters.length > 2 && new Set(letters).size === 1);
  };
  const births = Map.groupBy(passengers, ({ birthDate }) => birthDate);
  const people = new Set(passengers.map(personKey));
  const found: Suspicion[] = [];
  if (passengers.some(({ surname, given }) => isThrownAway(surname) || isThrownAway(given)))
    found.push('names');
  if ([...births.values()].some(({ length }) => length >= rules.sameBirthDate)) found.push('same-birth-date');
  if (people.size < passengers.length) found.push('same-person');
  return found;
}
