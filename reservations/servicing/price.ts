import type { Quote, QuoteLine } from '#contracts/reservations/booking.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { type PricedSegment, quote } from '#reservations/fares/quote.ts';
import { totals } from '#reservations/fares/totals.ts';
import { normalisePromoCode, promoId } from '#reservations/fares/promo.ts';
import { codeErrors } from '#reservations/promotions/code-errors.ts';
import { termsOf } from '#reservations/promotions/terms.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { pricedSegment } from '#reservations/sailings/availability.ts';
import {
  inOrderOfTravel,
  type BookedSegment,
  partyOf,
  remainingTicketsOf,
} from '#reservations/bookings/booked-segments.ts';

/** The segments as input for prices. */
export function segmentsOf(catalogue: Catalogue, bookedSegments: readonly BookedSegment[]): PricedSegment[] {
  return bookedSegments.map((booked) =>
    pricedSegment(catalogue, booked.trip, booked.class, booked.direction),
  );
}

/**
 * The price lines of some items on one segment, sold today. The other segments still standing count for offers that
 * need them (such as a return trip), and keep the price they were sold for. Null when it is not on sale.
 */
export async function linesFor(
  db: Db,
  catalogue: Catalogue,
  row: Pick<BookingRow, 'id' | 'party' | 'quote'>,
  bookedSegments: readonly BookedSegment[],
  seq: number,
  items: ReadonlySet<string>,
  today: string,
): Promise<QuoteLine[] | null> {
  const standing = inOrderOfTravel(
    bookedSegments.filter((booked) => booked.seq === seq || remainingTicketsOf(booked).length > 0),
  );
  const index = standing.findIndex((booked) => booked.seq === seq);
  const compact = partyOf(row.party, items);
  const segments = segmentsOf(catalogue, standing);
  const terms = await termsOf(db, catalogue.tariff, {
    segments,
    trips: standing.map((booked) => booked.trip),
    promoCode: applicableCode(catalogue, row, segments, today),
    issuedOn: today,
    bookingId: row.id,
  });
  const price = quote(catalogue.tariff, segments, compact.party, today, terms);
  if (!price) return null;
  return price.lines
    .filter((line) => line.segment === index)
    .map((line) => ({ ...line, segment: seq, item: originalItem(compact, line.item) }));
}

/** The booking's code if it applies to the new sailings too; otherwise they are priced without it. */
function applicableCode(
  catalogue: Catalogue,
  row: Pick<BookingRow, 'quote'>,
  segments: readonly PricedSegment[],
  today: string,
): string | null {
  const code = normalisePromoCode(row.quote.promo?.code);
  return code !== null && codeErrors(catalogue.tariff, code, segments, today).length === 0 ? code : null;
}

/** The same quote with other lines; its data about promo codes and proofs stays. */
export function requote(
  catalogue: Catalogue,
  before: Quote,
  bookedSegments: readonly BookedSegment[],
  lines: readonly QuoteLine[],
): Quote {
  const segments = segmentsOf(catalogue, bookedSegments);
  const receipts = [...Map.groupBy(lines, (line) => `${line.segment} ${line.item}`).values()].flatMap(
    (own) => {
      const [line] = own;
      const segment = line && segments[line.segment];
      const kind = kindOf(line?.item ?? '');
      if (!segment || !kind) return [];
      return [{ lines: own, perMille: catalogue.tariff.vatPerMille(segment.lineId, kind, segment.day) }];
    },
  );
  const items = new Set(lines.map((line) => line.item));
  return {
    ...before,
    ...totals(receipts, bookedSegments.length),
    ...(before.promo && { promo: { ...before.promo, cents: givenBy(before.promo.code, lines) } }),
    ...(before.proofs && { proofs: before.proofs.filter(({ item }) => items.has(item)) }),
  };
}

function givenBy(code: string, lines: readonly QuoteLine[]): number {
  const rule = promoId(code);
  return 0 - lines.reduce((sum, line) => sum + (line.rule === rule ? line.cents : 0), 0);
}

export function ticketKey({ segment, item }: { segment: number; item: string }): string {
  return `${segment} ${item}`;
}

export function kindOf(item: string): 'passenger' | 'vehicle' | 'pet' | null {
  if (item.startsWith('passenger:')) return 'passenger';
  if (item.startsWith('vehicle:')) return 'vehicle';
  return item.startsWith('pet:') ? 'pet' : null;
}

/** Items of a smaller party are renumbered: `passenger:0` there may be `passenger:2` of the booking. */
function originalItem(
  { party, items }: { party: BookingRow['party']; items: string[] },
  item: string,
): string {
  const kind = kindOf(item);
  const before = {
    passenger: 0,
    vehicle: party.passengers.length,
    pet: party.passengers.length + party.vehicles.length,
  };
  if (!kind) return item;
  return items[before[kind] + Number(item.slice(kind.length + 1))] ?? item;
}
