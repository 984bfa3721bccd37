import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { PriceList, Timetable } from '#reservations/contract/index.ts';
import { loadNetwork } from '#reservations/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { PATIENT_MS, type Service, startService, stoppedClock } from '#tests/fixtures/reservations.ts';
import { wideNetwork } from '#tests/fixtures/wide-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

/*
 * With a hundred lines each request for the timetable held the whole process for seconds, /health and everybody's bookings too, and
 * the price list for half a second: both were made anew for every request, in one piece.
 */
onPostgres('a network of a hundred lines', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    shop = await startService({
      db: opened.db,
      network: wideNetwork(),
      clock: stoppedClock('2026-11-21T10:00:00Z').now,
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

  /** The longest time for which nobody was answered while `work` went on. */
  async function longestSilence(work: Promise<unknown>): Promise<number> {
    const progress = { isDone: false };
    const end = work.finally(() => {
      progress.isDone = true;
    });
    let longest = 0;
    while (!progress.isDone) {
      const asked = performance.now();
      await turn();
      expect((await shop.call('GET', '/health')).status).toBe(200);
      longest = Math.max(longest, performance.now() - asked);
    }
    await end;
    return longest;
  }

  it.each(['/timetable', '/price-list'])(
    'goes on answering others while %s is made, and makes it once',
    async (path) => {
      const first = shop.call('GET', path);
      const others = [shop.call('GET', path), shop.call('GET', path)];
      expect(await longestSilence(first)).toBeLessThan(200);
      const { status, text } = await first;
      expect(status).toBe(200);
      expect((await Promise.all(others)).map((answer) => answer.text === text)).toEqual([true, true]);
      // What is kept is the finished text: a hundred more are nothing.
      const began = performance.now();
      for (let number = 0; number < 20; number += 1) await shop.call('GET', path);
      expect(performance.now() - began).toBeLessThan(5_000);
    },
  );

  it('shows at once what is cancelled, and another network', async () => {
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
