import { addDays } from './day.ts';

/** Greek has two forms: the month as a title («Ιούνιος 2027») and the month of a date («10 Ιουνίου»). */
const monthNames = {
  el: [
    ['Ιανουάριος', 'Ιανουαρίου', 'Ιαν.'],
    ['Φεβρουάριος', 'Φεβρουαρίου', 'Φεβ.'],
    ['Μάρτιος', 'Μαρτίου', 'Μαρ.'],
    ['Απρίλιος', 'Απριλίου', 'Απρ.'],
    ['Μάιος', 'Μαΐου', 'Μαΐ.'],
    ['Ιούνιος', 'Ιουνίου', 'Ιουν.'],
    ['Ιούλιος', 'Ιουλίου', 'Ιουλ.'],
    ['Αύγουστος', 'Αυγούστου', 'Αυγ.'],
    ['Σεπτέμβριος', 'Σεπτεμβρίου', 'Σεπ.'],
    ['Οκτώβριος', 'Οκτωβρίου', 'Οκτ.'],
    ['Νοέμβριος', 'Νοεμβρίου', 'Νοε.'],
    ['Δεκέμβριος', 'Δεκεμβρίου', 'Δεκ.'],
  ],
  en: [
    ['January', 'January', 'Jan'],
    ['February', 'February', 'Feb'],
    ['March', 'March', 'Mar'],
    ['April', 'April', 'Apr'],
    ['May', 'May', 'May'],
    ['June', 'June', 'June'],
    ['July', 'July', 'July'],
    ['August', 'August', 'Aug'],
    ['September', 'September', 'Sept'],
    ['October', 'October', 'Oct'],
    ['November', 'November', 'Nov'],
    ['December', 'December', 'Dec'],
  ],
} as const;

const weekdayNames = {
  el: [
    ['Κυριακή', 'Κυρ.'],
    ['Δευτέρα', 'Δευ.'],
    ['Τρίτη', 'Τρ.'],
    ['Τετάρτη', 'Τετ.'],
    ['Πέμπτη', 'Πέμ.'],
    ['Παρασκευή', 'Παρ.'],
    ['Σάββατο', 'Σάβ.'],
  ],
  en: [
    ['Sunday', 'Sun'],
    ['Monday', 'Mon'],
    ['Tuesday', 'Tue'],
    ['Wednesday', 'Wed'],
    ['Thursday', 'Thu'],
    ['Friday', 'Fri'],
    ['Saturday', 'Sat'],
  ],
} as const;

type Language = keyof typeof monthNames;

export interface NamedDay {
  /** `YYYY-MM-DD` */
  date: string;
  day: number;
  month: number;
  year: number;
  weekday: string;
  weekdayShort: string;
  /** As in «Ιούνιος 2027». */
  monthTitle: string;
  /** As in «10 Ιουνίου». */
  monthOfDate: string;
  monthShort: string;
}

/**
 * The names that a travel day carries. Our own tables instead of `Intl`: browsers disagree on Greek abbreviations and cases
 * (specification, section 9: «Greek month names overridden for el»).
 * @throws RangeError when `date` is not a day such as 2027-06-10.
 */
export function nameDay(date: string, language: Language): NamedDay {
  const instant = new Date(`${date}T00:00:00Z`);
  const month = monthNames[language][instant.getUTCMonth()];
  const weekday = weekdayNames[language][instant.getUTCDay()];
  if (!month || !weekday) throw new RangeError(`not a day: ${date}`);
  return {
    date,
    day: instant.getUTCDate(),
    month: instant.getUTCMonth() + 1,
    year: instant.getUTCFullYear(),
    weekday: weekday[0],
    weekdayShort: weekday[1],
    monthTitle: month[0],
    monthOfDate: month[1],
    monthShort: month[2],
  };
}

/** Month names in the form that follows a day number, January first: for selects of a birth date. */
export function monthsOfDate(language: Language): string[] {
  return monthNames[language].map((forms) => forms[1]);
}

/**
 * Seven days from `from` (today when absent). With `around`, the week starts three days earlier, but never before today.
 * `today` is the operator's day in Europe/Athens and comes from the caller.
 */
export function weekdays(options: { today: string; from?: string; around?: boolean }): string[] {
  const from = options.from ?? options.today;
  const earlier = options.around ? addDays(from, -3) : from;
  const start = options.around && earlier < options.today ? options.today : earlier;
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}
