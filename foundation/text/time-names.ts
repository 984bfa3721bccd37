import type { Locale } from './locales.ts';

/*
 * The names of months, weekdays and seasons in the forms that sentences need. Not `Intl`: browsers disagree on Greek
 * abbreviations and cases (specification, section 9: «Greek month names overridden for el»).
 */

type Month = {
  /** As in «Ιούνιος 2027». */
  title: string;
  /** As in «10 Ιουνίου». */
  ofDate: string;
  short: string;
};

type Weekday = {
  name: string;
  short: string;
  letter: string;
  /** After «εκτός» and "except". */
  excepted: string;
};

type Season = 'winter' | 'spring' | 'summer' | 'autumn';

type TimeNames = {
  /** January first. */
  months: readonly Month[];
  /** Monday first, as ISO counts. */
  weekdays: readonly Weekday[];
  seasons: Readonly<Record<Season | 'all', string>>;
  /** Before the last item of a list. */
  and: string;
  everyDay: string;
  everyDayExcept: (day: string) => string;
};

export const timeNames: Readonly<Record<Locale, TimeNames>> = {
  el: {
    months: [
      { title: 'Ιανουάριος', ofDate: 'Ιανουαρίου', short: 'Ιαν.' },
      { title: 'Φεβρουάριος', ofDate: 'Φεβρουαρίου', short: 'Φεβ.' },
      { title: 'Μάρτιος', ofDate: 'Μαρτίου', short: 'Μαρ.' },
      { title: 'Απρίλιος', ofDate: 'Απριλίου', short: 'Απρ.' },
      { title: 'Μάιος', ofDate: 'Μαΐου', short: 'Μαΐ.' },
      { title: 'Ιούνιος', ofDate: 'Ιουνίου', short: 'Ιουν.' },
      { title: 'Ιούλιος', ofDate: 'Ιουλίου', short: 'Ιουλ.' },
      { title: 'Αύγουστος', ofDate: 'Αυγούστου', short: 'Αυγ.' },
      { title: 'Σεπτέμβριος', ofDate: 'Σεπτεμβρίου', short: 'Σεπ.' },
      { title: 'Οκτώβριος', ofDate: 'Οκτωβρίου', short: 'Οκτ.' },
      { title: 'Νοέμβριος', ofDate: 'Νοεμβρίου', short: 'Νοε.' },
      { title: 'Δεκέμβριος', ofDate: 'Δεκεμβρίου', short: 'Δεκ.' },
    ],
    weekdays: [
      { name: 'Δευτέρα', short: 'Δευ.', letter: 'Δ', excepted: 'Δευτέρας' },
      { name: 'Τρίτη', short: 'Τρ.', letter: 'Τ', excepted: 'Τρίτης' },
      { name: 'Τετάρτη', short: 'Τετ.', letter: 'Τ', excepted: 'Τετάρτης' },
      { name: 'Πέμπτη', short: 'Πέμ.', letter: 'Π', excepted: 'Πέμπτης' },
      { name: 'Παρασκευή', short: 'Παρ.', letter: 'Π', excepted: 'Παρασκευής' },
      { name: 'Σάββατο', short: 'Σάβ.', letter: 'Σ', excepted: 'Σαββάτου' },
      { name: 'Κυριακή', short: 'Κυρ.', letter: 'Κ', excepted: 'Κυριακής' },
    ],
    seasons: {
      all: 'Όλο τον χρόνο',
      winter: 'Χειμώνας',
      spring: 'Άνοιξη',
      summer: 'Καλοκαίρι',
      autumn: 'Φθινόπωρο',
    },
    and: 'και',
    everyDay: 'Κάθε ημέρα',
    everyDayExcept: (day) => `Κάθε ημέρα εκτός ${day}`,
  },
  en: {
    months: [
      { title: 'January', ofDate: 'January', short: 'Jan' },
      { title: 'February', ofDate: 'February', short: 'Feb' },
      { title: 'March', ofDate: 'March', short: 'Mar' },
      { title: 'April', ofDate: 'April', short: 'Apr' },
      { title: 'May', ofDate: 'May', short: 'May' },
      { title: 'June', ofDate: 'June', short: 'June' },
      { title: 'July', ofDate: 'July', short: 'July' },
      { title: 'August', ofDate: 'August', short: 'Aug' },
      { title: 'September', ofDate: 'September', short: 'Sept' },
      { title: 'October', ofDate: 'October', short: 'Oct' },
      { title: 'November', ofDate: 'November', short: 'Nov' },
      { title: 'December', ofDate: 'December', short: 'Dec' },
    ],
    weekdays: [
      { name: 'Monday', short: 'Mon', letter: 'M', excepted: 'Monday' },
      { name: 'Tuesday', short: 'Tue', letter: 'T', excepted: 'Tuesday' },
      { name: 'Wednesday', short: 'Wed', letter: 'W', excepted: 'Wednesday' },
      { name: 'Thursday', short: 'Thu', letter: 'T', excepted: 'Thursday' },
      { name: 'Friday', short: 'Fri', letter: 'F', excepted: 'Friday' },
      { name: 'Saturday', short: 'Sat', letter: 'S', excepted: 'Saturday' },
      { name: 'Sunday', short: 'Sun', letter: 'S', excepted: 'Sunday' },
    ],
    seasons: { all: 'All year', winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' },
    and: 'and',
    everyDay: 'Every day',
    everyDayExcept: (day) => `Every day except ${day}`,
  },
};
