import type { Locale } from '#foundation/text/locales.ts';

const names = {
  el: ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο', 'Κυριακή'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;
/** As it follows «εκτός». */
const genitive = ['Δευτέρας', 'Τρίτης', 'Τετάρτης', 'Πέμπτης', 'Παρασκευής', 'Σαββάτου', 'Κυριακής'] as const;
const letters = { el: ['Δ', 'Τ', 'Τ', 'Π', 'Π', 'Σ', 'Κ'], en: ['M', 'T', 'W', 'T', 'F', 'S', 'S'] } as const;

/** «Κάθε μέρα», «Κάθε μέρα εκτός Δευτέρας», «Τετάρτη και Σάββατο»; ISO weekdays, Monday 1. */
export function weekdayWords(weekdays: readonly number[], locale: Locale): string {
  const days = new Set(weekdays);
  const [off] = [1, 2, 3, 4, 5, 6, 7].filter((day) => !days.has(day));
  if (off === undefined) return locale === 'el' ? 'Κάθε μέρα' : 'Every day';
  if (days.size === 6)
    return locale === 'el' ? `Κάθε μέρα εκτός ${genitive[off - 1]}` : `Every day except ${names.en[off - 1]}`;
  const list = [...days].toSorted((a, b) => a - b).flatMap((day) => names[locale][day - 1] ?? []);
  const last = list.pop() ?? '';
  const and = locale === 'el' ? ' και ' : ' and ';
  return list.length === 0 ? last : `${list.join(', ')}${and}${last}`;
}

/** The seven letters of a week, Monday first, each with whether a ship sails. */
export function weekLetters(
  weekdays: readonly number[],
  locale: Locale,
): { letter: string; sails: boolean }[] {
  return letters[locale].map((letter, index) => ({ letter, sails: weekdays.includes(index + 1) }));
}
