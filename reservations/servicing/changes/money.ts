import { share, sumCents } from '#foundation/money/cents.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import type { ChangeQuote } from '#contracts/reservations/life/changes.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { DroppedSegment, LeaveTerms, MovedSegment } from './segments.ts';
import type { Seats } from './seats.ts';
import type { Ticket } from '#reservations/bookings/booked-segments.ts';
import { ticketKey } from '#reservations/servicing/price.ts';
import { refundOfTicket, shareOf } from '#reservations/bookings/refund-of-ticket.ts';
import { bilingual } from '#reservations/messages/texts.ts';

export type ChangeMoney = {
  /** `upCents`: charged in addition; `backCents`: reversed of what was sold. */
  upCents: number;
  backCents: number;
  keptCents: number;
  reasons: Bilingual[];
};

type Difference = { up: number; down: number; back: number };

/**
 * The price of a change. Moved tickets are first set off against each other: only a sum that is lower overall gives a
 * refund, by the rule of each sailing. Removed tickets are a cancellation and are not set off against anything, or an
 * upgrade would recover the cancellation fee.
 */
export function moneyOf(
  catalogue: Catalogue,
  row: BookingRow,
  seats: readonly Seats[],
  moved: readonly MovedSegment[],
  dropped: readonly DroppedSegment[],
  written: readonly Omit<Ticket, 'version'>[],
  given: { now: Date; isPaid: boolean },
): ChangeMoney {
  const reasons: Bilingual[] = [];
  const moves = sumOf(
    seats.flatMap(({ old, drops }) => {
      const move = moved.find(({ before }) => before.seq === old.seq);
      const drop = dropped.find(({ part: booked }) => booked.seq === old.seq);
      return [
        ...differences(catalogue, row, old, move ?? null, written, given),
        ...drops.map((ticket) => ({
          up: 0,
          down: ticket.cents,
          back: refundOfReduction(catalogue, row, old, ticket, ticket.cents, drop ?? null, given),
        })),
      ];
    }),
  );
  const isLower = moves.down > moves.up;
  const movesBack = isLower ? share(moves.back, moves.down - moves.up, moves.down) : 0;
  const removed = seats.flatMap(({ old, leaves }) =>
    leaves.map((ticket) => refundOfTicket(catalogue, row, old, ticket, given)),
  );
  // Whoever adds a ticket knows why it costs more.
  if (moves.up > moves.down && moved.length > 0) reasons.push(bilingual('servicing.dearer'));
  else if (isLower && !given.isPaid) reasons.push(bilingual('servicing.unpaidDown'));
  else if (moved.some(({ wasOpen }) => wasOpen)) reasons.push(bilingual('servicing.openOnlyUp'));
  reasons.push(
    ...[...moved, ...dropped].flatMap(({ reason }) => reason ?? []),
    ...removed.map(({ reason }) => reason),
  );
  const removedBack = sumCents(removed.map(({ backCents }) => backCents));
  return {
    upCents: Math.max(0, moves.up - moves.down),
    backCents: movesBack + removedBack,
    keptCents:
      Math.max(0, moves.down - moves.up) -
      movesBack +
      sumCents(removed.map(({ cents }) => cents)) -
      removedBack,
    reasons: unique(reasons),
  };
}

/** The price difference of each ticket of a segment; a new ticket's whole price is additional. */
function differences(
  catalogue: Catalogue,
  row: BookingRow,
  old: Seats['old'],
  move: MovedSegment | null,
  written: readonly Omit<Ticket, 'version'>[],
  given: { now: Date; isPaid: boolean },
): Difference[] {
  const known = new Map(old.tickets.map((ticket) => [ticketKey(ticket), ticket]));
  return written
    .filter(({ segment }) => segment === old.seq)
    .map((ticket): Difference => {
      const before = known.get(ticketKey(ticket));
      const difference = ticket.cents - (before?.cents ?? 0);
      if (difference >= 0 || !before) return { up: difference, down: 0, back: 0 };
      const down = -difference;
      return { up: 0, down, back: refundOfReduction(catalogue, row, old, before, down, move, given) };
    });
}

/**
 * The refund for a price that is lower by `down`: all of it while nothing is paid, otherwise by the rule of the
 * sailing left.
 */
function refundOfReduction(
  catalogue: Catalogue,
  row: BookingRow,
  old: Seats['old'],
  ticket: Ticket,
  down: number,
  leaving: Pick<LeaveTerms, 'givesBack'> | null,
  { now, isPaid }: { now: Date; isPaid: boolean },
): number {
  if (!isPaid) return down;
  return leaving?.givesBack ? shareOf(catalogue, row, old, ticket, down, now) : 0;
}

/** Every ticket that changes, with its price before and after. */
export function compareTickets(
  seats: readonly Seats[],
  written: readonly Omit<Ticket, 'version'>[],
): ChangeQuote['tickets'] {
  const known = new Map(
    seats.flatMap(({ old }) => old.tickets.map((ticket): [string, Ticket] => [ticketKey(ticket), ticket])),
  );
  return [
    ...written.map((ticket) => ({
      segment: ticket.segment,
      item: ticket.item,
      beforeCents: known.get(ticketKey(ticket))?.cents ?? null,
      afterCents: ticket.cents,
    })),
    ...seats.flatMap(({ leaves, drops }) =>
      [...leaves, ...drops].map(({ segment, item, cents }) => ({
        segment,
        item,
        beforeCents: cents,
        afterCents: null,
      })),
    ),
  ];
}

function sumOf(all: readonly Difference[]): Difference {
  return all.reduce(
    (sum, { up, down, back }) => ({ up: sum.up + up, down: sum.down + down, back: sum.back + back }),
    { up: 0, down: 0, back: 0 },
  );
}

function unique(reasons: readonly Bilingual[]): Bilingual[] {
  return [...new Map(reasons.map((reason) => [reason.en, reason])).values()];
}
