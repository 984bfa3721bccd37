import { spawnSync } from 'node:child_process';

/**
 * Writes the types of the content model and of every `defineQuery` in `lib/content` to `lib/content/types.gen.ts` (paths in
 * sanity.cli.ts). Needs no account and no network; the same schema and queries give the same bytes.
 */
function generateTypes(): void {
  sanity('schema', 'extract', '--force', '--path', 'schema.json');
  sanity('typegen', 'generate');
}

function sanity(...args: string[]): void {
  const run = spawnSync(process.execPath, ['node_modules/sanity/bin/sanity', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    // The command line tool reports its use and looks for updates unless it is told not to.
    env: { ...process.env, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1', CI: '1' },
  });
  if (run.status === 0) return;
  console.error(run.stdout + run.stderr);
  process.exit(run.status ?? 1);
}

generateTypes();
console.log('Wrote lib/content/types.gen.ts');
