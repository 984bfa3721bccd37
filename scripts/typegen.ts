import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Kysely } from 'kysely';
import { openMemory } from '#backend/db/pglite.ts';
import { migrateLake } from '#content-lake/index.ts';
import { migrateDesk } from '#desk/index.ts';
import { migrateReservations } from '#reservations/index.ts';
import { tableFiles } from './table-types/files.ts';

/**
 * Writes the types of the content model and of every `defineQuery` in `lib/content` to `lib/content/types.gen.ts` (paths in
 * sanity.cli.ts), and those of the services' tables, as created by the migrations, to their `schema.gen.ts`. Needs no account and
 * no network; the same sources give the same bytes.
 */
async function generateTypes(): Promise<void> {
  sanity('schema', 'extract', '--force', '--path', 'schema.json');
  sanity('typegen', 'generate');
  console.log('Wrote lib/content/types.gen.ts');
  const { dialect, close } = await openMemory();
  const db = new Kysely<unknown>({ dialect });
  for (const migrate of [migrateLake, migrateReservations, migrateDesk]) await migrate(db);
  for (const [path, content] of await tableFiles(db)) {
    writeFileSync(path, content);
    console.log(`Wrote ${path}`);
  }
  await close();
}

function sanity(...args: string[]): void {
  const run = spawnSync(process.execPath, ['node_modules/sanity/bin/sanity', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    // By default the command-line tool sends telemetry and checks for updates.
    env: { ...process.env, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1', CI: '1' },
  });
  if (run.status === 0) return;
  console.error(run.stdout + run.stderr);
  process.exit(run.status ?? 1);
}

await generateTypes();
