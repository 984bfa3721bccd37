import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import { athensDay, athensInstant } from '#foundation/dates/athens.ts';
import { fieldError } from '#reservations/bookings/prepare.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { isPossible } from '#reservations/bookings/states.ts';
import type { Quote } from '#contracts/reservations/booking.ts';
import type { ChangeQuote, ChangeQuoteRequest } from '#contracts/reservations/life/changes.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { type Allocation, allocationsOf } from '#reservations/sailings/inventory/move.ts';
import { proofsOf } from '#reservations/fares/proofs.ts';
import { paidCents } from '#reservations/bookings/ledger/refund.ts';
import { balanceDueOf } from '#reservations/bookings/ledger/offset.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { readTravellers } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { type ChangeMoney, compareTickets, moneyOf } from './money.ts';
import { type EnlargedParty, enlargeParty, requireFit } from './party.ts';
import { allocationsAfter, type Seats, seatsOf, priceSeats } from './seats.ts';
import { reshape } from './reshape.ts';
import { type DroppedSegment, droppedSegments, movedSegments, type MovedSegment } from './segments.ts';
import { payByAfter } from './pay-by.ts';
import {
  ageDay,
  type BookedSegment,
  readBookedSegments,
  type Ticket,
} from '#reservations/bookings/booked-segments.ts';
import { requote, ticketKey } from '#reservations/servicing/price.ts';
import { requireComplete } from '#reservations/servicing/remaining.ts';
import { refundOfDifference } from '#reservations/bookings/store.ts';
import { earliest } from '#reservations/bookings/terms.ts';

export type ChangePlan = {
  /** The segments after the change. */
  parts: BookedSegment[];
  seats: Seats[];
  moved: MovedSegment[];
  dropped: DroppedSegment[];
  /** Numbers of the new segments. */
  added: number[];
  team: EnlargedParty;
  written: Omit<Ticket, 'version'>[];
  before: Allocation[];
  after: Allocation[];
  money: ChangeMoney;
  /** The part of the additional charge that is paid from refunds still to be sent. */
  fromRefundsCents: number;
  payBy: Date | null;
  answer: ChangeQuote;
};

/**
 * What a change would do at `now`: who travels on what, its price and refund. Changes nothing; the result is binding
 * inside a transaction that has locked the booking.
 * @throws DomainError state_conflict, rule_violation, sales_closed
 */
export async function planChange(
  db: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  request: ChangeQuoteRequest,
): Promise<ChangePlan> {
  const now = context.clock();
  const today = athensDay(now);
  if (!isPossible(row.state, 'change') && !isPossible(row.state, 're-date'))
    throw new DomainError('state_conflict');
  const old = await readBookedSegments(db, row.id, now);
  const team = enlargeParty(row.party, await readTravellers(db, context.secrets, row.id), request.add);
  const shape = reshape(old, request);
  const moved = await movedSegments(db, catalogue, shape, team, request, now);
  const dropped = droppedSegments(catalogue, shape, now);
  const bookedSegments = shape.parts.map((booked): BookedSegment => {
    if (shape.dropped.has(booked.seq)) return { ...booked, isReplaced: true, openUntil: null, tickets: [] };
    return moved.find(({ before }) => before.seq === booked.seq)?.after ?? booked;
  });
  const seats = seatsOf(shape, moved, team.items, new Set(request.remove));
  requireMeaningfulChange(request, team, seats);
  requireTravelling(catalogue, team, bookedSegments, seats, now);
  const { lines: fresh, tickets: written } = await priceSeats(
    db,
    catalogue,
    row,
    team,
    bookedSegments,
    seats,
    {
      now,
      today,
    },
  );

  const isPaid = (await paidCents(db, row.id)) > 0;
  const owed = await balanceDueOf(db, row.id);
  const money = moneyOf(catalogue, row, seats, moved, dropped, written, { now, isPaid });
  const replaced = new Set(
    [...written, ...seats.flatMap(({ leaves, drops }) => [...leaves, ...drops])].map(ticketKey),
  );
  const lines = [...row.quote.lines.filter((line) => !replaced.has(ticketKey(line))), ...fresh];
  const held = await allocationsOf(db, row.id);
  const touched = new Set(seats.map(({ part: booked }) => booked.seq));
  const owing = Math.max(0, owed.cents + money.upCents - money.backCents);
  const fromRefundsCents = Math.min(owing, owed.notSentCents);
  const dueAfter = owing - fromRefundsCents;
  const payBy = payByAfter(catalogue, row, bookedSegments, { dueCents: dueAfter, isPaid, moved, now });
  return {
    parts: bookedSegments,
    seats,
    moved,
    dropped,
    added: [...shape.added.keys()],
    team,
    written,
    before: held.filter(({ segment }) => touched.has(segment)),
    after: allocationsAfter(catalogue, row, team, seats, held),
    money,
    fromRefundsCents,
    payBy,
    answer: {
      reference: row.reference,
      version: row.version,
      tickets: compareTickets(seats, written),
      differenceCents: money.upCents - money.backCents,
      keptCents: money.keptCents,
      refundCents: refundOfDifference(money.backCents, money.upCents, owed.cents),
      dueCents: dueAfter,
      payBy: payBy && athensInstant(payBy),
      until: instant(earliest([...moved, ...dropped].map(({ until }) => until))),
      reasons: money.reasons,
      quote: withProofs(
        catalogue,
        team,
        requote(
          catalogue,
          row.quote,
          bookedSegments,
          lines.toSorted((a, b) => a.segment - b.segment),
        ),
      ),
    },
  };
}

/** Joining travellers need proofs on board too, and a claim counts where it lowers the new price. */
function withProofs(catalogue: Catalogue, { party }: EnlargedParty, quote: Quote): Quote {
  const travelling = new Set(quote.lines.map(({ item }) => item));
  const proofs = proofsOf(catalogue.tariff, party, quote).filter(({ item }) => travelling.has(item));
  return { ...quote, proofs };
}

/** Something changes, and everything named exists; removing everything is a cancellation. */
function requireMeaningfulChange(
  request: ChangeQuoteRequest,
  team: EnlargedParty,
  seats: readonly Seats[],
): void {
  const left = new Set(seats.flatMap(({ leaves }) => leaves.map(({ item }) => item)));
  const unknown = request.remove.find((item) => !left.has(item));
  if (unknown !== undefined) throw violation('remove', 'unknown_item', bilingual('errors.unknownItem'));
  if (team.items.length > 0 && !seats.some(({ joins }) => joins.length > 0))
    throw violation('add', 'nothing_ahead', bilingual('errors.nothingAhead'));
  if (seats.length === 0) throw violation('segments', 'nothing_changes', bilingual('errors.nothingChanges'));
}

/** Nobody is left who can't travel alone, and everybody fits their category on the first day still ahead. */
function requireTravelling(
  catalogue: Catalogue,
  team: EnlargedParty,
  bookedSegments: readonly BookedSegment[],
  seats: readonly Seats[],
  now: Date,
): void {
  const day = ageDay(
    bookedSegments,
    new Set(seats.flatMap(({ isMoved, part: booked }) => (isMoved ? [booked.seq] : []))),
  );
  for (const { stays, joins, leaves, drops, isMoved, part: booked } of seats) {
    if (drops.length > 0) continue;
    const items = new Set([...stays, ...joins]);
    if (items.size === 0) throw violation('remove', 'cancel_instead', bilingual('errors.cancelInstead'));
    requireComplete(catalogue, team.party, team.travellers, items, leaves.length > 0 ? 'remove' : 'add');
    if (isMoved || joins.length > 0) requireFit(catalogue.tariff, team, items, day ?? booked.trip.day, now);
  }
}

function instant(moment: Date | null): string | null {
  return moment && athensInstant(moment);
}

function violation(field: string, code: string, message: Bilingual): DomainError {
  return new DomainError('rule_violation', { errors: [fieldError(field, code, message)] });
}
