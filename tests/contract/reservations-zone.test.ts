import { sql } from 'kysely';
import { spawnSync } from 'node:child_process';
import { describe, expect, inject, it, vi } from 'vitest';
import * as v from 'valibot';
import { NetworkData } from '#contracts/reservations/index.ts';
import { plannedSailings } from '#reservations/network/planned.ts';
import { network } from '#seed/network/network.ts';
import { CHILD_FLAGS, childProgram } from '#tests/fixtures/child-programs.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { PATIENT_MS, startService, stoppedClock } from '#tests/fixtures/reservations.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onPostgres('D3 the sailings that are created', ({ kind, open }) => {
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
    const answers = ['Europe/Athens', 'Pacific/Auckland'].map((TZ) => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [...CHILD_FLAGS, childProgram('zone-process'), inject('pgliteTemplate')],
        { env: { ...process.env, TZ }, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      return stdout.trim();
    });
    expect(answers[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(answers[1]).toBe(answers[0]);
  });
});
