import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { openDatabase } from '#backend/db/open.ts';
import { outboxOf, SERVICE } from '#backend/reservations/outbox.ts';
import { createDesk, migrateDesk, smtpTransport } from '#desk/index.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { quiet } from '#tests/fixtures/reservations-secrets.ts';
import { startService } from '#tests/fixtures/reservations.ts';
import { buy, TWO_AND_A_CAR } from '#tests/fixtures/tickets.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';
import { openSink } from '../desk/mail-sink.ts';
import { record } from '../lake/numbers.ts';
import { withDatabases } from '../lake/store-databases.ts';

/*
 * Emails per minute with the tickets as PDF, from the outbox to an SMTP server that accepts everything, and the duration of a
 * search meanwhile. A few hundred bookings, each with several emails, as listed below.
 */
const [BOOKINGS = 100, ROUNDS = 5] = process.argv.slice(2).map(Number);
const rows = [
  ['database', 'emails', 'emails/min', 'CPU ms/email', 'search p95 ms before', 'search p95 ms meanwhile'],
];

await withDatabases(async (databases) => {
  for (const { kind, make } of databases) {
    const target = await make();
    const database = await openDatabase(
      kind === 'postgres' ? { kind: 'postgres', url: target } : { kind: 'pglite', folder: target },
    );
    const { db } = database;
    await migrateDesk(db);
    const sink = await openSink();
    const siteUrl = 'https://www.meltemi.example';
    const clock = () => new Date();
    const mail = smtpTransport(sink.url, 'info@meltemi.example');
    const desk = createDesk({
      db,
      clock,
      ids: () => randomBytes(18).toString('base64url'),
      log: quiet,
      mail,
      mailTo: 'desk@meltemi.example',
      siteUrl,
      whoIs: async () => null,
    });
    const day = addDays(athensDay(clock()), 2);
    const shop = await startService({
      db,
      network: tinyNetwork({ seats: 100_000, capacity: { CEU_DM: 10_000_000 } }),
      clock,
      seed: `emails ${Math.random()}`,
      siteOrigins: [siteUrl],
      outbox: outboxOf(desk.wake),
    });
    desk.writeWith(SERVICE, shop.service.writeEmail);
    const tripId = `L1-${day.replaceAll('-', '')}.0.6`;
    const trip = { segments: [{ tripId, class: 'ECO', direction: 'A' }], party: TWO_AND_A_CAR };
    for (let count = 0; count < BOOKINGS; count += 1)
      await buy(shop, trip, {
        contact: { email: `traveller-${count}@example.gr`, phone: null, refused: false },
      });
    await sql`delete from desk.outgoing_mail`.execute(db);
    const search = async () => {
      const from = performance.now();
      await shop.call('POST', '/search', {
        body: { trips: [{ from: 'AAA', to: 'GGG', date: day }], party: trip.party },
      });
      return performance.now() - from;
    };
    const alone = [];
    for (let count = 0; count < 60; count += 1) alone.push(await search());
    for (let round = 0; round < ROUNDS; round += 1)
      await sql`insert into desk.outgoing_mail (key, state, service, about, kind, occasion, data,
          recipient, subject, text, headers, personal, priority, created_at, dated_at, next_attempt_at)
        select gen_random_uuid()::text, 'unwritten', ${SERVICE}, id::text, 'disrupted', ${`bench ${round}`},
          '{"what":"late","delayMinutes":95}', '', '', '', '{}', true, 5, now(), now(), now()
        from reservations.booking`.execute(db);
    const total = BOOKINGS * ROUNDS;
    const meanwhile: number[] = [];
    const done = new AbortController();
    const searching = (async () => {
      while (!done.signal.aborted) {
        meanwhile.push(await search());
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    const cpu = process.cpuUsage();
    const started = performance.now();
    desk.start();
    while (sink.emails < total) await new Promise((resolve) => setTimeout(resolve, 20));
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    done.abort();
    await searching;
    rows.push([
      kind,
      String(total),
      ((total / seconds) * 60).toFixed(0),
      ((user + system) / 1000 / total).toFixed(0),
      p95(alone).toFixed(0),
      p95(meanwhile).toFixed(0),
    ]);
    await shop.service.close();
    await desk.close();
    await sink.close();
    await database.close();
  }
});
record('reservations-emails', rows);
process.exit();

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
