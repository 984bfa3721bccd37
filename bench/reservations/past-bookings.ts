import { type Kysely, sql } from 'kysely';
import { quantile, record, show } from '../lake/numbers.ts';
import { withDatabases } from '../lake/store-databases.ts';
import { keepTemplate, openShop } from './shop.ts';

/*
 * The cost of a long history: a hold, a search, a round of maintenance and the memory of the process, with none and with a million
 * bookings of past voyages, on PostgreSQL. They are copies of one real booking, on a sailing of last year.
 */
const PAST = 1_000_000;
const AT_ONCE = 50_000;
const TIMES = 40;
const rows = [['past bookings', 'memory MB', 'hold ms', 'search ms', 'maintenance ms']];

await withDatabases(async (databases) => {
  for (const { kind, make } of databases) {
    if (kind !== 'postgres') continue;
    const shop = await openShop(await make());
    rows.push(['0', ...(await measure(shop))]);
    const { booking } = await shop.hold();
    const found = await sql<{ id: string }>`select id from reservations.booking
      where reference = ${booking.reference}`.execute(shop.db);
    await keepTemplate(shop.db, found.rows[0]?.id ?? '');
    await makePast(shop.db, shop.sailing);
    rows.push([PAST.toLocaleString('en'), ...(await measure(shop))]);
    await shop.close();
  }
});
record('reservations-past-bookings', rows);

async function measure(shop: Awaited<ReturnType<typeof openShop>>): Promise<string[]> {
  const times = async (run: () => Promise<unknown>) => {
    const taken: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const start = performance.now();
      await run();
      taken.push(performance.now() - start);
    }
    return show(
      quantile(
        taken.toSorted((a, b) => a - b),
        0.5,
      ),
    );
  };
  const results = [
    await times(shop.hold),
    await times(shop.search),
    await times(() => shop.service.maintain()),
  ];
  globalThis.gc?.();
  return [(process.memoryUsage().rss / 1e6).toFixed(0), ...results];
}

/** Bookings as they remain after the voyage: confirmed, paid, travelled and erased. */
async function makePast(db: Kysely<unknown>, sailing: string): Promise<void> {
  await sql`insert into reservations.sailing select r.* from reservations.sailing s,
    jsonb_populate_record(null::reservations.sailing, to_jsonb(s) || '{"id": "PAST", "service_day": "2025-08-15"}') r
    where s.id = ${sailing}`.execute(db);
  await sql`insert into reservations.sailing_call select r.* from reservations.sailing_call c,
    jsonb_populate_record(null::reservations.sailing_call, to_jsonb(c) || jsonb_build_object('sailing_id', 'PAST',
      'departs_day', '2025-08-15', 'arrives_at', c.arrives_at - interval '400 days', 'departs_at', c.departs_at - interval '400 days',
      'sales_close_at', c.sales_close_at - interval '400 days')) r
    where c.sailing_id = ${sailing}`.execute(db);
  const id = sql.raw(`('a' || lpad(to_hex(n), 31, '0'))`);
  for (let from = 0; from < PAST; from += AT_ONCE) {
    const numbers = sql`generate_series(${from}::integer, ${from + AT_ONCE - 1}::integer) n`;
    await sql`insert into reservations.booking select r.* from ${numbers}, public.template_booking t,
      jsonb_populate_record(null::reservations.booking, to_jsonb(t) || jsonb_build_object('id', ${id}, 'reference', ${id},
        'state', 'ticketed', 'erased_at', '2025-08-17T00:00:00Z', 'created_at', '2025-06-01T00:00:00Z')) r`.execute(
      db,
    );
    await sql`insert into reservations.booking_segment select r.* from ${numbers}, public.template_booking_segment t,
      jsonb_populate_record(null::reservations.booking_segment, to_jsonb(t) || jsonb_build_object('booking_id', ${id},
        'sailing_id', 'PAST')) r`.execute(db);
    await sql`insert into reservations.ticket (booking_id, segment, item, category, class, cents)
      select ${id}::uuid, 0, 'passenger:0', 'ADT', 'ECO', 1100 from ${numbers}`.execute(db);
  }
  await sql`analyze`.execute(db);
}
