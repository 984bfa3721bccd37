import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { PriceList, Timetable } from '#contracts/reservations/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { createCatalogueReader } from '#reservations/catalogue/catalogue.ts';
import { priceList } from '#reservations/search/price-list/price-list.ts';
import { servicesOnSale } from '#reservations/search/price-list/services.ts';
import { timetable as makeTimetable } from '#reservations/search/timetable/timetable.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { PATIENT_MS, type Service, startService, stoppedClock } from '#tests/fixtures/reservations.ts';
import { wideNetwork } from '#tests/fixtures/wide-network.ts';

const TODAY = '2026-11-21';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

/*
 * With a hundred lines each request for the timetable blocked the whole process for seconds, including /health and
 * all bookings, and the price list for half a second: both were generated for every request, in one piece.
 */
onPostgres('a network of a hundred lines', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({
      db: opened.db,
      network: wideNetwork(),
      clock: stoppedClock(`${TODAY}T10:00:00Z`).now,
      seed: `wide ${kind}`,
    });
  });
  afterAll(() => opened.close());

  const timetable = async () => v.parse(Timetable, (await shop.call('GET', '/timetable')).json);
  const exceptionsOf = ({ lines }: Timetable, lineId: string) =>
    lines
      .flatMap(({ directions }) => directions)
      .filter((direction) => direction.lineId === lineId)
      .flatMap(({ seasons }) => seasons.flatMap(({ exceptions }) => exceptions));

  it.each(['/timetable', '/price-list'])('makes %s once for everybody', async (path) => {
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('GET', path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const began = performance.now();
    for (let number = 0; number < 20; number += 1) await shop.call('GET', path);
    // Two seconds each, before they were cached.
    expect(performance.now() - began).toBeLessThan(8_000);
  });

  it('makes both in pieces, so that other requests are handled in between', async () => {
    const catalogue = await createCatalogueReader(opened.db)();
    const now = new Date(`${TODAY}T10:00:00Z`);
    let pieces = 0;
    const pause = () => {
      pieces += 1;
      return Promise.resolve();
    };
    const { lines } = await makeTimetable(opened.db, catalogue, now, pause);
    expect(lines).toHaveLength(100);
    expect(pieces).toBeGreaterThanOrEqual(400);
    pieces = 0;
    const services = await servicesOnSale(opened.db, catalogue, TODAY);
    const { pairs } = await priceList(catalogue, services, { from: null, day: TODAY }, pause);
    expect(pieces).toBeGreaterThanOrEqual(pairs.length);
  });

  it('shows cancellations and another network at once', async () => {
    const { today } = await timetable();
    const { rows } = await sql<{ day: string }>`update reservations.sailing set status = 'cancelled'
      where id = (select id from reservations.sailing where line_id = 'W7A' and service_day > ${today}::date
      order by service_day limit 1) returning service_day as day`.execute(opened.db);
    expect(exceptionsOf(await timetable(), 'W7A')).toContainEqual({
      date: rows[0]?.day,
      kind: 'cancelled',
      notice: null,
    });
    const before = v.parse(PriceList, (await shop.call('GET', '/price-list')).json);
    const network = wideNetwork({ lines: 3 });
    await loadNetwork(opened.db, {
      ...network,
      fares: network.fares.map((fare) => ({ ...fare, cents: fare.cents * 2 })),
    });
    await shop.service.maintain();
    expect((await timetable()).lines).toHaveLength(3);
    const after = v.parse(PriceList, (await shop.call('GET', '/price-list')).json);
    expect(after.pairs.length).toBeLessThan(before.pairs.length);
    expect(after.pairs[0]?.offers[0]?.passengers[0]?.cents).toBeGreaterThan(
      before.pairs[0]?.offers[0]?.passengers[0]?.cents ?? Infinity,
    );
  });
});
