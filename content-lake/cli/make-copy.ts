import { openDatabase } from '#backend/db/open.ts';
import { declare } from '#backend/installation/installation.ts';
import { words } from '#scripts/commands/arguments.ts';
import { type Command, CommandError } from '#scripts/commands/command.ts';
import { isRunning } from '#scripts/commands/connect.ts';

export const makeCopy: Command = {
  help: `npm run content -- make-copy

Marks the data in DATA_DIR (or behind DATABASE_URL) as a copy for testing, before the program is started on it. Needed where this
cannot be detected: after copying a whole disk or virtual machine, or a whole database server byte by byte. "make-real" undoes it.`,

  async run(args, { env, print }) {
    words(args, []);
    const address = env.BACKEND_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`;
    if (await isRunning(address)) throw new CommandError(`A backend runs at ${address}. Stop it first.`);
    const database = await openDatabase(
      env.DATABASE_URL
        ? { kind: 'postgres', url: env.DATABASE_URL }
        : { kind: 'pglite', folder: env.DATA_DIR },
    );
    try {
      await declare({ db: database.db, kind: database.kind, folder: env.DATA_DIR }, 'copy');
    } finally {
      await database.close();
    }
    print('This is a copy for testing.');
  },
};
