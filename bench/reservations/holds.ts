import { sql } from 'kysely';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '../lake/numbers.ts';
import { withDatabases } from '../lake/store-databases.ts';
import { keepTemplate, openShop } from './shop.ts';

/*
 * Holds per second with 1 and 50 buyers for the same ship: by the service, and by pgbench, which only writes the same rows with the
 * same locks. PGlite has no pgbench, so there is nothing to compare.
 */
const SECONDS = 5;
const BUYERS = [1, 50];
const rows = [['database', 'buyers', 'pgbench/s', 'holds/s', 'ratio']];

await withDatabases(async (databases) => {
  for (const { kind, make } of databases) {
    const target = await make();
    const shop = await openShop(target);
    const { booking } = await shop.hold();
    const id = await idOf(shop, booking.reference);
    if (kind === 'postgres') await keepTemplate(shop.db, id);
    for (const buyers of BUYERS) {
      const least = kind === 'postgres' ? await pgbench(target, shop.sailing, buyers) : null;
      const holds = await perSecond(buyers, shop.hold);
      const ratio = least === null ? '–' : (holds / least).toFixed(2);
      rows.push([kind, String(buyers), least?.toFixed(0) ?? '–', holds.toFixed(0), ratio]);
    }
    await shop.close();
  }
});
record('reservations-holds', rows);

async function idOf({ db }: Awaited<ReturnType<typeof openShop>>, reference: string): Promise<string> {
  const found = await sql<{
    id: string;
  }>`select id from reservations.booking where reference = ${reference}`.execute(db);
  return found.rows[0]?.id ?? '';
}

async function perSecond(buyers: number, buy: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (performance.now() < end) {
        await buy();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

/** A transaction like that of a hold; `template_*` are the rows written by a real one. */
function script(sailing: string): string {
  const again = (table: string, changes: string) =>
    `insert into reservations.${table} select r.* from public.template_${table} t,
       jsonb_populate_record(null::reservations.${table}, to_jsonb(t) || ${changes}) r;`;
  const uuid = `lpad(to_hex(:n), 32, '0')`;
  const id = `jsonb_build_object('booking_id', ${uuid})`;
  const text = `
    \\set n random(1, 9000000000000000000)
    begin;
    ${again('idempotency', `jsonb_build_object('key', ${uuid})`)}
    select 1 from reservations.leg_inventory where sailing_id = '${sailing}' and resource = 'SEAT_ECO'
      order by sailing_id, leg_no, resource for update;
    update reservations.leg_inventory set held = held + 1 where sailing_id = '${sailing}' and resource = 'SEAT_ECO'
      and sold + held + blocked + 1 <= capacity;
    ${again('booking', `jsonb_build_object('id', ${uuid}, 'reference', ${uuid})`)}
    ${again('booking_segment', id)}
    ${again('allocation', id)}
    ${again('audit', `${id} || jsonb_build_object('seq', nextval('reservations.audit_seq_seq'))`)}
    update reservations.idempotency set status = 201 where scope = 'hold' and key = ${uuid};
    commit;`;
  return `${text.replaceAll(/^ +/gm, '')}\n`;
}

async function pgbench(url: string, sailing: string, clients: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'));
  const file = join(folder, 'hold.sql');
  await writeFile(file, script(sailing));
  const args = ['-n', '-f', file, '-c', String(clients), '-j', '2', '-T', String(SECONDS), url];
  const { stdout, stderr, status } = spawnSync('pgbench', args, { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (status !== 0 || tps === undefined) throw new Error(`pgbench failed: ${stderr.slice(0, 500)}`);
  return Number(tps);
}
