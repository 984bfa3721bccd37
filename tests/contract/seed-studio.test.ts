import { Kysely } from 'kysely';
import { createWorkspaceFromConfig, type SanityDocument, validateDocument } from 'sanity';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openMemory } from '#backend/db/pglite.ts';
import { seedContent } from '#seed/run/seed.ts';
import { schemaTypes } from '#studio/schema/schema-types.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { copyInMemory } from '#tests/fixtures/pglite-files.ts';

let lake: TestLake;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const { dialect, close } = await openMemory(copyInMemory(inject('pgliteTemplate')));
  closeDatabase = close;
  lake = await openLake(new Kysely<unknown>({ dialect }));
  await seedContent({ client: lake.admin, log: () => {} });
}, 120_000);
afterAll(async () => {
  await lake.close();
  await closeDatabase();
});

it('seeds nothing that the Studio would mark with an error or a warning', { timeout: 60_000 }, async () => {
  const getClient = ({ apiVersion }: { apiVersion: string }) => lake.admin.withConfig({ apiVersion });
  const workspace = await createWorkspaceFromConfig({
    name: 'default',
    projectId: 'demo',
    dataset: 'test',
    basePath: '/',
    schema: { types: schemaTypes },
    currentUser: { id: 'e', name: 'Editor', email: 'editor@meltemi.example', role: 'editor', roles: [] },
    getClient,
  });
  const documents = await lake.admin.fetch('*[_id in path("*") && !(_type match "sanity.*")]');
  // In parallel: the Studio's validation waits for idle time between fields.
  const complaints = await Promise.all(
    documents.map(async (document: SanityDocument) => {
      const markers = await validateDocument({ document, workspace, getClient, environment: 'studio' });
      return (
        markers
          .filter(({ level }) => level !== 'info')
          // A Greek state scheme for islanders, in Greek only (A3): English is missing on purpose.
          .filter(({ level }) => !(document._id === 'page-transport-equivalent' && level === 'warning'))
          .map(({ path, message }) => `${document._id}: ${path.join('.')}: ${message}`)
      );
    }),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(complaints.flat()).toEqual([]);
});
