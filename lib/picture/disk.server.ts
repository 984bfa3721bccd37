import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '#lib/log.server.ts';
import type { Rendered } from './render.server.ts';

const ENDINGS = new Map([
  ['image/webp', 'webp'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
]);

/** Clean up the folder again after this much was written. */
const SWEEP_SHARE = 0.1;

/**
 * Rendered pictures in a folder, so that a restart doesn't render them all again (H2). The picture for a key never
 * changes, so several processes may share the folder. Above `maxBytes` the least recently used pictures are deleted. A
 * failing disk costs time but no responses: the error is logged, and the picture is rendered.
 */
export function createPictureFolder({ folder, maxBytes }: { folder: string; maxBytes: number }) {
  let writtenSinceSweep = 0;
  let sweeping: Promise<void> | null = null;
  const fileOf = (key: string, ending: string) => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(/* turbopackIgnore: true */ folder, name.slice(0, 2), `${name}.${ending}`);
  };

  /** Null when the picture isn't there. Reading counts as use, at `now`. */
  async function get(key: string, now: Date): Promise<Rendered | null> {
    for (const [type, ending] of ENDINGS) {
      const file = fileOf(key, ending);
      // Hidden from the bundler, which would otherwise trace every file of the project from here.
      const bytes = await readFile(/* turbopackIgnore: true */ file).catch(() => null);
      if (bytes === null) continue;
      await utimes(file, now, now).catch(() => undefined);
      return { bytes: new Uint8Array(bytes), type };
    }
    return null;
  }

  /** Never fails. Readers see the whole file or none: it is written to a temporary file and renamed. */
  async function put(key: string, picture: Rendered): Promise<void> {
    const ending = ENDINGS.get(picture.type);
    if (ending === undefined) return;
    const file = fileOf(key, ending);
    try {
      await mkdir(join(file, '..'), { recursive: true });
      const aside = `${file}.${randomUUID()}.part`;
      await writeFile(aside, picture.bytes);
      await rename(aside, file);
      writtenSinceSweep += picture.bytes.byteLength;
      if (writtenSinceSweep > maxBytes * SWEEP_SHARE) {
        writtenSinceSweep = 0;
        sweeping ??= sweep().finally(() => {
          sweeping = null;
        });
        await sweeping;
      }
    } catch (error) {
      log.warn({ error: String(error), folder }, 'a rendered picture could not be stored');
    }
  }

  async function sweep(): Promise<void> {
    const names = await readdir(folder, { recursive: true });
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        return found?.isFile() ? { path, size: found.size, usedAt: found.mtimeMs } : null;
      }),
    );
    const kept = files.filter((file) => file !== null).toSorted((a, b) => b.usedAt - a.usedAt);
    let total = 0;
    for (const { path, size } of kept) {
      total += size;
      if (total > maxBytes) await rm(path, { force: true });
    }
  }

  return { get, put };
}
