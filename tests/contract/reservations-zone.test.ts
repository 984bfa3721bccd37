import { sql } from 'kysely';
import { spawnSync } from 'node:child_process';
import { describe, expect, inject, it, vi } from 'vitest';
import * as v from 'valibot';
import { NetworkData } from '#contracts/reservations/index.ts';
import { plannedSailings } from '#reservations/network/planned.ts';
import { network } from '#seed/network/network.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { PATIENT_MS, startService, stoppedClock } from '#tests/fixtures/reservations.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('D3 the sailings that are created', ({ kind, open }) => {
  it('are those that the computation without a database predicts, on every day to the horizon', async () => {
    const { db, close } = await open();
    const content = v.parse(NetworkData, {
      ...network,
      exceptions: [
        ...network.exceptions,
        { kind: 'add', line: 'E1', date: '2028-02-29', vessel: 'NIREAS', shiftMinutes: 60 },
        { kind: 'cancel', line: 'N1', date: '2028-02-27', run: 0, notice: { el: 'Όχι.', en: 'No.' } },
      ],
    });
    const clock = stoppedClock('2027-03-20T10:00:00Z');
    await startService({ db, network: content, clock: clock.now, seed: `zone ${kind}` });
    const { rows } =
      await sql<object>`select id, line_id as line, service_day as day, run, vessel_id as vessel,
      shift_minutes as "shiftMinutes", status = 'cancelled' as "isCancelled" from reservations.sailing order by id`.execute(
        db,
      );
    const planned = plannedSailings(content, '2027-03-20', '2028-04-23').toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    expect(planned.length).toBeGreaterThan(3000);
    expect(rows).toEqual(
      planned.map(({ calendar, ...sailing }) => (calendar === undefined ? null : sailing)),
    );
    await close();
  });
});

describe('D3 a machine in any time zone', () => {
  it('creates the same sailings, shows the same days and writes the same feed', () => {
    // Across both clock changes, at night, and on a local day other than the machine’s.
    const script = `
      import { createHash } from 'node:crypto';
      import { Kysely } from 'kysely';
      import { openMemory } from '#backend/db/pglite.ts';
      import { copyInMemory } from '#tests/fixtures/pglite-files.ts';
      import { startService } from '#tests/fixtures/reservations.ts';
      import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';
      const { dialect, close } = await openMemory(copyInMemory(process.env.TEMPLATE));
      const db = new Kysely({ dialect });
      const hash = createHash('sha256');
      let now = '2027-03-26T22:30:00Z';
      const shop = await startService({ db, network: tinyNetwork({ departs: '23:30', horizonDays: 3 }), clock: () => new Date(now), seed: 'zone' });
      for (now of ['2027-03-26T22:30:00Z', '2027-10-30T22:30:00Z', '2027-12-31T22:30:00Z']) {
        await shop.service.maintain();
        for (const path of ['/network', '/timetable', '/timetable/day?date=2027-03-27', '/timetable/day?date=2027-10-31', '/departures?port=BBB&date=2027-03-28'])
          hash.update((await shop.call('GET', path)).text);
        const feed = await shop.service.fetch(new Request('http://r/gtfs.zip'));
        hash.update(new Uint8Array(await feed.arrayBuffer())).update(feed.headers.get('last-modified'));
      }
      await close();
      console.log(hash.digest('hex'));`;
    const answers = ['Europe/Athens', 'Pacific/Auckland'].map((TZ) => {
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ, TEMPLATE: inject('pgliteTemplate') },
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      return stdout.trim();
    });
    expect(answers[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(answers[1]).toBe(answers[0]);
  });
});
