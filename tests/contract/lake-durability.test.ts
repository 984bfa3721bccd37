import type { MutationEvent, SanityClient } from '@sanity/client';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '#backend/db/open.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { type LakeChild, startLakeProcess } from '#tests/fixtures/lake-child.ts';

// The long run: LAKE_CRASH_MUTATIONS=10000 LAKE_CRASH_KILLS=10 vitest run --project contract tests/contract/lake-durability
const MUTATIONS = Number(process.env['LAKE_CRASH_MUTATIONS'] ?? 300);
const KILLS = Number(process.env['LAKE_CRASH_KILLS'] ?? 2);
const WRITERS = 20;
const LIMIT_MS = 60_000 + MUTATIONS * 60 + KILLS * 30_000;

onEachDatabase('a lake that is killed while 20 writers work', ({ kind, open }) => {
  let lake: LakeChild;
  let cleanUp: () => Promise<unknown> = async () => {};

  afterEach(async () => {
    await lake.stop();
    await cleanUp();
  });

  /** Storage that survives the process: the tests' PostgreSQL, or a folder. */
  async function target(): Promise<string> {
    if (kind === 'postgres') {
      const database: OpenDatabase = await open();
      await database.close();
      return database.url ?? '';
    }
    const folder = await mkdtemp(join(tmpdir(), 'lake-durability-'));
    cleanUp = () => rm(folder, { recursive: true, force: true });
    await prepareDataFolder(folder);
    return folder;
  }

  it(
    'loses nothing that it acknowledged, applies nothing twice that was sent again, and listeners miss nothing',
    { timeout: LIMIT_MS },
    async () => {
      const place = await target();
      lake = await startLakeProcess(place);
      const client = lake.client();
      await client.create({ _id: 'shared', _type: 'counter', n: 0 });
      for (let writer = 0; writer < WRITERS; writer += 1)
        await client.create({ _id: `writer-${writer}`, _type: 'counter', n: 0 });

      const all = listen(client, '*[_type == "counter"]');
      const one = listen(client, '*[_id == "shared"]');
      await Promise.all([all.connected, one.connected]);

      const acknowledged: string[] = [];
      let wake: () => void = () => {};
      const acknowledgedMore = (count: number) =>
        new Promise<void>((resolve) => {
          wake = () => {
            if (acknowledged.length >= count) resolve();
          };
          wake();
        });
      const share = Math.ceil(MUTATIONS / WRITERS);
      let repeated = 0;
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let done = 0; done < share; done += 1) {
          const id = randomUUID();
          // Repeated until it is acknowledged, as a client does that doesn't know whether it arrived.
          while (!(await commit(client, writer, id))) {
            repeated += 1;
            await lake.ready().catch(() => undefined);
          }
          acknowledged.push(id);
          wake();
        }
      });
      const total = share * WRITERS;
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await acknowledgedMore(Math.floor((total * kill) / (KILLS + 1)));
        await lake.kill();
        await lake.start();
      }
      await Promise.all(writers);

      expect(await client.fetch('*[_type == "counter" && _id != "shared"].n')).toEqual(
        Array.from({ length: WRITERS }, () => share),
      );
      expect((await client.getDocument('shared'))?.['n']).toBe(total);
      await Promise.all([all.heard(2 * total), one.heard(total)]);
      expect([all.events.length, one.events.length]).toEqual([2 * total, total]);
      for (const { events, resets } of [all, one]) {
        expect(resets).toEqual([]);
        expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
        expect(brokenChains(events)).toEqual([]);
      }
      all.stop();
      one.stop();
      await lake.stop();
      expect(await readLog(place)).toEqual({
        transactions: total + WRITERS + 1,
        missing: 0,
        gaps: 0,
        differing: 0,
        acknowledged: total,
      });
      if (process.env['LAKE_CRASH_MUTATIONS'])
        console.warn(`${kind}: ${total} transactions, ${KILLS} kills, ${repeated} sent again`);

      async function readLog(place: string) {
        const database = await openDatabase(
          kind === 'postgres' ? { kind, url: place } : { kind, folder: place },
        );
        // Every revision follows the one before it, and every document is in the state of its last revision.
        const { rows } = await sql<Record<string, number>>`
          with step as (
            select doc_id, before_rev, tx.id as rev, body, tx.seq,
              lag(tx.id) over (partition by doc_id order by tx.seq) as previous,
              lead(tx.id) over (partition by doc_id order by tx.seq) as next
            from lake.tx_doc join lake.tx on tx.seq = tx_doc.seq where tx.dataset = 'test'
          )
          select
            (select count(*) from lake.tx where dataset = 'test')::integer as transactions,
            (select count(*) from lake.tx where id = any(${acknowledged}::text[]))::integer as acknowledged,
            (select count(*) from lake.document d where d.dataset = 'test'
              and not exists (select 1 from step where step.doc_id = d.id))::integer as missing,
            (select count(*) from step where before_rev is distinct from previous)::integer as gaps,
            (select count(*) from step join lake.document d on d.id = step.doc_id where next is null
              and (d.rev <> step.rev or d.body::jsonb <> step.body::jsonb))::integer as differing
        `.execute(database.db);
        await database.close();
        return rows[0];
      }
    },
  );
});

/** @returns whether it was acknowledged. A rejection is an error: nothing here may be rejected. */
async function commit(client: SanityClient, writer: number, id: string): Promise<boolean> {
  try {
    const answer = await client
      .transaction()
      .transactionId(id)
      .patch(`writer-${writer}`, { inc: { n: 1 } })
      .patch('shared', { inc: { n: 1 } })
      .commit({ visibility: 'async' });
    expect(answer.transactionId).toBe(id);
    return true;
  } catch (error) {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
    if (status >= 400 && status < 500) throw error;
    return false;
  }
}

function listen(client: SanityClient, query: string) {
  const events: MutationEvent[] = [];
  const resets: string[] = [];
  let wake: () => void = () => {};
  let welcomed: () => void = () => {};
  const connected = new Promise<void>((resolve) => (welcomed = resolve));
  const subscription = client
    .listen(query, {}, { enableResume: true, includeResult: false, events: ['welcome', 'mutation', 'reset'] })
    .subscribe((event) => {
      if (event.type === 'mutation') events.push(event);
      else if (event.type === 'welcome') welcomed();
      else resets.push(event.type);
      wake();
    });
  return {
    events,
    resets,
    connected,
    /** Resolves with that many events. Any beyond these are found by the caller's own count. */
    heard: (count: number) =>
      new Promise<void>((resolve) => {
        wake = () => {
          if (events.length >= count) resolve();
        };
        wake();
      }),
    stop: () => subscription.unsubscribe(),
  };
}

/** Events whose document wasn't in the state that the previous event had left. */
function brokenChains(events: readonly MutationEvent[]): string[] {
  const revisions = new Map<string, string>();
  return events.flatMap(({ documentId, eventId, previousRev, resultRev = '' }) => {
    const known = revisions.get(documentId);
    revisions.set(documentId, resultRev);
    return known === undefined || known === previousRev ? [] : [eventId];
  });
}
