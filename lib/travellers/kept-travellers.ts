import { addDays } from '#foundation/dates/day.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import { fold } from '#foundation/text/fold.ts';

/*
 * The travellers that a device remembers because somebody asked for it, in local storage: the five details that the law requires, and
 * nothing else. No documents, cards, islanders' numbers, needs or contact details. Checked by hand, because travellers' pages carry no
 * parser.
 */

/** A traveller is forgotten when this long unused; the form and the privacy policy state it. */
export const KEPT_MONTHS_UNUSED = 12;
const KEPT_DAYS_UNUSED = Math.round((KEPT_MONTHS_UNUSED * 365) / 12);
/** Those not used for longest are dropped. */
const MOST = 12;

/** As typed. */
export type Traveller = {
  surname: string;
  given: string;
  /** `YYYY-MM-DD` */
  birthDate: string;
  gender: string;
  /** ISO 3166, two letters. */
  nationality: string;
};

export type KeptTraveller = Traveller & {
  /** The day on which the details were last typed or filled in, by the device's clock. */
  usedOn: string;
};

/** The travellers in a stored text, without those unused for too long. Anything foreign or damaged is left out. */
export function parseTravellers(stored: string | null, today: string): KeptTraveller[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((each) => isKept(each) && !isOld(each, today)) : [];
  } catch {
    return [];
  }
}

/** The stored text with these travellers first, in their order, as used today. */
export function withTravellers(stored: string | null, used: readonly Traveller[], today: string): string {
  const others = parseTravellers(withoutTravellers(stored, used, today), today);
  const kept = [...used.map((each) => ({ ...detailsOf(each), usedOn: today })), ...others];
  return JSON.stringify(kept.slice(0, MOST));
}

export function withoutTravellers(stored: string | null, gone: readonly Traveller[], today: string): string {
  return JSON.stringify(
    parseTravellers(stored, today).filter((kept) => !gone.some((each) => isSame(each, kept))),
  );
}

/** The stored text with this traveller used today, in the same place: a press must not reorder what is pressed next. */
export function withUse(stored: string | null, used: Traveller, today: string): string {
  return JSON.stringify(
    parseTravellers(stored, today).map((kept) => (isSame(used, kept) ? { ...kept, usedOn: today } : kept)),
  );
}

/** «Μαρία Καραγιάννη» */
export function fullName({ given, surname }: Pick<Traveller, 'given' | 'surname'>): string {
  return `${given} ${surname}`.trim();
}

/** The same name, in any capitals or accents, and day of birth. */
function isSame(one: Traveller, other: Traveller): boolean {
  const key = (each: Traveller) => `${fold(fullName(each))} ${each.birthDate}`;
  return key(one) === key(other);
}

function detailsOf({ surname, given, birthDate, gender, nationality }: Traveller): Traveller {
  return { surname, given, birthDate, gender, nationality };
}

function isOld({ usedOn }: KeptTraveller, today: string): boolean {
  return addDays(usedOn, KEPT_DAYS_UNUSED) <= today;
}

function isKept(value: unknown): value is KeptTraveller {
  if (typeof value !== 'object' || value === null) return false;
  const one: Partial<Record<keyof KeptTraveller, unknown>> = value;
  const texts = [one.surname, one.given, one.gender, one.nationality];
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    [one.birthDate, one.usedOn].every((day) => typeof day === 'string' && isDay(day))
  );
}
