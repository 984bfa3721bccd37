import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { BookingRow } from '../bookings/read.ts';
import { fieldError } from '../bookings/prepare.ts';
import { mailboxOf, markOf } from '#reservations/kernel/contact-marks.ts';
import { isProven } from '../contacts/proof.ts';
import type { Context } from '#reservations/context/context.ts';
import type { UnpaidRules } from '#contracts/reservations/rules/unpaid-rules.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { type Allocation, allocationsOf, lockLegs } from '#reservations/sailings/inventory/move.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { readContact, readTravellers } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import type { Buyer } from '#reservations/context/buyer.ts';
import {
  capacitiesOf,
  isSeat,
  heldAt,
  lockMark,
  neverPaid,
  personsOf,
  shareOf,
  type UnpaidCounts,
  unpaidCountsOf,
  vehiclesOf,
  type UnpaidRequest,
  unpaidRequestsOf,
} from './counts.ts';
import { unpaidDeadline, type Load, loadsOf, payDeadline } from './deadline.ts';
import { personKey, type Suspicion, suspicionsOf } from './suspicion.ts';

type Traveller = Extract<Buyer, { kind: 'traveller' }>;

/**
 * Lets a hold become an unpaid reservation, and returns its payment deadline. The booking is locked, its travellers
 * are stored and its places still held. The marks of contact and network are locked before the places, so that
 * callers who exceed their limit don't delay others.
 * @throws DomainError contact_unverified, unpaid_limit, card_only
 */
export async function admitUnpaid(
  trx: Db,
  context: Context,
  { policy }: Catalogue,
  row: BookingRow,
  buyer: Buyer,
  departure: Date,
): Promise<Date> {
  const now = context.clock();
  if (buyer.kind === 'staff') {
    await sql`delete from reservations.unpaid_claim where booking_id = ${row.id}::uuid`.execute(trx);
    return payDeadline(policy, departure, now);
  }
  const rules = policy.unpaid;
  const { secrets } = context;
  const contact = markOf(secrets, 'contact', mailboxOf(await provenAddress(trx, context, row.id, buyer)));
  const network = buyer.network === null ? null : markOf(secrets, 'network', buyer.network);
  await lockMark(trx, contact);
  if (network !== null) await lockMark(trx, network);
  const allocations = await allocationsOf(trx, row.id);
  const wanted = unpaidRequestsOf(allocations);
  const own = { wanted, vehicles: row.party.vehicles.length };
  await limitContact(trx, rules, contact, row.id, own, now);
  const ofNetwork = network === null ? [] : await limitNetwork(trx, rules, network, row.id, own);
  const suspicions = await suspicionsAbout(trx, context, rules, row.id, ofNetwork);
  await lockLegs(trx, allocations);
  const loads = await loadsOf(trx, allocations, row.id);
  const isSuspicious = suspicions.length > 0;
  if (isSuspicious) await requireSmallShare(trx, rules, loads, allocations);
  const deadline = unpaidDeadline(policy, {
    loads,
    departure,
    now,
    takesCards: context.providers.size > 0,
    ...(isSuspicious && { mostHours: rules.suspicious.hours }),
  });
  if (typeof deadline === 'string') throw new DomainError(deadline);
  const suspicion = isSuspicious ? suspicions.join(' ') : null;
  await sql`insert into reservations.unpaid_claim (booking_id, contact, network, reserved_at, suspicion)
    values (${row.id}::uuid, ${contact}, ${network}, ${now.toISOString()}::timestamptz, ${suspicion})
    on conflict (booking_id) do update set contact = excluded.contact, network = excluded.network,
      reserved_at = excluded.reserved_at, suspicion = excluded.suspicion`.execute(trx);
  await notePersons(trx, context, row.id);
  if (isSuspicious)
    context.log.warn(
      { booking: row.id, suspicions },
      'suspicious reservation accepted with a short deadline',
    );
  return deadline;
}

/** @throws DomainError contact_unverified, for the address field */
async function provenAddress(trx: Db, context: Context, id: string, { proofs }: Traveller): Promise<string> {
  const { email } = await readContact(trx, context.secrets, id);
  if (email && isProven(context.secrets, proofs, email, context.clock())) return email;
  throw unverified(email !== null);
}

export function unverified(hasAddress: boolean): DomainError {
  if (hasAddress) return new DomainError('contact_unverified');
  return new DomainError('contact_unverified', {
    errors: [fieldError('contact.email', 'required', bilingual('errors.unpaidNeedsEmail'))],
  });
}

type BookingPlaces = { wanted: readonly UnpaidRequest[]; vehicles: number };

const personsIn = ({ wanted }: BookingPlaces) => Math.max(0, ...wanted.map(({ seats }) => seats));

/** Counts reservations, and offers of a waiting list, which hold places as well. */
async function limitContact(
  trx: Db,
  { contact: most }: UnpaidRules,
  mark: string,
  bookingId: string,
  own: BookingPlaces,
  now: Date,
): Promise<void> {
  const where = sql`(${neverPaid} or ${heldAt(now)})`;
  const taken = await unpaidCountsOf(trx, 'contact', mark, { where, except: bookingId });
  const bookings = new Set(taken.map((each) => each.bookingId)).size;
  const isTooMuch =
    bookings + 1 > most.bookings ||
    personsOf(taken) + personsIn(own) > most.persons ||
    vehiclesOf(taken) + own.vehicles > most.vehicles ||
    own.wanted.some(({ sailingId, seats }) => seatsOn(taken, sailingId) + seats > most.personsOnASailing);
  if (isTooMuch)
    throw new DomainError('unpaid_limit', {
      detail: bilingual('refusals.unpaidByEmail'),
    });
}

/** @returns the network's reservations */
async function limitNetwork(
  trx: Db,
  { network: most }: UnpaidRules,
  mark: string,
  bookingId: string,
  own: BookingPlaces,
): Promise<UnpaidCounts[]> {
  const taken = await unpaidCountsOf(trx, 'network', mark, { where: neverPaid, except: bookingId });
  const bookings = new Set(taken.map((each) => each.bookingId)).size;
  const capacities = await capacitiesOf(
    trx,
    own.wanted.map(({ sailingId }) => sailingId),
  );
  const isTooMuch =
    bookings + 1 > most.bookings ||
    personsOf(taken) + personsIn(own) > most.persons ||
    own.wanted.some(({ sailingId, seats, deckDm }) => {
      const share = shareOf(most.sailing, capacities.get(sailingId));
      const deck = taken
        .filter((each) => each.sailingId === sailingId)
        .reduce((sum, each) => sum + each.deckDm, 0);
      return seatsOn(taken, sailingId) + seats > share.seats || deck + deckDm > share.deckDm;
    });
  if (isTooMuch)
    throw new DomainError('unpaid_limit', {
      detail: bilingual('refusals.unpaidByConnection'),
    });
  return taken;
}

function seatsOn(taken: readonly UnpaidCounts[], sailingId: string): number {
  return taken.filter((each) => each.sailingId === sailingId).reduce((sum, { seats }) => sum + seats, 0);
}

/** Suspicious signs in the details, and in earlier reservations. */
async function suspicionsAbout(
  trx: Db,
  context: Context,
  { suspicious: rules }: UnpaidRules,
  bookingId: string,
  ofNetwork: readonly UnpaidCounts[],
): Promise<Suspicion[]> {
  const travellers = await readTravellers(trx, context.secrets, bookingId);
  const found = new Set(suspicionsOf(rules, travellers));
  const since = context.clock().getTime() - rules.burst.minutes * 60_000;
  const lately = ofNetwork.filter(({ reservedAt }) => reservedAt !== null && reservedAt.getTime() > since);
  if (new Set(lately.map((each) => each.bookingId)).size + 1 > rules.burst.bookings) found.add('burst');
  const known = await first(
    trx,
    { most: v.number() },
    sql`select coalesce(max(n), 0)::integer as most from (
      select count(*) as n from reservations.unpaid_person p join reservations.booking b on b.id = p.booking_id
      where p.person in (select json_array_elements_text(${JSON.stringify(personMarks(context, travellers))}::text::json))
        and b.id <> ${bookingId}::uuid and ${neverPaid} group by p.person) counted`,
  );
  if ((known?.most ?? 0) + 1 >= rules.samePerson) found.add('same-person');
  return [...found];
}

/**
 * @throws DomainError unpaid_limit when the share for suspicious reservations is used up; the error does not reveal
 * why
 */
async function requireSmallShare(
  trx: Db,
  { suspicious: { sailing } }: UnpaidRules,
  loads: readonly Load[],
  allocations: readonly Allocation[],
): Promise<void> {
  const capacities = await capacitiesOf(
    trx,
    allocations.map(({ sailingId }) => sailingId),
  );
  for (const { sailingId, resource, wanted, suspicious } of loads) {
    const share = shareOf(sailing, capacities.get(sailingId));
    if (suspicious + wanted > (isSeat(resource) ? share.seats : share.deckDm))
      throw new DomainError('unpaid_limit');
  }
}

function personMarks(
  { secrets }: Context,
  { passengers }: Awaited<ReturnType<typeof readTravellers>>,
): string[] {
  return [...new Set(passengers.map((each) => markOf(secrets, 'person', personKey(each))))];
}

async function notePersons(trx: Db, context: Context, bookingId: string): Promise<void> {
  const marks = personMarks(context, await readTravellers(trx, context.secrets, bookingId));
  await sql`insert into reservations.unpaid_person (booking_id, person)
    select ${bookingId}::uuid, mark from json_array_elements_text(${JSON.stringify(marks)}::text::json) as m (mark)
    on conflict do nothing`.execute(trx);
}
