import { type Kysely, sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { openDatabase } from '#backend/db/open.ts';
import { outboxOf } from '#backend/reservations/outbox.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { HoldResult, Quote } from '#contracts/reservations/index.ts';
import { createReservations, loadNetwork, migrateReservations } from '#reservations/index.ts';
import { oneWay } from '#tests/fixtures/reservations.ts';
import { quiet, sharedSecrets } from '#tests/fixtures/reservations-secrets.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

/** A ship with six legs that never fills, on its own database, and a function to buy on it without HTTP. */
export async function openShop(target: string) {
  const database = await openDatabase(
    target.startsWith('postgres') ? { kind: 'postgres', url: target } : { kind: 'pglite', folder: target },
  );
  await migrateReservations(database.db);
  await loadNetwork(database.db, tinyNetwork({ seats: 100_000_000 }));
  const service = createReservations({
    outbox: outboxOf(),
    db: database.db,
    clock: () => new Date(),
    ids: randomBytes,
    log: quiet,
    secrets: sharedSecrets,
  });
  await service.maintain();
  const sailing = `L1-${addDays(athensDay(new Date()), 2).replaceAll('-', '')}`;
  const trip = oneWay(`${sailing}.0.6`);

  async function post(path: string, body: object): Promise<unknown> {
    const headers = { 'Idempotency-Key': randomUUID() };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await service.fetch(new Request(`http://bench${path}`, init));
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
  const { totalCents } = v.parse(Quote, await post('/quotes', trip));
  const hold = async () =>
    v.parse(HoldResult, await post('/holds', { ...trip, expectedTotalCents: totalCents, locale: 'el' }));
  const search = () =>
    post('/search', {
      trips: [{ from: 'AAA', to: 'GGG', date: addDays(athensDay(new Date()), 2) }],
      party: trip.party,
    });
  return {
    db: database.db,
    service,
    sailing,
    hold,
    search,
    close: async () => {
      await service.close();
      await database.close();
    },
  };
}

const TABLES = ['booking', 'booking_segment', 'allocation', 'audit', 'idempotency'] as const;

/** Copies the rows that a hold has written, so that SQL can write the same without the service. */
export async function keepTemplate(db: Kysely<unknown>, bookingId: string): Promise<void> {
  for (const table of TABLES) {
    const own = table === 'booking' ? 'id' : 'booking_id';
    const where =
      table === 'idempotency'
        ? sql`true order by created_at limit 1`
        : sql`${sql.ref(own)} = ${bookingId}::uuid`;
    await sql`create table public.${sql.table(`template_${table}`)} as
      select * from ${sql.table(`reservations.${table}`)} where ${where}`.execute(db);
  }
}
