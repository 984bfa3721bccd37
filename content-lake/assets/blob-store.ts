import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** More bytes arrived than allowed; what was written has been deleted. */
export class TooManyBytesError extends Error {}

export type ReceivedFile = { sha1: string; size: number; path: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Uploaded bytes on disk, named by their SHA-1. A file under its final name is complete and flushed to disk. */
export class BlobStore {
  readonly #originals: string;
  readonly #incoming: string;

  constructor(folder: string) {
    this.#originals = join(folder, 'originals');
    this.#incoming = join(folder, 'incoming');
  }

  /** Creates the folders and deletes uploads that a crash left behind. */
  async prepare(now: Date): Promise<void> {
    await mkdir(this.#originals, { recursive: true });
    await mkdir(this.#incoming, { recursive: true });
    for (const name of await readdir(this.#incoming)) {
      const path = join(this.#incoming, name);
      // Another process may still be writing a young one.
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < now.getTime() - DAY_MS) await rm(path, { force: true });
    }
  }

  pathOf(sha1: string): string {
    return join(this.#originals, sha1.slice(0, 2), sha1);
  }

  /**
   * Streams a body to a temporary file without holding it in memory. The caller finishes with `keep` or `discard`.
   * @throws TooManyBytesError
   */
  async receive(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<ReceivedFile> {
    const path = join(this.#incoming, randomUUID());
    const hash = createHash('sha1');
    const file = await open(path, 'wx');
    const reader = body.getReader();
    let size = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.byteLength;
        if (size > maxBytes) throw new TooManyBytesError();
        hash.update(value);
        await file.writeFile(value);
      }
      await file.sync();
    } catch (error) {
      await reader.cancel().catch(() => {});
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return { sha1: hash.digest('hex'), size, path };
  }

  /** Gives a received file its final name. Resolves when the name would survive a power cut, too. */
  async keep({ sha1, path }: ReceivedFile): Promise<void> {
    const target = this.pathOf(sha1);
    const folder = dirname(target);
    await mkdir(folder, { recursive: true });
    await rename(path, target);
    for (const changed of [folder, this.#originals]) await syncFolder(changed);
  }

  /** Every stored file, one at a time. */
  async *all(): AsyncGenerator<{ sha1: string; size: number; writtenMs: number }> {
    for (const part of await readdir(this.#originals)) {
      for (const sha1 of await readdir(join(this.#originals, part))) {
        if (!/^[0-9a-f]{40}$/.test(sha1)) continue;
        const { size, mtimeMs } = await stat(this.pathOf(sha1));
        yield { sha1, size, writtenMs: mtimeMs };
      }
    }
  }

  async remove(sha1: string): Promise<void> {
    await rm(this.pathOf(sha1), { force: true });
  }

  async discard({ path }: ReceivedFile): Promise<void> {
    await rm(path, { force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
