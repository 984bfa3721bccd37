import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessLake, openAccessLake } from '#tests/fixtures/access-lake.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';

const WIDTH = 240;
const HEIGHT = 160;
const FULL = { x: 0.5, y: 0.5, width: 1, height: 1 };

/** Every pixel encodes its position: red is x, green is y, so that an image shows exactly what was cropped. */
function map() {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    pixels[at * 3] = at % WIDTH;
    pixels[at * 3 + 1] = Math.floor(at / WIDTH);
    pixels[at * 3 + 2] = 128;
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}

onPostgres('the pixels behind @sanity/image-url', (database) => {
  let lake: AccessLake;
  let builder: ImageUrlBuilder;
  let asset: { _ref: string };
  beforeAll(async () => {
    lake = await openAccessLake(database);
    const token = await lake.lake.createToken({ name: 'editor', role: 'editor' });
    const { _id } = await lake.client(token).assets.upload('image', await map());
    asset = { _ref: _id };
    builder = createImageUrlBuilder(lake.client());
  });
  afterAll(() => lake.close());

  async function seen(url: string) {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const place = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
      return { x: data[place] ?? -1, y: data[place + 1] ?? -1 };
    };
    const { width, height } = info;
    return { width, height, at, topLeft: at(0, 0), bottomRight: at(width - 1, height - 1) };
  }

  const near = (value: number, wanted: number, tolerance = 2.5) =>
    expect(Math.abs(value - wanted), `${value} is not near ${wanted}`).toBeLessThanOrEqual(tolerance);

  it('show the hot spot, stay inside the crop and never stretch, wherever an editor put them', async () => {
    const part = fc.integer({ min: 0, max: 40 }).map((n) => n / 100);
    const image = fc.record({
      crop: fc.record({ top: part, bottom: part, left: part, right: part }),
      hotspot: fc.record({
        x: fc.integer({ min: 0, max: 100 }).map((n) => n / 100),
        y: fc.integer({ min: 0, max: 100 }).map((n) => n / 100),
        width: fc.constant(0.2),
        height: fc.constant(0.2),
      }),
      size: fc.constantFrom([60, 60], [90, 30], [30, 80], [24, 16]),
    });
    type Case = typeof image extends fc.Arbitrary<infer T> ? T : never;
    const check = async ({ crop, hotspot, size: [width, height] }: Case) => {
      const url = builder.image({ asset, crop, hotspot }).width(width).height(height).format('png').url();
      const picture = await seen(url);
      expect([picture.width, picture.height]).toEqual([width, height]);
      const edges = {
        left: crop.left * WIDTH,
        right: WIDTH - crop.right * WIDTH,
        top: crop.top * HEIGHT,
        bottom: HEIGHT - crop.bottom * HEIGHT,
      };
      const { topLeft, bottomRight } = picture;
      // A pixel of the result is the mean of the source pixels it covers; half of one is lost at each edge.
      const shown = { across: bottomRight.x - topLeft.x, down: bottomRight.y - topLeft.y };
      const step = Math.max(shown.across / width, shown.down / height, 1);
      const slack = step / 2 + 2.5;
      expect(topLeft.x).toBeGreaterThanOrEqual(edges.left - 2);
      expect(topLeft.y).toBeGreaterThanOrEqual(edges.top - 2);
      expect(bottomRight.x).toBeLessThanOrEqual(edges.right + 2);
      expect(bottomRight.y).toBeLessThanOrEqual(edges.bottom + 2);
      // The largest part of that shape: it reaches both edges of the crop in one direction.
      const scale = Math.min((edges.right - edges.left) / width, (edges.bottom - edges.top) / height);
      near(shown.across, scale * (width - 1), slack);
      near(shown.down, scale * (height - 1), slack);
      const middle = (spot: number, low: number, high: number, length: number) =>
        Math.min(Math.max(spot, low + length / 2), high - length / 2);
      near(
        (topLeft.x + bottomRight.x) / 2,
        middle(hotspot.x * WIDTH, edges.left, edges.right, scale * width),
        slack,
      );
      near(
        (topLeft.y + bottomRight.y) / 2,
        middle(hotspot.y * HEIGHT, edges.top, edges.bottom, scale * height),
        slack,
      );
    };
    await fc.assert(fc.asyncProperty(image, check), { numRuns: 40, seed: 7 });
  }, 120_000);

  it('match the requested rectangle, flip and rotation', async () => {
    const png = builder.image({ asset, hotspot: FULL }).format('png');
    const cut = await seen(png.rect(100, 40, 60, 30).url());
    expect([cut.width, cut.height]).toEqual([60, 30]);
    expect(cut.topLeft).toEqual({ x: 100, y: 40 });
    expect(cut.bottomRight).toEqual({ x: 159, y: 69 });
    const flipped = await seen(png.rect(100, 40, 60, 30).flipHorizontal().flipVertical().url());
    expect(flipped.topLeft).toEqual({ x: 159, y: 69 });
    const turned = await seen(png.rect(100, 40, 60, 30).orientation(90).url());
    expect([turned.width, turned.height]).toEqual([30, 60]);
    expect(turned.topLeft).toEqual({ x: 100, y: 69 });
    expect(turned.bottomRight).toEqual({ x: 159, y: 40 });
  });

  it('follow fit and crop without a hot spot', async () => {
    const square = builder.image(asset).ignoreImageParams().size(80, 80).format('png');
    const left = await seen(square.fit('crop').crop('left').url());
    near(left.topLeft.x, 0);
    near(left.bottomRight.x, 159);
    const focal = await seen(square.fit('crop').crop('focalpoint').focalPoint(1, 0.5).url());
    near(focal.bottomRight.x, 239);
    const clip = await seen(square.fit('clip').url());
    expect([clip.width, clip.height]).toEqual([80, 53]);
    const scale = await seen(square.fit('scale').url());
    expect([scale.width, scale.height]).toEqual([80, 80]);
    near(scale.topLeft.x, 1);
    near(scale.bottomRight.x, 238);
    const fill = await seen(square.fit('fill').bg('ff0000').url());
    expect([fill.width, fill.height]).toEqual([80, 80]);
    expect(fill.at(40, 2)).toEqual({ x: 255, y: 0 });
    const max = await seen(builder.image(asset).size(900, 900).fit('max').format('png').url());
    expect([max.width, max.height]).toEqual([160, 160]);
    const most = await seen(builder.image(asset).width(120).fit('crop').maxHeight(30).format('png').url());
    expect([most.width, most.height]).toEqual([120, 30]);
  });
});
