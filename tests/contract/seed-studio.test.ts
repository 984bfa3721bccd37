import { Kysely } from 'kysely';
import { createWorkspaceFromConfig, validateDocument } from 'sanity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemory } from '#backend/db/pglite.ts';
import { seedContent } from '#seed/run/seed.ts';
import { schemaTypes } from '#studio/schema/schema-types.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

let lake: TestLake;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const { dialect, close } = await openMemory();
  closeDatabase = close;
  lake = await openLake(new Kysely<unknown>({ dialect }));
  await seedContent({ client: lake.admin, log: () => {} });
});
afterAll(async () => {
  await lake.close();
  await closeDatabase();
});

it('seeds nothing that the Studio would mark as an error or a warning', { timeout: 60_000 }, async () => {
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
  const complaints: string[] = [];
  for (const document of documents) {
    const markers = await validateDocument({ document, workspace, getClient, environment: 'studio' });
    for (const { level, path, message } of markers)
      if (level !== 'info') complaints.push(`${document._id}: ${path.join('.')}: ${message}`);
  }
  expect(documents.length).toBeGreaterThan(50);
  expect(complaints).toEqual([]);
});
