import { Kysely, sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { openPglite } from '#backend/db/pglite.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { Booking, HoldResult } from '#contracts/reservations/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { details, inventory, oneWay } from '#tests/fixtures/reservations.ts';
import { type ServiceProcess, startServiceProcess } from '#tests/fixtures/reservations-child.ts';

// For a long run: BOOKING_CRASH_KILLS=10 vitest run --project contract tests/contract/reservations-crash
const KILLS = Number(process.env['BOOKING_CRASH_KILLS'] ?? 3);
const BOOKINGS = 200;
const SEATS = 120;
const LEGS = 6;
const LIMIT_MS = 120_000 + KILLS * 30_000;

onEachDatabase(`D4 a backend that is killed while ${BOOKINGS} travellers book`, ({ kind, open }) => {
  let service: ServiceProcess;
  let cleanUp: () => Promise<unknown> = async () => {};
  afterEach(async () => {
    await service.stop();
    await cleanUp();
  });

  /** A database that outlives the process, and a way to read it after the process is gone. */
  async function place() {
    if (kind === 'pglite') {
      const folder = await mkdtemp(join(tmpdir(), 'meltemi-crash-'));
      cleanUp = () => rm(folder, { recursive: true, force: true });
      await prepareDataFolder(folder);
      return { target: folder, openAgain: () => openPglite(folder) };
    }
    const { url = '', close } = await open();
    await close();
    return { target: url, openAgain: () => openPostgres(url) };
  }

  it(
    'loses no seat, sells none twice and keeps every booking that it acknowledged',
    { timeout: LIMIT_MS },
    async () => {
      const { target, openAgain } = await place();
      service = await startServiceProcess(target, SEATS);
      const day = addDays(athensDay(new Date()), 2).replaceAll('-', '');
      let acknowledged = 0;
      let wake: () => void = () => {};
      const acknowledgedMore = (count: number) =>
        new Promise<void>((resolve) => {
          wake = () => {
            if (acknowledged >= count) resolve();
          };
          wake();
        });

      /** Repeats the request with the same key until it gets a response, as the site does. */
      const insist = async (...call: Parameters<ServiceProcess['call']>) => {
        for (;;) {
          const answer = await service.call(...call);
          if (answer) return answer;
          await service.ready().catch(() => undefined);
        }
      };
      const travellers = Array.from({ length: BOOKINGS }, async (_, index) => {
        const from = index % LEGS;
        const request = oneWay(`L1-${day}.${from}.${from + 1 + ((index * 5) % (LEGS - from))}`);
        const body = { ...request, expectedTotalCents: 1100, locale: 'el' };
        const held = await insist('POST', '/holds', { body, key: `traveller-${index}` });
        acknowledged += 1;
        wake();
        if (held.status === 409) return null;
        const { booking, accessToken: token } = v.parse(HoldResult, held.json);
        if (index % 4 === 3) return { booking, token, state: 'held' };
        const path = `/bookings/${booking.reference}/confirm`;
        const confirmed = await insist('POST', path, { body: details(1), key: `confirm-${index}`, token });
        acknowledged += 1;
        wake();
        return { booking: v.parse(Booking, confirmed.json), token, state: 'confirmed' };
      });
      const all = Promise.all(travellers);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await acknowledgedMore(Math.floor((BOOKINGS * 1.2 * kill) / (KILLS + 1)));
        await service.kill();
        await service.start();
      }
      const made = (await all).filter((booking) => booking !== null);
      expect(made.length).toBeGreaterThan(BOOKINGS / 2);

      for (const { booking, token, state } of made) {
        const answer = await insist('GET', `/bookings/${booking.reference}`, { token });
        expect(v.parse(Booking, answer.json)).toMatchObject({ reference: booking.reference, state });
      }
      await service.stop();
      const { dialect, close } = await openAgain();
      const db = new Kysely<unknown>({ dialect });
      const { rows: counted } = await sql<{ leg: number; sold: number; held: number }>`
        select leg, count(*) filter (where b.state = 'confirmed')::integer as sold,
          count(*) filter (where b.state = 'held')::integer as held
        from generate_series(0, ${LEGS - 1}::integer) as leg
          left join reservations.booking_segment s on s.from_seq <= leg and leg < s.to_seq
          left join reservations.booking b on b.id = s.booking_id
        group by leg order by leg`.execute(db);
      const legs = (await inventory(db)).filter(
        (leg) => leg.sailing === `L1-${day}` && leg.resource === 'SEAT_ECO',
      );
      expect(legs.map(({ leg, sold, held }) => ({ leg, sold, held }))).toEqual(counted);
      expect(legs.every(({ sold, held, capacity }) => sold + held <= capacity)).toBe(true);
      const { rows } = await sql<{ bookings: number; doubled: number; cents: number }>`
        select (select count(*)::integer from reservations.booking) as bookings,
          (select count(*)::integer from (select 1 from reservations.ticket group by booking_id, segment, item
            having count(*) > 1) as t) as doubled,
          (select coalesce(sum(cents), 0)::integer from reservations.ledger_entry) as cents`.execute(db);
      expect(rows).toEqual([{ bookings: made.length, doubled: 0, cents: 0 }]);
      await close();
    },
  );
});
