import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cancelSailing, delaySailing, recordCall, skipCall } from '#reservations/sailings/status.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const START = '2026-11-22T06:00:00Z';

onEachDatabase('D5 the punctuality of a sailing', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;

  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 3, horizonDays: 20 });
    shop = await startService({ db: opened.db, network, clock: clock.now, seed: `punctuality ${kind}` });
  });
  afterAll(() => opened.close());

  const sailing = (day: number) => `L1-202612${String(day).padStart(2, '0')}`;
  const report = (work: (trx: typeof opened.db) => Promise<unknown>) => opened.db.transaction().execute(work);
  async function punctuality(tripId: string) {
    return (await shop.call('GET', `/punctuality?tripId=${tripId}`)).json;
  }

  it('counts none before the first ship has arrived, and then the last ten at most', async () => {
    expect(await punctuality(`${sailing(12)}.0.1`)).toEqual({ onTime: 0, of: 0 });
    // The ship leaves at 08:00 in Greece, 06:00 UTC.
    clock.set('2026-11-24T06:10:00Z');
    expect(await punctuality(`${sailing(12)}.0.1`)).toEqual({ onTime: 2, of: 2 });
    clock.set('2026-12-11T20:00:00Z');
    expect(await punctuality(`${sailing(12)}.0.1`)).toEqual({ onTime: 10, of: 10 });
  });

  it('leaves out those that were late by a quarter of an hour, cancelled or didn’t call', async () => {
    const at = clock.now();
    await report((trx) => delaySailing(trx, { sailingId: sailing(11), at, delayMinutes: 14 }));
    expect(await punctuality(`${sailing(12)}.0.1`)).toEqual({ onTime: 10, of: 10 });
    await report((trx) => delaySailing(trx, { sailingId: sailing(10), at, delayMinutes: 15 }));
    await report((trx) => cancelSailing(trx, { sailingId: sailing(9), at, cause: 'weather' }));
    await report((trx) => skipCall(trx, { sailingId: sailing(8), at, seq: 1, cause: 'weather' }));
    expect(await punctuality(`${sailing(12)}.0.1`)).toEqual({ onTime: 7, of: 10 });
    // Who goes past the skipped port arrived on time.
    expect(await punctuality(`${sailing(12)}.0.2`)).toEqual({ onTime: 8, of: 10 });
  });

  it('prefers what was recorded at the quay to what was expected', async () => {
    const arrivedAt = new Date('2026-12-07T09:00:00Z');
    await report((trx) => recordCall(trx, { sailingId: sailing(7), at: clock.now(), seq: 1, arrivedAt }));
    expect(await punctuality(`${sailing(12)}.0.1`)).toEqual({ onTime: 6, of: 10 });
  });

  it('knows nothing of a sailing that doesn’t exist, and refuses what names none', async () => {
    expect(await punctuality('L9-20261212.0.1')).toEqual({ onTime: 0, of: 0 });
    const refused = await shop.call('GET', '/punctuality?tripId=x');
    expect([refused.status, problemOf(refused).code]).toEqual([404, 'not_found']);
  });
});
