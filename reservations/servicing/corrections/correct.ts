import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { StoredResponse } from '#reservations/bookings/idempotency.ts';
import { onceLocked } from '#reservations/servicing/once-locked.ts';
import { fieldError } from '#reservations/bookings/prepare.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { nextState } from '#reservations/bookings/states.ts';
import type { PassengerDetails, VehicleDetails } from '#contracts/reservations/booking.ts';
import type { TravellerCorrection, VehicleCorrection } from '#contracts/reservations/life/changes.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import {
  readTravellers,
  type Travellers,
  writeTravellers,
} from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { bookingResponse } from '#reservations/servicing/booking-response.ts';
import { requireFit } from '#reservations/servicing/changes/party.ts';
import { ageDay, readBookedSegments, usableTicketsOf } from '#reservations/bookings/booked-segments.ts';
import { correctUntil } from '#reservations/bookings/correct-until.ts';
import { isSamePerson, isSamePlate } from './same-person.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { termsAt, type Terms } from '#reservations/bookings/terms.ts';

export type Correction =
  | { kind: 'passenger'; number: number; values: TravellerCorrection }
  | { kind: 'vehicle'; number: number; values: VehicleCorrection };

/**
 * Corrects a typing mistake: free, as often as the terms allow, on every ticket of that traveller or vehicle at once,
 * and on the manifest, which reads the same data. A change to another person is refused. The audit records which
 * fields, never their values.
 * @throws DomainError rule_violation, state_conflict, not_found, idempotency_conflict
 */
export async function correctBooking(
  context: Context,
  booking: BookingRow,
  correction: Correction,
  key: string,
): Promise<StoredResponse> {
  return onceLocked(
    context,
    booking,
    { name: 'correct', request: correction, key },
    async (trx, catalogue, row) => {
      nextState(row.state, 'correct');
      await carryOut(trx, context, catalogue, row, correction);
      return bookingResponse(trx, context, catalogue, row.reference);
    },
  );
}

async function carryOut(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  correction: Correction,
): Promise<void> {
  const now = context.clock();
  const item = `${correction.kind}:${correction.number}`;
  const bookedSegments = await readBookedSegments(trx, row.id, now);
  const own = bookedSegments.filter((booked) =>
    usableTicketsOf(booked).some((ticket) => ticket.item === item),
  );
  const travellers = await readTravellers(trx, context.secrets, row.id);
  if (own.length === 0 || travellers.passengers.length === 0)
    throw new DomainError('not_found', {
      detail: bilingual('refusals.nothingToCorrect'),
    });
  const terms = termsAt(catalogue, now);
  if (!terms) throw new DomainError('state_conflict');
  const { corrected, fields } = correctedOf(travellers, correction, terms.correction);
  if (fields.length === 0) return;
  const until = correctUntil(terms, own);
  if (until && until.getTime() < now.getTime())
    throw violation(fieldOf(correction, fields[0] ?? ''), 'too_late', bilingual('errors.tooLateToCorrect'));
  await requireFewer(trx, row.id, item, terms, fieldOf(correction, fields[0] ?? ''));
  for (const booked of own) {
    const items = new Set(usableTicketsOf(booked).map((ticket) => ticket.item));
    requireFit(
      catalogue.tariff,
      { party: row.party, travellers: corrected, items: [] },
      items,
      ageDay(bookedSegments) ?? booked.trip.day,
      now,
    );
  }
  await writeTravellers(trx, context, row.id, corrected);
  await sql`insert into reservations.correction (booking_id, item, at, fields)
    values (${row.id}::uuid, ${item}, ${now.toISOString()}::timestamptz, ${fields.join(' ')})`.execute(trx);
  if (correction.kind === 'vehicle')
    await sql`update reservations.vehicle set driver = ${corrected.vehicles[correction.number]?.driver ?? 0}::integer
      where booking_id = ${row.id}::uuid and position = ${correction.number}::integer`.execute(trx);
  // Printed tickets are now wrong: the tickets for this item get another version.
  await sql`update reservations.ticket set version = version + 1 where booking_id = ${row.id}::uuid and item = ${item}
    and state in ('live', 'open')`.execute(trx);
  const { version } = await saveBooking(trx, row, 'correct', {
    at: now,
    what: 'corrected',
    detail: { item, fields },
  });
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: row.id,
    kind: 'changed',
    occasion: `version ${version}`,
    data: { what: 'corrected', item },
  });
}

function correctedOf(
  travellers: Travellers,
  correction: Correction,
  limits: Terms['correction'],
): { corrected: Travellers; fields: string[] } {
  if (correction.kind === 'passenger') {
    const before = travellers.passengers[correction.number];
    if (!before) throw new DomainError('not_found');
    const after: PassengerDetails = { ...before, ...correction.values };
    if (!limits.otherPerson && !isSamePerson(before, after, limits.mostEdits))
      throw violation(
        fieldOf(correction, before.surname === after.surname ? 'given' : 'surname'),
        'other_person',
        bilingual('errors.otherPerson'),
      );
    return {
      corrected: { ...travellers, passengers: travellers.passengers.with(correction.number, after) },
      fields: changedFields(before, after),
    };
  }
  const before = travellers.vehicles[correction.number];
  if (!before) throw new DomainError('not_found');
  const after: VehicleDetails = { ...before, ...correction.values };
  if (!limits.otherPerson && !isSamePlate(before.plate, after.plate, limits.mostEdits))
    throw violation(fieldOf(correction, 'plate'), 'other_vehicle', bilingual('errors.otherVehicle'));
  return {
    corrected: { ...travellers, vehicles: travellers.vehicles.with(correction.number, after) },
    fields: changedFields(before, after),
  };
}

function changedFields(before: object, after: object): string[] {
  const known = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]) => (known.get(field) === value ? [] : [field]));
}

async function requireFewer(trx: Db, id: string, item: string, terms: Terms, field: string): Promise<void> {
  const row = await first(
    trx,
    { count: v.number() },
    sql`select count(*)::integer as count from reservations.correction
      where booking_id = ${id}::uuid and item = ${item}`,
  );
  if ((row?.count ?? 0) < terms.correction.mostTimes) return;
  throw violation(field, 'too_often', bilingual('errors.correctedTooOften'));
}

function fieldOf(correction: Correction, field: string): string {
  return `${correction.kind === 'passenger' ? 'passengers' : 'vehicles'}.${correction.number}.${field}`;
}

function violation(field: string, code: string, message: Bilingual): DomainError {
  return new DomainError('rule_violation', { errors: [fieldError(field, code, message)] });
}
