import type { Locale } from './locales.ts';

/** The units of a duration in words. Apart from time-names.ts, whose months and days not every browser needs. */
type TimeUnits = {
  hours: (count: number) => string;
  minutes: (count: number) => string;
  /** Between hours and minutes in running text. */
  hoursAndMinutes: string;
  /** Between the shortest and the longest of several. */
  upTo: string;
  /** For tables and strips. */
  shortHours: (count: number) => string;
  shortMinutes: (count: number) => string;
  /** A short duration as one end of a span. */
  inSpan: (duration: string) => string;
  /** The space after a span's dash, where a line may break if the span is long. */
  afterDash: ' ' | '\u00A0';
};

export const timeUnits: Readonly<Record<Locale, TimeUnits>> = {
  el: {
    hours: (count) => `${count} ${count === 1 ? 'ώρα' : 'ώρες'}`,
    minutes: (count) => `${count} ${count === 1 ? 'λεπτό' : 'λεπτά'}`,
    hoursAndMinutes: ' και ',
    upTo: ' έως ',
    shortHours: (count) => `${count} ώ.`,
    shortMinutes: (count) => `${count} λ.`,
    inSpan: (duration) => duration,
    afterDash: ' ',
  },
  en: {
    hours: (count) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
    minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
    hoursAndMinutes: ' ',
    upTo: ' to ',
    shortHours: (count) => `${count} h`,
    shortMinutes: (count) => `${count} min`,
    inSpan: (duration) => duration.replace(/(?<=h\s\d+)\smin$/, ''),
    afterDash: '\u00A0',
  },
};
