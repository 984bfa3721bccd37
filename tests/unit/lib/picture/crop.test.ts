import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contentPicture } from '#lib/content/content-picture.ts';
import { readCrop } from '#lib/picture/crop.ts';
import { renderPicture } from '#lib/picture/render.server.ts';
import { parseImageSpec } from '#lib/picture/spec.ts';

const HASH = 'c0'.repeat(20);
const place = { projectId: 'meltemi', dataset: 'production' };
const SOURCE = `images/meltemi/production/${HASH}-400x200.png`;

/** Four fields of 100 × 200 pixels: red, green, blue, white. */
async function flag(options: { orientation?: number } = {}): Promise<ArrayBuffer> {
  const field = (colour: string, left: number) => ({
    input: { create: { width: 100, height: 200, channels: 3 as const, background: colour } },
    left,
    top: 0,
  });
  const whole = sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } }).composite([
    field('#f00', 0),
    field('#0f0', 100),
    field('#00f', 200),
  ]);
  const { orientation } = options;
  const bytes = await (orientation ? whole.jpeg().withMetadata({ orientation }) : whole.png()).toBuffer();
  return new Uint8Array(bytes).buffer;
}

async function coloursOf(address: string, original: ArrayBuffer) {
  const spec = parseImageSpec(address.split('/'));
  if (!spec) throw new Error(`${address} is no address of ours`);
  const { bytes } = await renderPicture(original, spec);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    const [red = 0, green = 0] = data.subarray(start, start + 2);
    if (red > 200 && green > 200) return 'white';
    return red > 200 ? 'red' : green > 200 ? 'green' : 'blue';
  };
  return { size: `${info.width}x${info.height}`, left: at(2), right: at(info.width - 3) };
}

describe('B3 the crop that an editor chose', () => {
  it('leaves only the part inside it', async () => {
    const original = await flag();
    expect(await coloursOf(`s160x/file/${SOURCE}`, original)).toEqual({
      size: '160x80',
      left: 'red',
      right: 'white',
    });
    expect(await coloursOf(`s160x/cut250-0-250-0/webp/file/${SOURCE}`, original)).toEqual({
      size: '160x160',
      left: 'green',
      right: 'blue',
    });
  });

  // `s320x240` was a 404.
  it('is shown whole in a box without fill', async () => {
    const original = await flag({ orientation: 6 });
    // 200 × 400 in portrait: the height of the box is the limit.
    expect(await coloursOf(`s160x160/file/${SOURCE}`, original)).toMatchObject({ size: '80x160' });
    expect(await coloursOf(`s320x240/webp/file/${SOURCE}`, await flag())).toEqual({
      size: '320x160',
      left: 'red',
      right: 'white',
    });
  });

  it('is cropped before the hotspot is applied', async () => {
    const right = await coloursOf(`s160x160/fill/cut250-0-0-0/at100-50/file/${SOURCE}`, await flag());
    expect(right).toEqual({ size: '160x160', left: 'blue', right: 'white' });
  });

  it('refers to the rotated picture, whatever the camera’s orientation', async () => {
    // Rotated by 90 degrees, the fields are above each other: the upper half is red and green.
    const upper = await coloursOf(`s160x/cut0-0-0-750/file/${SOURCE}`, await flag({ orientation: 6 }));
    expect(upper).toMatchObject({ left: 'red', right: 'red' });
  });

  it('gives the size and the hotspot of the cropped part', () => {
    const picture = contentPicture(
      {
        ref: `image-${HASH}-400x200-png`,
        crop: { left: 0.25, top: 0, right: 0.25, bottom: 0.5 },
        hotspot: { x: 0.5, y: 0.25 },
      },
      'el',
      place,
    );
    expect(picture).toMatchObject({
      width: 200,
      height: 100,
      crop: { left: 250, top: 0, right: 250, bottom: 500 },
      hotspot: { x: 0.5, y: 0.5 },
    });
  });

  it.each([
    ['nothing', null],
    ['no edge', { left: 0, top: 0, right: 0, bottom: 0 }],
    ['everything', { left: 0.6, right: 0.5 }],
  ])('is no crop when it removes %s', (_what, stored) => expect(readCrop(stored)).toBeNull());
});
