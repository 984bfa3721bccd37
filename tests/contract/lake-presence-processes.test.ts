import { fromSanityClient } from '@sanity/bifur-client';
import { randomUUID } from 'node:crypto';
import { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openPostgres } from '#backend/db/postgres.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { serveLake } from '#tests/fixtures/lake-server.ts';

const WAIT = { timeout: 20_000 };

type Office = { lake: TestLake; url: string; close(): Promise<void> };

/** A lake with its own connection pool and notifications: it shares only the database with another. */
async function openOffice(url: string): Promise<Office> {
  const { dialect, notifications, close } = await openPostgres(url);
  const lake = await openLake(new Kysely<unknown>({ dialect }), { notifications });
  const server = await serveLake(lake.lake);
  return {
    lake,
    url: server.url,
    async close() {
      await lake.close();
      await server.close();
      await close();
    },
  };
}

let databaseUrl: string;
let athens: Office;
let rhodes: Office;

beforeAll(async () => {
  const server = inject('postgresUrl');
  const name = `presence_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  databaseUrl = `${server}/${name}`;
  athens = await openOffice(databaseUrl);
  rhodes = await openOffice(databaseUrl);
}, 60_000);
afterAll(async () => {
  await athens.close();
  await rhodes.close();
});

async function editorIn(office: Office, name: string) {
  const token = await office.lake.lake.createToken({ name, role: 'editor' });
  const client = office.lake.client({ token, apiHost: office.url });
  const bifur = fromSanityClient({
    config: () => ({ dataset: 'test', token }),
    getUrl: (path) => client.getUrl(path),
  });
  const received: unknown[] = [];
  let ended: unknown;
  const subscription = bifur.listen<unknown>('presence').subscribe({
    next: (event) => received.push(event),
    error: (error) => (ended = error),
  });
  const request = (...call: Parameters<typeof bifur.request>) =>
    new Promise<unknown>((resolve, reject) => {
      bifur.request<unknown>(...call).subscribe({ next: resolve, error: reject });
    });
  const announce = (sessionId: string, documentId: string) =>
    request('presence_announce', {
      data: { sessionId, locations: [{ type: 'document', documentId, path: ['Τίτλος'] }] },
    });
  return { heard: received, ended: () => ended, request, announce, leave: () => subscription.unsubscribe() };
}

const state = (sessionId: string, documentId: string) =>
  expect.objectContaining({
    type: 'state',
    m: { sessionId, locations: [{ type: 'document', documentId, path: ['Τίτλος'] }] },
  });

it('editors on different processes see each other arrive, move and leave', async () => {
  const anna = await editorIn(athens, 'Anna');
  const petros = await editorIn(rhodes, 'Petros');
  await petros.announce('tab-petros', 'kos');
  await vi.waitFor(() => expect(anna.heard).toContainEqual(state('tab-petros', 'kos')), WAIT);
  await anna.announce('tab-anna', 'leros');
  await vi.waitFor(() => expect(petros.heard).toContainEqual(state('tab-anna', 'leros')), WAIT);

  // A newcomer to either process gets both at once.
  const nikos = await editorIn(athens, 'Nikos');
  await vi.waitFor(() => expect(nikos.heard).toHaveLength(2), WAIT);
  expect(nikos.heard).toContainEqual(state('tab-petros', 'kos'));

  expect(await nikos.request('presence_rollcall', { session: 'tab-nikos' })).toBe(true);
  await vi.waitFor(
    () => expect(petros.heard).toContainEqual(expect.objectContaining({ type: 'rollCall' })),
    WAIT,
  );
  await petros.request('presence_disconnect', { session: 'tab-petros' });
  await vi.waitFor(
    () =>
      expect(anna.heard).toContainEqual(
        expect.objectContaining({ type: 'disconnect', m: { session: 'tab-petros' } }),
      ),
    WAIT,
  );
  for (const editor of [anna, petros, nikos]) editor.leave();
});

it('everybody on a process that closes disappears for the others', async () => {
  const anna = await editorIn(athens, 'Anna');
  const third = await openOffice(databaseUrl);
  const petros = await editorIn(third, 'Petros');
  await petros.announce('tab-third', 'kos');
  await vi.waitFor(() => expect(anna.heard).toContainEqual(state('tab-third', 'kos')), WAIT);
  await third.close();
  // "Going away" isn't an error: the Studio reconnects.
  await vi.waitFor(() => expect(petros.ended()).toMatchObject({ code: 1001 }), WAIT);
  await vi.waitFor(
    () =>
      expect(anna.heard).toContainEqual(
        expect.objectContaining({ type: 'disconnect', m: { session: 'tab-third' } }),
      ),
    WAIT,
  );
  anna.leave();
});
