import { formatDuration } from '#foundation/dates/duration.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import { conventions, decimal, groupDigits } from '#foundation/text/conventions.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { timeUnits } from '#foundation/text/time-units.ts';

/**
 * What a placeholder stands for, in both languages. `full` is `{name}`; the others are `{name.number}` and so on, for «από 14 έως 7
 * ημέρες» and for the case that Greek needs.
 */
export type Fact = Readonly<Record<Locale, Forms>>;
type Forms = { full: string; number?: string; accusative?: string; day?: string };

/** A number without a unit, metres among them: «4,25», "4.25". */
export function count(value: number): Fact {
  return perLocale((locale) => ({ full: decimal(value, locale) }));
}

export function percent(value: number): Fact {
  return perLocale((locale) => ({ full: conventions[locale].percent(value), number: String(value) }));
}

/** `8 €` and `€8`; with cents only where there are some. */
export function money(cents: number): Fact {
  return perLocale((locale) => {
    const { euros, decimalMark } = conventions[locale];
    const rest = cents % 100 === 0 ? '' : `${decimalMark}${String(cents % 100).padStart(2, '0')}`;
    return { full: euros(`${groupDigits(Math.trunc(cents / 100), locale)}${rest}`) };
  });
}

/** Whole hours as hours, everything else as minutes: «24 ώρες», «90 λεπτά». */
export function minutes(value: number): Fact {
  const inHours = value % 60 === 0;
  return perLocale((locale) => ({
    full: inHours ? timeUnits[locale].hours(value / 60) : timeUnits[locale].minutes(value),
    number: String(inHours ? value / 60 : value),
  }));
}

/** A moment before departure that is announced at the quay: always in minutes, «60 λεπτά». */
export function plainMinutes(value: number): Fact {
  return perLocale((locale) => ({ full: timeUnits[locale].minutes(value), number: String(value) }));
}

/** «5 ώρες και 45 λεπτά». */
export function duration(totalMinutes: number): Fact {
  return perLocale((locale) => ({ full: formatDuration(totalMinutes, locale) }));
}

export function hours(value: number): Fact {
  return minutes(value * 60);
}

export function days(value: number): Fact {
  return counted(value, { el: ['ημέρα', 'ημέρες'], en: ['day', 'days'] });
}

export function months(value: number): Fact {
  const { el, en } = counted(value, { el: ['μήνας', 'μήνες'], en: ['month', 'months'] });
  return {
    el: { ...el, accusative: value === 1 ? '1 μήνα' : el.full },
    en: { ...en, accusative: en.full },
  };
}

/** How long something is kept: up to thirty days in days, longer in months. */
export function period(dayCount: number): Fact {
  return dayCount < 31 ? days(dayCount) : months(Math.round(dayCount / 30.44));
}

/** «31 Μαρτίου 2027»; `day` without the year. */
export function date(day: string): Fact {
  return perLocale((locale) => {
    const { day: number, monthOfDate, year } = nameDay(day, locale);
    return { full: `${number} ${monthOfDate} ${year}`, day: `${number} ${monthOfDate}` };
  });
}

/** The same in both languages, or one text for each. */
export function literal(el: string, en = el): Fact {
  return { el: { full: el }, en: { full: en } };
}

function counted(value: number, units: Record<Locale, readonly [one: string, more: string]>): Fact {
  return perLocale((locale) => ({
    full: `${value} ${units[locale][value === 1 ? 0 : 1]}`,
    number: String(value),
  }));
}
