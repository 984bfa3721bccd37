import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { perLocale } from '#foundation/text/locales.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import { sumCents } from '#foundation/money/cents.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { isPossible } from '#reservations/bookings/states.ts';
import type {
  CancellationPreview,
  CancellationScope,
  CancelledTicket,
} from '#contracts/reservations/life/cancellation.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { paidCents } from '#reservations/bookings/ledger/refund.ts';
import { balanceDueOf } from '#reservations/bookings/ledger/offset.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { readTravellers } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import {
  type BookedSegment,
  readBookedSegments,
  remainingTicketsOf,
  type Ticket,
  usableTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import { isCarriersFault, refundOfTicket } from '#reservations/bookings/refund-of-ticket.ts';
import { requireComplete } from './remaining.ts';
import { refundOfDifference } from '#reservations/bookings/store.ts';
import { moreForRest, type RepricedTicket, repriceRest } from './reprice.ts';

export type CancelPlan = {
  parts: BookedSegment[];
  tickets: CancelledTicket[];
  /** Tickets that stay and now cost more. */
  rest: RepricedTicket[];
  /** Nothing is left of the booking afterwards, not even a sailing already travelled. */
  isWhole: boolean;
  preview: CancellationPreview;
};

/**
 * What cancelling a part of a booking, or all of it, would do at `now`. Changes nothing; the result is binding inside
 * a transaction that has locked the booking.
 * @throws DomainError state_conflict when nothing can be cancelled any more or it would cost the traveller money,
 * rule_violation when those who remain can't travel
 */
export async function planCancellation(
  db: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  scope: CancellationScope,
): Promise<CancelPlan> {
  const now = context.clock();
  if (!isPossible(row.state, 'cancel')) throw new DomainError('state_conflict');
  const bookedSegments = await readBookedSegments(db, row.id, now);
  const chosen = bookedSegments.flatMap((booked) =>
    usableTicketsOf(booked).flatMap((ticket) =>
      isChosen(scope, booked, ticket) ? [{ part: booked, ticket }] : [],
    ),
  );
  if (chosen.length === 0) throw nothingLeft(bookedSegments, scope);
  const gone = new Set(chosen.map(({ ticket }) => ticket));
  const travellers = await readTravellers(db, context.secrets, row.id);
  for (const booked of bookedSegments) {
    const stay = usableTicketsOf(booked).filter((ticket) => !gone.has(ticket));
    requireComplete(catalogue, row.party, travellers, new Set(stay.map(({ item }) => item)));
  }
  const isPaid = (await paidCents(db, row.id)) > 0;
  const tickets = chosen.map(({ part: booked, ticket }) =>
    refundOfTicket(catalogue, row, booked, ticket, { now, isPaid }),
  );
  const isWhole = bookedSegments.every((booked) =>
    remainingTicketsOf(booked).every((ticket) => gone.has(ticket)),
  );
  const rest = repriceRest(
    catalogue,
    row,
    bookedSegments,
    (booked, ticket) => gone.has(ticket) && !isCarriersFault(catalogue, booked, ticket, now),
  ).filter(({ segment, item }) => !tickets.some((each) => each.segment === segment && each.item === item));
  const backCents = sumCents(tickets.map((ticket) => ticket.backCents));
  if (moreForRest(rest) > backCents)
    throw new DomainError('state_conflict', {
      detail: bilingual('servicing.costsMoney', { back: price(backCents), more: price(moreForRest(rest)) }),
    });
  const { cents: due } = await balanceDueOf(db, row.id);
  return {
    parts: bookedSegments,
    tickets,
    rest,
    isWhole,
    preview: previewOf(row, scope, tickets, { due, isWhole, parts: bookedSegments, rest }),
  };
}

function isChosen(scope: CancellationScope, booked: BookedSegment, ticket: Ticket): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'segment':
      return booked.seq === scope.segment;
    case 'direction':
      return booked.direction === scope.direction;
    case 'item':
      return ticket.item === scope.item;
  }
}

function previewOf(
  row: BookingRow,
  scope: CancellationScope,
  tickets: CancelledTicket[],
  {
    due,
    isWhole,
    parts: bookedSegments,
    rest,
  }: Pick<CancelPlan, 'isWhole' | 'parts' | 'rest'> & { due: number },
): CancellationPreview {
  const cents = sumCents(tickets.map((ticket) => ticket.cents));
  const backCents = sumCents(tickets.map((ticket) => ticket.backCents));
  const more = moreForRest(rest);
  const untils = tickets.flatMap(({ until }) => until ?? []).toSorted();
  const hasDiscount = row.quote.lines.some((line) => line.kind === 'discount');
  return {
    reference: row.reference,
    version: row.version,
    scope,
    tickets,
    ...(rest.length > 0 && {
      rest: {
        beforeCents: sumCents(rest.map(({ beforeCents }) => beforeCents)),
        afterCents: sumCents(rest.map(({ afterCents }) => afterCents)),
        tickets: rest.map(({ lines: _lines, ...each }) => each),
      },
    }),
    cents,
    backCents,
    keptCents: cents - backCents,
    refundCents: refundOfDifference(backCents, more, due),
    dueCents: Math.max(0, due + more - backCents),
    until: untils[0] ?? null,
    notes: [
      bilingual('servicing.placesReturn'),
      ...(rest.length > 0
        ? [bilingual('servicing.restPricedAnew')]
        : !isWhole && hasDiscount
          ? [bilingual('servicing.discountStays')]
          : []),
      ...(bookedSegments.some((booked) => booked.hasDeparted && remainingTicketsOf(booked).length > 0)
        ? [bilingual('servicing.partTravelled')]
        : []),
    ],
  };
}

function nothingLeft(bookedSegments: readonly BookedSegment[], scope: CancellationScope): DomainError {
  const departed = bookedSegments.some(
    (booked) =>
      booked.hasDeparted &&
      booked.tickets.some((ticket) => ticket.state === 'live' && isChosen(scope, booked, ticket)),
  );
  return departed
    ? new DomainError('state_conflict', {
        detail: bilingual('refusals.departed'),
      })
    : new DomainError('state_conflict', {
        detail: bilingual('refusals.nothingToCancel'),
      });
}

function price(cents: number): Bilingual {
  return perLocale((locale) => formatPrice(cents, locale));
}
