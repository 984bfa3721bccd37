import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { restoreBackup } from '#backend/backup/restore-backup.ts';
import { startBackup } from '#backend/backup/write-backup.ts';
import { openDatabase } from '#backend/db/open.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { outboxOf } from '#backend/reservations/outbox.ts';
import { createReservations } from '#reservations/index.ts';
import { prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { PATIENT_MS, quiet, seededBytes, startService, stoppedClock } from '#tests/fixtures/reservations.ts';
import { buy, ELENI, TWO_AND_A_CAR } from '#tests/fixtures/tickets.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const clock = stoppedClock('2026-11-21T10:00:00Z');
let folder: string;
let elsewhere: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'restored-'));
});
afterAll(async () => {
  for (const place of [folder, elsewhere]) await rm(place, { recursive: true, force: true });
});

it('a restored backup includes the keys: names are readable and tickets valid', async () => {
  await prepareDataFolder(folder);
  const database = await openDatabase({ kind: 'pglite', folder });
  const secrets = await loadSecrets(folder);
  const shop = await startService({
    db: database.db,
    network: tinyNetwork({ legs: 3, horizonDays: 6 }),
    clock: clock.now,
    seed: 'backup',
    secrets,
  });
  const trip = {
    segments: [{ tripId: 'L1-20261123.0.3', class: 'ECO', direction: 'A' }],
    party: TWO_AND_A_CAR,
  };
  const { reference, token } = await buy(shop, trip, { operatorToken: secrets.operatorToken });
  const key = await shop.call('GET', '/ticket-key');
  const archive = join(folder, 'all.tar.gz');
  await pipeline(
    await startBackup({ db: database.db, folder, now: clock.now() }),
    createWriteStream(archive),
  );
  await database.close();

  await restoreBackup({
    archive,
    folder: elsewhere,
    databaseUrl: undefined,
    force: false,
    as: 'real',
    now: clock.now(),
    onProgress: () => {},
  });
  const restored = await openDatabase({ kind: 'pglite', folder: elsewhere });
  const service = createReservations({
    outbox: outboxOf(),
    db: restored.db,
    clock: clock.now,
    ids: seededBytes('restored'),
    log: quiet,
    secrets: await loadSecrets(elsewhere),
  });
  await service.maintain();
  const ask = (path: string) =>
    service.fetch(
      new Request(`http://reservations${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    );
  expect(await (await ask(`/bookings/${reference}`)).text()).toContain(ELENI.surname);
  expect((await ask(`/bookings/${reference}/ticket.pdf`)).status).toBe(200);
  expect(await (await ask('/ticket-key')).json()).toEqual(key.json);
  await restored.close();
});
