import { Kysely, sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPglite } from '#backend/db/pglite.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import {
  details,
  inventory,
  oneWay,
  PATIENT_MS,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

type Opened = { dialect: ConstructorParameters<typeof Kysely>[0]['dialect']; close(): Promise<void> };

/** Books, stops in the middle of a hold, opens the same database again like another process, and continues. */
async function surviveRestart(reopen: () => Promise<Opened>, seed: string) {
  const clock = stoppedClock('2026-11-21T10:00:00Z');
  const network = tinyNetwork({ legs: 3, seats: 5 });
  const first = await reopen();
  const db = new Kysely<unknown>({ dialect: first.dialect });
  const before = await startService({ db, network, clock: clock.now, seed });
  const open = await before.mustHold(oneWay('L1-20261122.0.3', 2));
  const late = await before.mustHold(oneWay('L1-20261122.1.2'));
  const sold = await before.mustHold(oneWay('L1-20261122.0.1'));
  const confirm = { body: details(1), key: 'confirm-before-restart' };
  const path = (hold: typeof sold) => `/bookings/${hold.booking.reference}`;
  const answer = await before.call('POST', `${path(sold)}/confirm`, { ...confirm, token: sold.accessToken });
  const rows = await inventory(db);
  await before.service.close();
  await first.close();

  const second = await reopen();
  const again = new Kysely<unknown>({ dialect: second.dialect });
  const after = await startService({ db: again, network, clock: clock.now, seed: `${seed} again` });
  expect(await inventory(again)).toEqual(rows);
  const replayed = await after.call('POST', `${path(sold)}/confirm`, { ...confirm, token: sold.accessToken });
  expect(replayed.text).toBe(answer.text);
  const kept = await after.call('POST', `${path(open)}/confirm`, {
    body: details(2),
    key: after.newKey(),
    token: open.accessToken,
  });
  expect(kept.status).toBe(200);
  clock.forward(900);
  await after.service.maintain();
  expect((await after.call('GET', path(late), { token: late.accessToken })).json).toMatchObject({
    state: 'expired',
  });
  const seats = (await inventory(again)).filter(
    (leg) => leg.sailing === 'L1-20261122' && leg.resource === 'SEAT_ECO',
  );
  expect(seats.map(({ sold, held }) => [sold, held])).toEqual([
    [3, 0],
    [2, 0],
    [2, 0],
  ]);
  const { rows: audit } = await sql<{
    what: string;
  }>`select what from reservations.audit order by seq`.execute(again);
  expect(audit.map((entry) => entry.what)).toEqual([
    'held',
    'held',
    'held',
    'confirmed',
    'confirmed',
    'expired',
  ]);
  await second.close();
}

onEachDatabase('a restart in the middle of bookings', ({ kind, open }) => {
  it('keeps everything', { timeout: PATIENT_MS }, async () => {
    if (kind === 'pglite') {
      // In-memory data does not outlive the process, so the embedded database restarts from its folder.
      const folder = await mkdtemp(join(tmpdir(), 'meltemi-restart-'));
      await prepareDataFolder(folder);
      await surviveRestart(() => openPglite(folder), `restart ${kind}`);
      await rm(folder, { recursive: true, force: true });
      return;
    }
    const { url, close } = await open();
    await surviveRestart(() => openPostgres(url ?? ''), `restart ${kind}`);
    await close();
  });
});
