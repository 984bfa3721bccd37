import { type Locale, locales } from '#foundation/text/locales.ts';
import { isTravelDay } from './travel-day.ts';

/*
 * The trips that a device remembers, in local storage: what the timetable says of the booked ships, and the reference. No names, no
 * codes, nothing that opens the booking. Checked by hand, because travellers' pages carry no parser.
 */

/** The oldest are dropped. */
const MOST = 12;
/** A trip is forgotten this long after its last arrival; the privacy policy states it. */
export const KEPT_DAYS_AFTER = 2;

type Texts = Readonly<Record<Locale, string>>;

/** One ship of a trip, as the service last described it. */
export type KeptShip = {
  /** `tripId` of the service. */
  id: string;
  /** Codes of the ports. */
  fromPort: string;
  toPort: string;
  from: Texts;
  quay: Texts;
  /** How to get to the quay on foot; null where the network doesn't say. */
  walk: Texts | null;
  to: Texts;
  /** After «για» and «προς»: «τη Σύμη». */
  toAccusative: Texts;
  vessel: Texts;
  /** «Πέμπτη 10 Ιουνίου» */
  day: Texts;
  /** As expected now; instants with their Athens offset. */
  departsAt: string;
  arrivesAt: string;
  plannedDepartsAt: string;
  plannedArrivesAt: string;
  beThereBy: string;
  /** `off`: it doesn't take these travellers. */
  state: 'planned' | 'changed' | 'cancelled' | 'off';
  /** Its travellers may choose another sailing or a refund. */
  hasChoices: boolean;
  /** How it stands, in the service's words. */
  title: Texts;
  text: Texts;
};

export type Trip = {
  reference: string;
  /** Paid, so that there are tickets to show. */
  hasTickets: boolean;
  /** «4 επιβάτες, 1 όχημα» */
  party: Texts;
  /** In the order of travel. */
  ships: readonly KeptShip[];
};

/** `asOf`: when the device heard so, by its own clock, so that a wrong one doesn't matter. */
export type KeptTrip = Trip & { asOf: string };

/** The trips in a stored text, without those that are long over. Anything foreign or damaged is left out. */
export function parseTrips(stored: string | null, now: Date): KeptTrip[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((each) => isKept(each) && !isOver(each, now)) : [];
  } catch {
    return [];
  }
}

/** The stored text with this trip as it is now; without it if it has no ships left to travel on. */
export function withTrip(stored: string | null, trip: Trip, now: Date): string {
  const others = parseTrips(stored, now).filter(({ reference }) => reference !== trip.reference);
  const kept = isOver(trip, now) ? others : [{ ...trip, asOf: now.toISOString() }, ...others];
  return JSON.stringify(kept.slice(0, MOST));
}

export function withoutTrip(stored: string | null, reference: string, now: Date): string {
  return JSON.stringify(parseTrips(stored, now).filter((trip) => trip.reference !== reference));
}

/** The soonest ship that leaves within a day or is under way. */
export function shipOfToday(
  trips: readonly KeptTrip[],
  now: Date,
): { trip: KeptTrip; ship: KeptShip } | null {
  let soonest: { trip: KeptTrip; ship: KeptShip } | null = null;
  for (const trip of trips)
    for (const ship of trip.ships) {
      if (!isTravelDay(ship, now.getTime())) continue;
      if (!soonest || time(ship.departsAt) < time(soonest.ship.departsAt)) soonest = { trip, ship };
    }
  return soonest;
}

/** The ship to name in a list: the next to arrive, or the last one when all have. */
export function nextShip({ ships }: KeptTrip, now: Date): KeptShip | null {
  return ships.find(({ arrivesAt }) => time(arrivesAt) > now.getTime()) ?? ships[ships.length - 1] ?? null;
}

/** The soonest first, those that have arrived last. */
export function inOrder(trips: readonly KeptTrip[], now: Date): KeptTrip[] {
  const rank = (trip: KeptTrip) => {
    const ship = nextShip(trip, now);
    if (!ship) return Infinity;
    return time(ship.arrivesAt) > now.getTime() ? time(ship.departsAt) : Number.MAX_SAFE_INTEGER;
  };
  return trips.toSorted((one, other) => rank(one) - rank(other));
}

/** What a response of the site says, if it is a trip. */
export function tripOf(value: unknown): Trip | null {
  return isTrip(value) ? value : null;
}

/** The trip with newer facts of one of its ships, if a response has them. Choices are the booking's, which it doesn't know. */
export function withShip(trip: KeptTrip, old: KeptShip, value: unknown): Trip | null {
  if (!isShip(value) || value.id !== old.id) return null;
  const ship = { ...value, hasChoices: old.hasChoices };
  return { ...trip, ships: trip.ships.map((each) => (each.id === old.id ? ship : each)) };
}

function isOver({ ships }: Trip, now: Date): boolean {
  const last = Math.max(...ships.map(({ arrivesAt }) => time(arrivesAt)));
  return last + KEPT_DAYS_AFTER * 24 * 3_600_000 <= now.getTime();
}

const time = (instant: string) => Date.parse(instant);

function isKept(value: unknown): value is KeptTrip {
  return isRecord(value) && isInstant(value.asOf) && isTrip(value);
}

function isTrip(value: unknown): value is Trip {
  return (
    isRecord(value) &&
    /^[A-Z0-9]{7}$/.test(String(value.reference)) &&
    typeof value.hasTickets === 'boolean' &&
    isTexts(value.party) &&
    Array.isArray(value.ships) &&
    value.ships.every(isShip)
  );
}

const STATES: readonly unknown[] = ['planned', 'changed', 'cancelled', 'off'] satisfies KeptShip['state'][];

function isShip(value: unknown): value is KeptShip {
  if (!isRecord(value)) return false;
  const { from, quay, walk, to, toAccusative, vessel, day, title, text } = value;
  return (
    [value.id, value.fromPort, value.toPort].every((code) => typeof code === 'string') &&
    STATES.includes(value.state) &&
    typeof value.hasChoices === 'boolean' &&
    (walk === null || isTexts(walk)) &&
    [from, quay, to, toAccusative, vessel, day, title, text].every(isTexts) &&
    [value.departsAt, value.arrivesAt, value.plannedDepartsAt, value.plannedArrivesAt, value.beThereBy].every(
      isInstant,
    )
  );
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && locales.every((locale) => typeof value[locale] === 'string');
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(time(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
