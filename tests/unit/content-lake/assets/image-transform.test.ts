import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseImageAddress } from '#content-lake/assets/image-parameters.ts';
import { Variants, type Original } from '#content-lake/assets/variants.ts';
import { colourAt, quarters } from '#tests/fixtures/test-pictures.ts';

let folder: string;
let variants: Variants;
const originals = new Map<string, Original>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meltemi-variants-'));
  variants = new Variants(folder);
  await variants.prepare();
  const add = async (
    name: string,
    bytes: Uint8Array,
    size: { width: number; height: number },
    hasAlpha = false,
  ) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const extension = name.split('.').at(-1) ?? '';
    originals.set(name, { sha1: name.replaceAll('.', ''), extension, size, hasAlpha, path });
  };
  await add('plain.png', await quarters(120, 80).png().toBuffer(), { width: 120, height: 80 });
  const jpg = await quarters(120, 80).jpeg({ quality: 95 }).toBuffer();
  await add('photo.jpg', jpg, { width: 120, height: 80 });
  const turned = await quarters(80, 120).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
  await add('turned.jpg', turned, { width: 120, height: 80 });
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  await add('clear.png', clear, { width: 40, height: 40 }, true);
  const frames = await Promise.all(
    ['#dc1e1e', '#1eb43c', '#1e3cdc'].map((background) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  await add(
    'film.gif',
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    { width: 30, height: 20 },
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function make(name: string, query: string, accept: string | null = null) {
  const original = originals.get(name);
  const { request } = parseImageAddress(new URLSearchParams(query));
  if (!original || !request) throw new Error(`nothing to make of ${name}?${query}`);
  const variant = await variants.make(original, request, accept);
  const bytes = await readFile(variant.path);
  return { ...variant, bytes, found: await sharp(bytes).metadata() };
}

describe('an image variant', () => {
  it.each([
    // w and h alone keep the shape; an image is enlarged unless fit forbids it.
    ['w=60', 60, 40],
    ['h=20', 30, 20],
    ['w=240', 240, 160],
    ['w=60&h=60', 60, 40],
    ['w=60&dpr=2', 120, 80],
    ['w=240&fit=max', 120, 80],
    ['w=60&h=60&fit=max', 60, 40],
    ['w=240&h=240&fit=clip', 240, 160],
    ['w=50&h=70&fit=crop', 50, 70],
    ['w=200&h=200&fit=crop', 200, 200],
    ['w=200&h=200&fit=min', 80, 80],
    ['w=50&h=50&fit=min', 50, 50],
    ['w=60&h=60&fit=scale', 60, 60],
    ['w=60&h=60&fit=fill', 60, 60],
    ['w=240&h=240&fit=fill', 240, 240],
    ['w=240&h=240&fit=fillmax', 240, 240],
    ['w=240&fit=min', 120, 80],
    ['w=240&fit=fillmax', 120, 80],
    // limits
    ['max-w=60', 60, 40],
    ['max-w=500', 120, 80],
    ['w=100&max-h=40', 60, 40],
    ['w=100&max-w=50', 50, 33],
    // cropping and rotating
    ['rect=0,0,60,40', 60, 40],
    ['rect=0,0,60,40&w=30', 30, 20],
    ['rect=100,60,500,500', 20, 20],
    ['or=90', 80, 120],
    ['or=270&w=40', 40, 60],
    ['or=180&w=60', 60, 40],
    ['or=90&w=40&h=40&fit=crop', 40, 40],
    ['w=40&h=40&fit=crop&crop=entropy', 40, 40],
    ['or=90&w=40&h=30&fit=crop&crop=entropy', 40, 30],
    // padding and background
    ['w=60&pad=5', 60, 43],
    ['w=60&h=60&pad=5&fit=crop', 60, 60],
    ['pad=5', 130, 90],
    ['w=60&blur=40', 60, 40],
    ['w=60&sharp=30&sat=-100&invert=true', 60, 40],
    ['w=60&sat=50', 60, 40],
    ['w=60&flip=hv', 60, 40],
    ['w=1&h=1&fit=crop&pad=1000', 1, 1],
    ['auto=format', 120, 80],
    ['q=0', 120, 80],
  ])('%s is %i × %i', async (query, width, height) => {
    for (const name of ['plain.png', 'photo.jpg', 'turned.jpg']) {
      expect((await make(name, query)).found, name).toMatchObject({ width, height });
    }
  });

  it.each([
    ['', 'png', 'image/png'],
    ['&fm=jpg', 'jpeg', 'image/jpeg'],
    ['&fm=pjpg', 'jpeg', 'image/jpeg'],
    ['&fm=webp', 'webp', 'image/webp'],
    ['&fm=png&auto=format', 'png', 'image/png'],
    ['&auto=format', 'webp', 'image/webp'],
  ])('w=30%s is %s', async (query, format, mimeType) => {
    const made = await make('plain.png', `w=30${query}`, 'image/webp,*/*');
    expect(made.mimeType).toBe(mimeType);
    expect(made.found).toMatchObject({ format, isProgressive: query.includes('pjpg') });
  });

  it.each([
    ['w=60', 'red', 'green', 'blue', 'sand'],
    ['w=60&flip=h', 'green', 'red', 'sand', 'blue'],
    ['w=60&flip=v', 'blue', 'sand', 'red', 'green'],
    ['w=60&flip=hv', 'sand', 'blue', 'green', 'red'],
    ['or=90', 'blue', 'red', 'sand', 'green'],
    ['or=180', 'sand', 'blue', 'green', 'red'],
    ['or=270', 'green', 'sand', 'red', 'blue'],
    ['rect=60,0,60,40', 'green', 'green', 'green', 'green'],
    ['rect=60,0,60,80', 'green', 'green', 'sand', 'sand'],
    ['w=20&h=40&fit=crop&crop=left', 'red', 'red', 'blue', 'blue'],
    ['w=60&h=10&fit=crop&crop=bottom', 'blue', 'sand', 'blue', 'sand'],
    ['w=20&h=40&fit=crop&crop=focalpoint&fp-x=1&fp-y=1', 'green', 'green', 'sand', 'sand'],
    ['or=90&w=40&h=20&fit=crop&crop=top', 'blue', 'red', 'blue', 'red'],
    ['or=270&w=40&h=20&fit=crop&crop=bottom', 'red', 'blue', 'red', 'blue'],
    ['w=60&h=60&fit=fill&bg=fff', 'white', 'white', 'white', 'white'],
    ['w=60&pad=8&bg=ffffff', 'white', 'white', 'white', 'white'],
  ])('%s has the right corners', async (query, topLeft, topRight, bottomLeft, bottomRight) => {
    const { bytes, found } = await make('plain.png', query);
    const right = found.width - 3;
    const bottom = found.height - 3;
    expect([
      await colourAt(bytes, 2, 2),
      await colourAt(bytes, right, 2),
      await colourAt(bytes, 2, bottom),
      await colourAt(bytes, right, bottom),
    ]).toEqual([topLeft, topRight, bottomLeft, bottomRight]);
  });

  it('fills transparent areas with the requested colour, or white where a format needs one', async () => {
    const corner = async (query: string) => {
      const { bytes } = await make('clear.png', query);
      const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 4)];
    };
    expect(await corner('w=20')).toEqual([0, 0, 0, 0]);
    expect(await corner('w=20&bg=f07d1a')).toEqual([240, 125, 26, 255]);
    expect(await corner('w=20&fm=jpg')).toEqual([255, 255, 255, 255]);
    expect(await corner('w=20&h=40&fit=fill')).toEqual([0, 0, 0, 0]);
    expect(await corner('w=20&h=40&fit=fill&bg=80ffffff')).toEqual([255, 255, 255, 128]);
  });

  it('keeps an animation when it is only resized, and uses one frame when it is cropped', async () => {
    expect((await make('film.gif', 'w=15')).found).toMatchObject({ format: 'gif', pages: 3, width: 15 });
    expect((await make('film.gif', 'w=15&auto=format', 'image/webp')).found).toMatchObject({
      format: 'webp',
      pages: 3,
    });
    expect((await make('film.gif', 'w=10&h=10&fit=crop')).found.pages ?? 1).toBe(1);
    const still = await make('film.gif', 'w=15&fm=png');
    expect(await colourAt(still.bytes, 3, 3)).toBe('red');
  });

  it('drops locations, cameras and colour profiles', async () => {
    const path = join(folder, 'private.jpg');
    await quarters(40, 40)
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toFile(path);
    const original = {
      sha1: 'private',
      extension: 'jpg',
      size: { width: 40, height: 40 },
      hasAlpha: false,
      path,
    };
    const { request } = parseImageAddress(new URLSearchParams('w=20'));
    if (!request) throw new Error('nothing asked');
    const bytes = await readFile((await variants.make(original, request, null)).path);
    expect(bytes.includes('SecretCamera')).toBe(false);
  });
});
