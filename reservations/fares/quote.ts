import { percentOf, share, sumCents, vatContained } from '#lib/money/cents.ts';
import type { Quote, QuoteLine } from '../contract/booking.ts';
import type { TravelClass } from '../contract/categories.ts';
import type { VesselKind } from '../contract/network-data.ts';
import type { Party } from '../contract/party.ts';
import { bestDiscount } from './discount.ts';
import type { FareBook } from './fare-book.ts';
import { portDues, vipSupplement, withClass } from './texts.ts';

/** All that a price depends on, besides the party and the day on which the ticket is issued. */
export type PricedSegment = {
  direction: 'A' | 'R';
  class: TravelClass;
  from: string;
  to: string;
  fromIsland: string;
  toIsland: string;
  lineId: string;
  vesselKind: VesselKind;
  /** Day of departure on the quay clock. */
  day: string;
};

type Line = Pick<QuoteLine, 'kind' | 'text' | 'cents'>;
type Item = {
  id: string;
  kind: 'passenger' | 'vehicle' | 'pet';
  fareCents: number;
  /** The fare before the rule of a category: what offers are measured against. */
  fullCents: number;
  paysDues: boolean;
  lines: Line[];
};

/**
 * The one price function: search, week strip, calendar, boards, quotes and holds all call it (domain 4.8). For every item:
 * fare, the best single discount (never on dues), dues; each line rounded half up, the total is the sum of the lines, and VAT
 * is what the discounted fares contain. Null when a pair of ports is not sold on its day.
 */
export function quote(
  book: FareBook,
  segments: readonly PricedSegment[],
  party: Party,
  issuedOn: string,
): Quote | null {
  const lines: QuoteLine[] = [];
  const vat = new Map<number, number>();
  for (const [index, segment] of segments.entries()) {
    const items = itemsOf(book, segment, party);
    if (!items) return null;
    for (const item of items) {
      const rule = bestDiscount(book, item.kind, segment, segments, issuedOn);
      const all = [...item.lines, ...discountLines(item, rule), ...duesLines(book, item, segment)];
      lines.push(
        ...all.map((line) => ({
          kind: line.kind,
          segment: index,
          item: item.id,
          text: line.text,
          cents: line.cents,
        })),
      );
      const perMille = book.vatPerMille(segment.lineId, item.kind, segment.day);
      const taxed = sumCents(all.filter((line) => line.kind !== 'dues').map((line) => line.cents));
      if (taxed > 0) vat.set(perMille, (vat.get(perMille) ?? 0) + vatContained(taxed, perMille));
    }
  }
  const total = (keep: (line: QuoteLine) => boolean) =>
    sumCents(lines.filter(keep).map((line) => line.cents));
  return {
    currency: 'EUR',
    lines,
    segmentCents: segments.map((_, index) => total((line) => line.segment === index)),
    segmentFullCents: segments.map((_, index) =>
      total((line) => line.segment === index && line.kind !== 'discount'),
    ),
    discountCents: total((line) => line.kind === 'discount'),
    vat: [...vat].toSorted(([a], [b]) => a - b).map(([perMille, cents]) => ({ perMille, cents })),
    totalCents: total(() => true),
  };
}

/** Every traveller, vehicle and pet with its fare lines; null when the ship's price list lacks one of them. */
function itemsOf(book: FareBook, segment: PricedSegment, party: Party): Item[] | null {
  const items: (Item | null)[] = [
    ...party.passengers.map(({ category }, index) => passengerItem(book, segment, category, index)),
    ...party.vehicles.map(({ category }, index) => vehicleItem(book, segment, category, index)),
    ...party.pets.map(({ category }, index): Item => {
      const { name, cents } = book.pet(category);
      const lines: Line[] = [{ kind: 'fare', text: name, cents }];
      return { id: `pet:${index}`, kind: 'pet', fareCents: cents, fullCents: cents, paysDues: false, lines };
    }),
  ];
  const priced = items.filter((item) => item !== null);
  return priced.length === items.length ? priced : null;
}

function passengerItem(
  book: FareBook,
  segment: PricedSegment,
  category: Party['passengers'][number]['category'],
  index: number,
): Item | null {
  const rule = book.passenger(category);
  const adult = book.fareCents(segment, 'ECO', segment.day);
  const supplement =
    segment.class === 'VIP' && rule.takesSeat ? book.fareCents(segment, 'VIP', segment.day) : 0;
  if (adult === null || supplement === null) return null;
  const text = rule.takesSeat ? withClass(rule.name, segment.class) : rule.name;
  const fareCents = share(adult, 100 - rule.discountPercent, 100);
  const lines: Line[] = [{ kind: 'fare', text, cents: fareCents }];
  if (supplement > 0) lines.push({ kind: 'fare', text: vipSupplement, cents: supplement });
  return {
    id: `passenger:${index}`,
    kind: 'passenger',
    fareCents,
    fullCents: adult,
    paysDues: rule.paysDues,
    lines,
  };
}

function vehicleItem(
  book: FareBook,
  segment: PricedSegment,
  category: Party['vehicles'][number]['category'],
  index: number,
): Item | null {
  const rule = book.vehicle(category);
  const base = rule.product ? book.fareCents(segment, rule.product, segment.day) : 0;
  if (base === null) return null;
  const cents = rule.flatCents + share(base, rule.perMille, 1000);
  const lines: Line[] = [{ kind: 'fare', text: rule.name, cents }];
  return {
    id: `vehicle:${index}`,
    kind: 'vehicle',
    fareCents: cents,
    fullCents: cents,
    paysDues: rule.paysDues,
    lines,
  };
}

/**
 * Discounts do not add up: a child already pays half, so an offer counts only with what it gives beyond that. The supplement
 * for a better seat is never discounted.
 */
function discountLines(item: Item, rule: FareBook['discounts'][number] | null): Line[] {
  if (!rule || item.fareCents === 0) return [];
  const gain = percentOf(item.fullCents, rule.percent) - (item.fullCents - item.fareCents);
  return gain > 0 ? [{ kind: 'discount', text: rule.text, cents: -gain }] : [];
}

function duesLines(book: FareBook, item: Item, segment: PricedSegment): Line[] {
  const cents = item.paysDues ? book.duesCents(segment.from, item.kind, segment.day) : 0;
  return cents > 0 ? [{ kind: 'dues', text: portDues, cents }] : [];
}
