import type { Locale } from '#foundation/text/locales.ts';
import { timeNames } from '#foundation/text/time-names.ts';

/** «Κάθε ημέρα», «Κάθε ημέρα εκτός Δευτέρας», «Τετάρτη και Σάββατο»; ISO weekdays, Monday 1. */
export function listWeekdays(weekdays: readonly number[], locale: Locale): string {
  const { weekdays: names, everyDay, everyDayExcept, and } = timeNames[locale];
  const days = new Set(weekdays);
  const off = names.filter((_, index) => !days.has(index + 1));
  const [only] = off;
  if (only === undefined) return everyDay;
  if (off.length === 1) return everyDayExcept(only.excepted);
  const list = names.flatMap(({ name }, index) => (days.has(index + 1) ? [name] : []));
  const last = list.pop() ?? '';
  return list.length === 0 ? last : `${list.join(', ')} ${and} ${last}`;
}

/** The letters of the seven weekdays, Monday first, each with whether a ship sails on it. */
export function weekLetters(
  weekdays: readonly number[],
  locale: Locale,
): { letter: string; sails: boolean }[] {
  return timeNames[locale].weekdays.map(({ letter }, index) => ({
    letter,
    sails: weekdays.includes(index + 1),
  }));
}

/** The short form, for lists: «κάθε ημέρα», «Τετ, Σάβ». */
export function listWeekdaysShort(weekdays: readonly number[], locale: Locale): string {
  const { weekdays: names, everyDay } = timeNames[locale];
  const short = names.flatMap((name, index) =>
    weekdays.includes(index + 1) ? [name.short.replace('.', '')] : [],
  );
  return short.length === names.length ? everyDay.toLocaleLowerCase(locale) : short.join(', ');
}
