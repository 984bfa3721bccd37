import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { clearSpools } from '#backend/backup/clear-spools.ts';

const OLD = 'backup-0a439a75-e89b-4607-b8fa-ed25e65cc56f';
const NEW = 'backup-7a3eb51e-8c9f-4e02-9478-58fe0eec4d2b';
const KEPT = ['assets', 'backup-of-mine', 'before-2026-11-21T10-00-00', 'secrets.json'];
const now = new Date('2026-11-22T20:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let folder: string;
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A data folder after two killed backups, one of them a moment ago. */
async function afterTwoKills(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'spools-'));
  for (const name of KEPT) await mkdir(join(folder, name));
  for (const [name, at] of [
    [OLD, hoursAgo(30)],
    [NEW, hoursAgo(0.1)],
  ] as const) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'desk.subscriber.ndjson'), '["maria@example.gr"]');
    await utimes(join(folder, name, 'desk.subscriber.ndjson'), at, at);
    await utimes(join(folder, name), hoursAgo(30), hoursAgo(30));
  }
}

it('a start deletes what killed backups left, if nobody else can be writing one', async () => {
  await afterTwoKills();
  expect(await clearSpools(folder, { quietMs: 0, now })).toBe(2);
  expect(await readdir(folder)).toEqual(KEPT);
});

it('with other processes running, it leaves recently written ones alone', async () => {
  await afterTwoKills();
  expect(await clearSpools(folder, { quietMs: 24 * 3_600_000, now })).toBe(1);
  expect(await readdir(folder)).toEqual(
    ['assets', NEW, 'backup-of-mine', 'before-2026-11-21T10-00-00', 'secrets.json'].toSorted(),
  );
});

it('a missing folder is no error', async () => {
  folder = join(tmpdir(), 'never-made');
  expect(await clearSpools(folder, { quietMs: 0, now })).toBe(0);
});
