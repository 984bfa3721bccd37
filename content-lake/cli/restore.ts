import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#backend/backup/restore-backup.ts';
import { forgetBuilds, forgetPages } from '#server/builds.ts';
import { BUILD_OF_COPIES } from '#scripts/stack/build.ts';
import { type Command, CommandError, UsageError } from '#scripts/commands/command.ts';
import { isRunning } from '#scripts/commands/connect.ts';

export const restore: Command = {
  help: `npm run content -- restore <file.tar.gz> [--force] [--as-the-real-one]

Unpacks and checks the whole backup first, then puts it into DATA_DIR (and, with DATABASE_URL, into that database).
--force   Move existing data aside (to DATA_DIR/before-<time>); tables on a PostgreSQL server are dropped.

The restored data is a copy for testing: it sends no email, takes and refunds no money and does nothing on schedule, and every page shows so.
--as-the-real-one   The original is gone for good and this replaces it. To do so later, use "make-real".`,

  async run(args, { env, say, print }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        'as-the-real-one': { type: 'boolean', default: false },
      },
    });
    const [archive] = positionals;
    if (archive === undefined || positionals.length > 1) throw new UsageError('Expected: <file.tar.gz>');
    if (env.DATABASE_URL && (await isRunning(`http://127.0.0.1:${env.BACKEND_PORT}`))) {
      throw new CommandError(`A backend runs on port ${env.BACKEND_PORT}. Stop it first.`);
    }
    const { manifest, aside } = await restoreBackup({
      archive: resolve(archive),
      folder: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      force: values.force,
      as: values['as-the-real-one'] ? 'real' : 'copy',
      now: new Date(),
      onProgress: say,
    });
    // The site has cached responses with other data. Without this file it is rebuilt at the next start.
    const build = process.env.NEXT_DIST_DIR ?? (values['as-the-real-one'] ? null : BUILD_OF_COPIES);
    if (build === null) forgetBuilds();
    else await rm(join(build, 'source-stamp'), { force: true });
    forgetPages(env.DATA_DIR);
    if (aside !== undefined) say(`The previous data is now in ${aside}.`);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    if (!values['as-the-real-one'])
      say('This is a copy for testing. To turn it into the real installation: npm run content -- make-real');
    print(`Restored the backup of ${manifest.madeAt}: ${rows} rows in ${manifest.tables.length} tables.`);
  },
};
