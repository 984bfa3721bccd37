import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio } from 'thumbhash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessLake, openAccessLake } from '#tests/fixtures/access-lake.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { quarters, sha1 } from '#tests/fixtures/test-pictures.ts';

const DAY = 24 * 60 * 60;

/** As a phone writes it: rotated, and with the location. */
function photograph(width = 60, height = 40) {
  return quarters(width, height)
    .jpeg()
    .withExif({
      IFD0: { Orientation: '6', Make: 'Aegean Cameras', ImageDescription: 'Mandraki' },
      IFD2: { ISOSpeedRatings: '200', DateTimeOriginal: '2026:05:01 10:30:00', LensModel: '28mm' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '36/1 26/1 3600/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '28/1 13/1 1200/100',
        GPSAltitudeRef: '0',
        GPSAltitude: '12/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

onPostgres('metadata of an upload', (database) => {
  let lake: AccessLake;
  let client: SanityClient;
  beforeAll(async () => {
    lake = await openAccessLake(database);
    client = lake.client(await lake.lake.createToken({ name: 'admin', role: 'administrator' }));
  });
  afterAll(() => lake.close());

  it('includes camera, location and date only on request', async () => {
    const bytes = await photograph();
    const withMetadata = await client.assets.upload('image', bytes, {
      extract: ['exif', 'image', 'location', 'thumbhash', 'blurhash'],
    });
    const { metadata } = withMetadata;
    expect(metadata['exif']).toMatchObject({
      _type: 'sanity.imageExifMetadata',
      ISOSpeedRatings: 200,
      LensModel: '28mm',
      DateTimeOriginal: '2026-05-01T10:30:00.000Z',
    });
    expect(metadata['image']).toMatchObject({ _type: 'sanity.imageExifTags', Make: 'Aegean Cameras' });
    const location = {
      _type: 'geopoint',
      lat: expect.closeTo(36.4433, 3),
      lng: expect.closeTo(28.22, 3),
      alt: 12,
    };
    expect(metadata).toMatchObject({ location });
    expect(metadata.blurHash).toMatch(/^.{28}$/);
    expect(metadata.lqip).toBeUndefined();
    expect(metadata.dimensions).toMatchObject({ width: 40, height: 60 });
    // As the image is displayed: upright.
    const hash = Buffer.from(String(metadata['thumbHash']), 'base64');
    expect(thumbHashToApproximateAspectRatio(hash)).toBeLessThan(1);

    const plain = await client.assets.upload('image', await photograph(62, 40));
    expect(JSON.stringify(plain)).not.toMatch(/Aegean|geopoint|imageExif/);
    expect(plain.metadata).toMatchObject({ lqip: expect.any(String), blurHash: expect.any(String) });
    const none = await client.assets.upload('image', await photograph(64, 40), { extract: ['none'] });
    expect(Object.keys(none.metadata).toSorted()).toEqual(['_type', 'dimensions', 'hasAlpha', 'isOpaque']);
  });

  it('is available for images of every format', async () => {
    const picture = quarters(40, 30);
    const kinds = {
      jpg: await picture.clone().jpeg().toBuffer(),
      png: await picture.clone().png().toBuffer(),
      webp: await picture.clone().webp().toBuffer(),
      gif: await picture.clone().gif().toBuffer(),
      tif: await picture.clone().tiff().toBuffer(),
      avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
    };
    for (const [extension, bytes] of Object.entries(kinds)) {
      const asset = await client.assets.upload('image', bytes);
      expect(asset).toMatchObject({ extension, size: bytes.length });
      const small = await fetch(`${asset.url}?w=20&fm=png`);
      const made = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
      expect(made).toMatchObject({ width: 20, height: 15, format: 'png' });
    }
  });

  it('comes in a HEAD response without the bytes, with the hash of an original', async () => {
    const bytes = await quarters(50, 20).png().toBuffer();
    const { url } = await client.assets.upload('image', bytes);
    for (const address of [url, `${url}?w=10`]) {
      // Each body is read to its end before the next request: the client closes the connection after a HEAD.
      const head = await fetch(address, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      const get = await fetch(address);
      await get.arrayBuffer();
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'x-sanity-sha1']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
      const tag = get.headers.get('etag') ?? '';
      expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
      const part = await fetch(address, { headers: { range: 'bytes=0-3' } });
      expect(part.headers.get('content-range')).toMatch(/^bytes 0-3\//);
      await part.arrayBuffer();
    }
    expect((await fetch(url)).headers.get('x-sanity-sha1')).toBe(sha1(bytes));
    expect((await fetch(`${url}?w=10`)).headers.get('x-sanity-sha1')).toBeNull();
  });

  it('reduces an animation to one frame on request', async () => {
    const plain = sharp({ create: { width: 20, height: 20, channels: 3, background: '#1f96b4' } });
    const frames = await Promise.all([quarters(20, 20), plain].map((frame) => frame.png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { url } = await client.assets.upload('image', moving);
    const pages = async (query: string) => {
      const response = await fetch(`${url}?${query}`);
      return (
        (await sharp(Buffer.from(await response.arrayBuffer()), { animated: true }).metadata()).pages ?? 1
      );
    };
    expect(await pages('w=10')).toBe(2);
    expect(await pages('w=10&frame=1')).toBe(1);
  });

  describe('housekeeping', () => {
    const pathOf = (id: string) => join(lake.assetsFolder, 'originals', id.slice(0, 2), id);
    const exists = (path: string) =>
      stat(path).then(
        () => true,
        () => false,
      );
    /** As if it had been uploaded at the lake's current time, which the test moves. */
    const age = async (id: string, days: number) => {
      const then = new Date(Date.parse('2026-05-01T09:00:00Z') - days * DAY * 1000);
      await utimes(pathOf(id), then, then);
    };

    it('deletes bytes that nothing references any more, once no history needs them', async () => {
      const kept = await client.assets.upload('file', Buffer.from('kept'), { filename: 'kept.txt' });
      const gone = await client.assets.upload('image', await quarters(44, 22).png().toBuffer());
      await (await fetch(`${gone.url}?w=10`)).arrayBuffer();
      const variants = join(lake.assetsFolder, 'variants', gone.sha1hash.slice(0, 2), gone.sha1hash);
      for (const { sha1hash } of [kept, gone]) await age(sha1hash, 400);
      await client.delete(gone._id);

      // Deleted today: the document's history can still restore it.
      expect(await lake.lake.maintain({ keepFilesDays: 30 })).toMatchObject({ files: 0 });
      await client.createOrReplace({ ...gone });
      expect((await fetch(gone.url)).status).toBe(200);
      await client.delete(gone._id);

      lake.passSeconds(31 * DAY);
      expect(await lake.lake.maintain({})).toMatchObject({ files: 0, bytes: 0 });
      expect(await lake.lake.maintain({ keepFilesDays: 30 })).toMatchObject({ files: 1, bytes: gone.size });
      expect(await exists(pathOf(gone.sha1hash))).toBe(false);
      expect(await exists(variants)).toBe(false);
      expect((await fetch(kept.url)).status).toBe(200);
    });
  });
});
