import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureFolder } from '#lib/picture/disk.server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (size: number, type = 'image/webp') => ({ bytes: new Uint8Array(size).fill(7), type });
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
const minute = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes));

describe('H2 rendered pictures on disk', () => {
  it('returns what was stored, with its type, also to another process', async () => {
    await createPictureFolder({ folder, maxBytes: 10_000 }).put('/image/a', picture(100, 'image/jpeg'));
    const other = createPictureFolder({ folder, maxBytes: 10_000 });
    const found = await other.get('/image/a', minute(0));
    expect(found?.type).toBe('image/jpeg');
    expect(found?.bytes).toHaveLength(100);
    expect(await other.get('/image/b', minute(0))).toBeNull();
  });

  it('deletes the least recently used pictures, and stays below its limit', async () => {
    const pictures = createPictureFolder({ folder, maxBytes: 1000 });
    for (const name of ['a', 'b', 'c']) await pictures.put(name, picture(90));
    for (const [index, name] of ['b', 'c', 'a'].entries()) await pictures.get(name, minute(index));
    await pictures.put('large', picture(850));
    expect(await pictures.get('b', minute(9))).toBeNull();
    expect(await pictures.get('large', minute(9))).not.toBeNull();
    expect(await pictures.get('a', minute(9))).not.toBeNull();
  });

  it('works without its folder, and leaves no partial file behind', async () => {
    const blocked = join(folder, 'taken');
    await writeFile(blocked, '');
    const pictures = createPictureFolder({ folder: join(blocked, 'pictures'), maxBytes: 1000 });
    await pictures.put('a', picture(10));
    expect(await pictures.get('a', minute(0))).toBeNull();
    await rm(blocked);
    const good = createPictureFolder({ folder, maxBytes: 1000 });
    await Promise.all(Array.from({ length: 8 }, () => good.put('a', picture(10))));
    expect(await files()).toHaveLength(1);
  });
});
