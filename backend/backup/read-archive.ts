import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { BackupError, Complete, ENTRY_NAMES, Manifest } from './manifest.ts';

/**
 * Unpacks a backup into `folder` and verifies it: that it wasn't cut off, and that every uploaded file matches the
 * hash in its name. @throws BackupError
 */
export async function readArchive(path: string, folder: string): Promise<Manifest> {
  const unpacked = extract();
  let entries = 0;
  let complete: number | undefined;
  // An entry that the end of a cut-off file has already closed tells nobody; waiting for it would take forever.
  const cutOff = new AbortController();
  const reading = pipeline(createReadStream(path), createGunzip(), unpacked);
  reading.catch((error: unknown) => cutOff.abort(error));
  try {
    for await (const entry of unpacked) {
      const { name } = entry.header;
      if (!ENTRY_NAMES.test(name) || entry.header.type !== 'file') {
        throw new BackupError(`${path} is not a backup of this program: it contains ${name}`);
      }
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const hash = createHash('sha1');
      const hashed = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      });
      await pipeline(entry, hashed, createWriteStream(target, { mode: 0o600 }), {
        signal: cutOff.signal,
      });
      if (name.startsWith('assets/') && hash.digest('hex') !== basename(name)) {
        throw new BackupError(`${path} is damaged: the content of ${name} has changed`);
      }
      if (name === 'complete.json') complete = parse(Complete, await readFile(target, 'utf8'), path).entries;
      else if (name !== 'manifest.json') entries += 1;
    }
    await reading;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const cause: unknown = cutOff.signal.aborted ? cutOff.signal.reason : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`${path} cannot be read as a backup: ${reason}`);
  }
  if (complete !== entries) throw new BackupError(`${path} is not complete: it was cut off`);
  return parse(Manifest, await readFile(join(folder, 'manifest.json'), 'utf8'), path);
}

function parse<S extends v.GenericSchema>(schema: S, text: string, path: string): v.InferOutput<S> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  throw new BackupError(`${path} cannot be used: ${parsed.issues[0].message}`);
}
