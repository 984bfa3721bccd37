import type { Locale } from '#foundation/text/locales.ts';
import { timeNames } from '#foundation/text/time-names.ts';

const PLACEHOLDERS = {
  el: {
    day: '‹ημέρα›',
    time: '‹ώρα›',
    price: '‹τιμή›',
    reference: '‹κωδικός›',
    duration: '‹διάρκεια›',
    number: '‹αριθμός›',
  },
  en: {
    day: '‹day›',
    time: '‹time›',
    price: '‹price›',
    reference: '‹reference›',
    duration: '‹duration›',
    number: '‹number›',
  },
} satisfies Record<Locale, Record<string, string>>;

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);
/** Longer names first, so that «Μαρ.» doesn't take a part of «Μαρτίου». */
const anyOf = (names: Iterable<string>) =>
  [...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

function patternsOf(locale: Locale): [RegExp, string][] {
  const { months, weekdays } = timeNames[locale];
  const put = PLACEHOLDERS[locale];
  const month = anyOf(months.flatMap(({ title, ofDate, short }) => [title, ofDate, short]));
  const weekday = anyOf(weekdays.flatMap(({ name, short }) => [name, short]));
  const [hour, minute] = { el: ['ώρα|ώρες|ώ\\.', 'λεπτό|λεπτά|λ\\.'], en: ['hours?|h', 'minutes?|min'] }[
    locale
  ];
  const soon = { el: 'Σήμερα|Αύριο', en: 'Today|Tomorrow' }[locale];
  const free = { el: 'στην? ', en: 'in (?:economy|business)' }[locale];
  return [
    // A ticket's number, before a reference can be found in it.
    [/\d{3} \d{4} \d(?!\d)/g, put.number],
    [new RegExp(`\\d+ (?=${free})`, 'g'), `${put.number} `],
    [/\d{4}-\d{2}-\d{2}/g, put.day],
    // Some have no figure.
    [
      /(?<![\p{L}\d])(?:(?=[A-Z]{0,3} ?[A-Z]*\d)[A-Z\d]{3} ?|[A-Z]{3} )[A-Z\d]{4}(?![\p{L}\d])/gu,
      put.reference,
    ],
    [/\d{1,2}:\d{2}/g, put.time],
    [/[−-]?(?:€\d[\d.,]*\d|\d[\d.,]*\d €)/g, put.price],
    // «1 h 20 – 2 h 25» leaves the minutes' unit out.
    [
      new RegExp(
        `\\d+ (?:${hour})(?:(?: και)? \\d+ (?:${minute})|(?<= h) \\d{1,2}(?![\\d:.]))?|\\d+ (?:${minute})`,
        'gu',
      ),
      put.duration,
    ],
    [
      new RegExp(
        `(?:(?:${soon}), )?(?:(?:${weekday}),? )?\\d{1,2}(?: – \\d{1,2})? (?:${month})(?: \\d{4})?`,
        'gu',
      ),
      put.day,
    ],
    [new RegExp(`(?<!\\p{L})(?:${weekday})(?!\\p{L})(?: \\d{1,2}(?!\\d))?`, 'gu'), put.day],
    [new RegExp(`(?<!\\p{L})(?:${month}) \\d{4}`, 'gu'), put.day],
  ];
}

/** The text with everything that depends on the day replaced by what it is. */
export function steady(text: string, locale: Locale): string {
  const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ');
  return patternsOf(locale).reduce((rest, [pattern, name]) => rest.replaceAll(pattern, name), plain);
}
