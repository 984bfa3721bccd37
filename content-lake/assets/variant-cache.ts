import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Variants on disk; the least recently used are evicted beyond `maxBytes`. Anyone may request any size, so without a limit
 * a stranger could fill the disk. Losing the folder costs only time.
 */
export class VariantCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Least recently used first. */
  readonly #sizes = new Map<string, number>();
  readonly #making = new Map<string, Promise<string>>();
  #bytes = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const found: { name: string; size: number; usedMs: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(path);
      found.push({ name: path.slice(this.#folder.length + 1), size, usedMs: mtimeMs });
    }
    for (const { name, size } of found.toSorted((a, b) => a.usedMs - b.usedMs)) this.#count(name, size);
    await this.#shrink();
  }

  /**
   * The path of the variant, created now if missing. Concurrent calls for the same one share the work. `name` is relative
   * and comes from us, never from a request.
   */
  async get(name: string, make: () => Promise<Uint8Array>): Promise<string> {
    const path = join(this.#folder, name);
    const size = this.#sizes.get(name);
    if (size !== undefined) {
      this.#sizes.delete(name);
      this.#sizes.set(name, size);
      // The file's date keeps the time of last use across a restart. If the file is gone, it is created again.
      const now = new Date();
      const exists = await utimes(path, now, now).then(
        () => true,
        () => false,
      );
      if (exists) return path;
    }
    const running = this.#making.get(name);
    if (running) return running;
    const making = this.#write(name, path, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  /** Deletes everything in one folder. */
  async forget(folder: string): Promise<void> {
    for (const [name, size] of this.#sizes) {
      if (!name.startsWith(`${folder}/`)) continue;
      this.#sizes.delete(name);
      this.#bytes -= size;
    }
    await rm(join(this.#folder, folder), { recursive: true, force: true });
  }

  async #write(name: string, path: string, make: () => Promise<Uint8Array>): Promise<string> {
    const bytes = await make();
    await mkdir(dirname(path), { recursive: true });
    const aside = `${path}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, path);
    this.#count(name, bytes.byteLength);
    await this.#shrink();
    return path;
  }

  #count(name: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(name) ?? 0);
    this.#sizes.delete(name);
    this.#sizes.set(name, size);
  }

  async #shrink(): Promise<void> {
    for (const [name, size] of this.#sizes) {
      // The newest always stays: it is about to be sent.
      if (this.#bytes <= this.#maxBytes || this.#sizes.size === 1) return;
      this.#sizes.delete(name);
      this.#bytes -= size;
      await rm(join(this.#folder, name), { force: true });
    }
  }
}
