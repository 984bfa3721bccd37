import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { words } from '#scripts/commands/arguments.ts';
import { type Command, CommandError } from '#scripts/commands/command.ts';
import { json } from '#scripts/commands/connect.ts';
import { size } from '#scripts/commands/size.ts';

export const backup: Command = {
  help: `npm run content -- backup <file.tar.gz>

Writes the tables of all services, the uploaded files and the generated secrets into one file that only you can read.
It is one consistent snapshot, even while people book and edit. Use "restore" to put it back.`,

  async run(args, { env, connect, say, print }) {
    const [file = ''] = words(args, ['file.tar.gz']);
    const target = resolve(file);
    const exists = await stat(target).then(
      () => true,
      () => false,
    );
    if (exists) throw new CommandError(`${target} exists already.`);
    if (env.NEXT_PUBLIC_SANITY_PROJECT_ID !== undefined)
      say(
        `The content is in the hosted project ${env.NEXT_PUBLIC_SANITY_PROJECT_ID} and not in this file: use "export" for it.`,
      );
    const connection = await connect();
    const started = Date.now();
    say(
      connection.mode === 'running'
        ? 'Requesting it from the running backend …'
        : 'Reading the data of the stopped backend …',
    );
    const answer = await connection.request('/operations/backup');
    if (!answer.ok || !answer.body) {
      await json(answer);
      throw new CommandError('The backend sent no backup.');
    }
    let bytes = 0;
    let reportedAt = Date.now();
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (Date.now() - reportedAt > 1_000) {
          reportedAt = Date.now();
          say(`${size(bytes)} …`);
        }
        done(null, chunk);
      },
    });
    const part = `${target}.part`;
    try {
      await pipeline(Readable.from(answer.body), counted, createWriteStream(part, { mode: 0o600 }));
      await flushToDisk(part);
      await rename(part, target);
      await flushToDisk(dirname(target));
    } catch (error) {
      await rm(part, { force: true });
      throw new CommandError(`The backup failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    print(`${target} (${size(bytes)}, ${((Date.now() - started) / 1000).toFixed(1)} s)`);
  },
};

/** A backup that was reported as done must survive a power cut. */
async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
