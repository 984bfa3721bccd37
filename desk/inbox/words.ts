import type { Locale } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { fullDay } from '#foundation/dates/day-words.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import type { CargoKind } from '#contracts/desk/cargo.ts';
import type { Topic } from '#contracts/desk/contact.ts';
import type { Kind } from './reference.ts';

type Pair = Record<Locale, string>;

const TOPIC: Record<Topic, Pair> = {
  booking: { el: 'Κράτηση', en: 'Booking' },
  refund: { el: 'Επιστροφή χρημάτων', en: 'Refund' },
  timetable: { el: 'Δρομολόγια', en: 'Timetable' },
  access: { el: 'Βοήθεια στο ταξίδι', en: 'Help on the way' },
  lost: { el: 'Απολεσθέντα', en: 'Lost property' },
  group: { el: 'Ομάδες', en: 'Groups' },
  other: { el: 'Άλλο θέμα', en: 'Something else' },
};

const CARGO: Record<CargoKind, Pair> = {
  parcel: { el: 'Δέμα', en: 'Parcel' },
  pallet: { el: 'Παλέτα', en: 'Pallet' },
  bulky: { el: 'Ογκώδες', en: 'Bulky' },
  cold: { el: 'Με ψύξη', en: 'Chilled' },
  vehicle: { el: 'Όχημα χωρίς οδηγό', en: 'Vehicle without driver' },
  other: { el: 'Άλλο', en: 'Something else' },
};

const WHERE: Record<string, Pair> = {
  ship: { el: 'στο πλοίο', en: 'on board' },
  shore: { el: 'στη στεριά', en: 'ashore' },
};

const NO_OPENING: Pair = { el: 'Χωρίς συγκεκριμένη θέση', en: 'No particular opening' };
const HARMLESS: Pair = { el: 'δήλωσε ότι δεν υπάρχουν', en: 'declared that there are none' };
/** What a picklist's codes mean, by the field; a message's `kind` does not exist. */
const CODES: Record<string, Record<string, Pair>> = {
  topic: TOPIC,
  kind: CARGO,
  where: WHERE,
  harmless: { yes: HARMLESS },
};

const Words = v.object({ el: v.string(), en: v.string() });
const Port = v.object({ code: v.string(), name: Words });
const Opening = v.object({ title: Words });
const Details = v.record(v.string(), v.unknown());

/** What was stored as JSON with a request, one value each, as staff read it: codes become words, empty fields are left out. */
export function detailsOf(stored: string, locale: Locale): { field: string; value: string }[] {
  return Object.entries(read(stored))
    .map(([field, value]) => ({ field, value: wordsOf(field, value, locale) }))
    .filter(({ value }) => value !== '');
}

/** The subject in a few words. */
export function aboutOf(kind: Kind, stored: string, locale: Locale): string {
  const details = read(stored);
  const word = (field: string) => wordsOf(field, details[field], locale);
  switch (kind) {
    case 'message':
      return word('topic') || TOPIC.other[locale];
    case 'cargo':
      return `${portName(details.from, locale)} – ${portName(details.to, locale)}, ${word('day')}`;
    case 'application':
      return word('opening') || NO_OPENING[locale];
  }
}

function wordsOf(field: string, value: unknown, locale: Locale): string {
  if (typeof value === 'number') return String(value).replace('.', locale === 'el' ? ',' : '.');
  if (typeof value === 'string') {
    if (isDay(value)) return fullDay(value, locale);
    const codes = CODES[field];
    return (codes && Object.hasOwn(codes, value) ? codes[value]?.[locale] : undefined) ?? value;
  }
  const port = v.safeParse(Port, value);
  if (port.success) return `${port.output.name[locale]} (${port.output.code})`;
  const opening = v.safeParse(Opening, value);
  return opening.success ? opening.output.title[locale] : '';
}

function portName(value: unknown, locale: Locale): string {
  const port = v.safeParse(Port, value);
  return port.success ? port.output.name[locale] : '?';
}

function read(stored: string): Record<string, unknown> {
  return v.parse(v.pipe(v.string(), v.parseJson(), Details), stored);
}
