import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { NetworkData } from '#contracts/reservations/index.ts';
import { plannedSailings } from '#reservations/network/planned.ts';
import { network } from '#seed/network/network.ts';

describe('D3 the sailings required by a timetable', () => {
  const seeded = v.parse(NetworkData, network);

  it('include one on 29 February, around New Year and around both clock changes', () => {
    const days = new Set(plannedSailings(seeded, '2027-03-01', '2028-03-31').map(({ day }) => day));
    for (const day of ['2027-03-28', '2027-10-31', '2027-12-31', '2028-01-02', '2028-02-29'])
      expect(days.has(day), day).toBe(true);
    expect(days.has('2028-01-01')).toBe(false);
  });

  it('are the same on a machine in any time zone, and so is the feed', { timeout: 60_000 }, () => {
    const script = `
      import * as v from 'valibot';
      import { createHash } from 'node:crypto';
      import { NetworkData } from '#contracts/reservations/index.ts';
      import { plannedSailings } from '#reservations/network/planned.ts';
      import { writeFeed } from '#reservations/network/gtfs/export/feed.ts';
      import { network } from '#seed/network/network.ts';
      const content = v.parse(NetworkData, network);
      const feed = writeFeed(content, { today: '2026-11-22', cancelled: new Set(), siteUrl: 'https://s.example', withOperatorFiles: true });
      const sailings = JSON.stringify(plannedSailings(content, '2027-03-20', '2027-11-10'));
      console.log(createHash('sha256').update(feed).update(sailings).digest('hex'));`;
    const answers = ['Europe/Athens', 'Pacific/Auckland', 'America/Los_Angeles'].map((TZ) => {
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      return stdout.trim();
    });
    expect(answers[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(answers).size).toBe(1);
  });
});
