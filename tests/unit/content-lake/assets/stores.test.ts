import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BlobStore, TooManyBytesError } from '#content-lake/assets/blob-store.ts';
import { VariantCache } from '#content-lake/assets/variant-cache.ts';
import { sha1 } from '#tests/fixtures/test-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meltemi-stores-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function bodyOf(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

describe('uploaded bytes', () => {
  it('get their final name only when they are complete', async () => {
    const blobs = new BlobStore(folder);
    await blobs.prepare(new Date());
    const received = await blobs.receive(bodyOf('meltemi ', 'lines'), 100);
    const expected = sha1(Buffer.from('meltemi lines'));
    expect(received).toMatchObject({ sha1: expected, size: 13 });
    await expect(stat(blobs.pathOf(expected))).rejects.toThrow('ENOENT');
    await blobs.keep(received);
    expect(await readFile(blobs.pathOf(expected), 'utf8')).toBe('meltemi lines');
  });

  it('leave nothing behind when they are too many, interrupted or discarded', async () => {
    const blobs = new BlobStore(folder);
    await blobs.prepare(new Date());
    await expect(blobs.receive(bodyOf('12345', '6'), 5)).rejects.toBeInstanceOf(TooManyBytesError);
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('connection lost'));
      },
    });
    await expect(blobs.receive(broken, 5)).rejects.toThrow('connection lost');
    await blobs.discard(await blobs.receive(bodyOf('1'), 5));
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('left incomplete by a crash are deleted a day later', async () => {
    const blobs = new BlobStore(folder);
    await blobs.prepare(new Date());
    await blobs.receive(bodyOf('half'), 5);
    await new BlobStore(folder).prepare(new Date());
    expect(await readdir(join(folder, 'incoming'))).toHaveLength(1);
    await new BlobStore(folder).prepare(new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });
});

describe('image variants', () => {
  const bytes = (size: number) => async () => new Uint8Array(size);
  const mustNotMake = async (): Promise<Uint8Array> => {
    throw new Error('made again');
  };

  it('are created once, for concurrent requests too, and found again after a restart', async () => {
    const cache = new VariantCache(folder, 1000);
    await cache.prepare();
    let made = 0;
    const make = async () => {
      made += 1;
      return new Uint8Array(10);
    };
    const paths = await Promise.all([cache.get('ab/one.jpg', make), cache.get('ab/one.jpg', make)]);
    expect(new Set(paths).size).toBe(1);
    expect(made).toBe(1);
    const restarted = new VariantCache(folder, 1000);
    await restarted.prepare();
    expect(await restarted.get('ab/one.jpg', mustNotMake)).toBe(paths[0]);
  });

  it('are evicted for newer ones, least recently used first', async () => {
    const cache = new VariantCache(folder, 100);
    await cache.prepare();
    await cache.get('one', bytes(40));
    await cache.get('two', bytes(40));
    await cache.get('one', mustNotMake);
    await cache.get('three', bytes(40));
    expect((await readdir(folder)).toSorted()).toEqual(['one', 'three']);
    await cache.get('huge', bytes(500));
    expect(await readdir(folder)).toEqual(['huge']);
  });

  it('are created again if somebody deleted them, and failures are not cached', async () => {
    const cache = new VariantCache(folder, 100);
    await cache.prepare();
    await rm(await cache.get('one', bytes(4)));
    expect((await stat(await cache.get('one', bytes(5)))).size).toBe(5);
    await expect(cache.get('bad', mustNotMake)).rejects.toThrow('made again');
    expect((await stat(await cache.get('bad', bytes(3)))).size).toBe(3);
  });
});
