import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccessLake, type AccessLake } from '#tests/fixtures/access-lake.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { colourAt, quarters, sha1 } from '#tests/fixtures/test-pictures.ts';

onPostgres('uploads', (database) => {
  let lake: AccessLake;
  let token: string;
  beforeAll(async () => {
    lake = await openAccessLake(database);
    token = await lake.lake.createToken({ name: 'editor', role: 'editor' });
  });
  afterAll(() => lake.close());

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it("keep an image byte for byte, with the hosted service's document", async () => {
    const bytes = await quarters(64, 48).png().toBuffer();
    const id = sha1(bytes);
    const document = await lake.client(token).assets.upload('image', bytes, {
      filename: 'C:\\φωτογραφίες\\Η Σύμη.png',
      title: 'Σύμη',
      creditLine: 'Meltemi',
      source: { id: '7', name: 'archive', url: 'https://archive.example/7' },
    });
    expect(document).toMatchObject({
      _id: `image-${id}-64x48-png`,
      _type: 'sanity.imageAsset',
      assetId: id,
      sha1hash: id,
      extension: 'png',
      mimeType: 'image/png',
      size: bytes.length,
      originalFilename: 'Η Σύμη.png',
      title: 'Σύμη',
      creditLine: 'Meltemi',
      source: { id: '7', name: 'archive', url: 'https://archive.example/7' },
      path: `images/meltemi/production/${id}-64x48.png`,
      url: `${lake.origin}/images/meltemi/production/${id}-64x48.png`,
      metadata: {
        _type: 'sanity.imageMetadata',
        hasAlpha: false,
        isOpaque: true,
        dimensions: { _type: 'sanity.imageDimensions', width: 64, height: 48, aspectRatio: 64 / 48 },
      },
    });
    expect(document.metadata.lqip).toMatch(/^data:image\/webp;base64,/);
    expect(document.metadata.blurHash).toMatch(/^.{28}$/);
    expect(document.metadata.palette?.dominant).toEqual({
      _type: 'sanity.imagePaletteSwatch',
      background: expect.stringMatching(/^#[0-9a-f]{6}$/),
      foreground: expect.stringMatching(/^#(000|fff)$/),
      title: expect.stringMatching(/^#(000|fff)$/),
      population: 25,
    });
    for (const query of ['', '?dlRaw=true', '?utm_source=x', '/a-name-for-people.png']) {
      const { response, bytes: served } = await get(`${document.url}${query}`);
      expect(sha1(served)).toBe(id);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    // An ordinary transaction: the same document comes back from the store.
    expect(await lake.client(token).getDocument(document._id)).toEqual(document);
  });

  it('return the existing document when the bytes are known', async () => {
    const bytes = await quarters(20, 20).webp().toBuffer();
    const assets = lake.client(token).assets;
    const first = await assets.upload('image', bytes, { filename: 'one.webp' });
    const second = await assets.upload('image', bytes, { filename: 'two.webp' });
    expect(second).toEqual(first);
    const folder = join(lake.assetsFolder, 'originals', first.sha1hash.slice(0, 2));
    expect(await readdir(folder)).toEqual([first.sha1hash]);
    expect(await readdir(join(lake.assetsFolder, 'incoming'))).toEqual([]);
    const again = await Promise.all([1, 2, 3].map(() => assets.upload('image', bytes)));
    expect(again.map(({ _rev }) => _rev)).toEqual([first._rev, first._rev, first._rev]);
  });

  it('know the size of a photo rotated by the camera, and drop its location', async () => {
    const bytes = await quarters(60, 40)
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const document = await lake.client(token).assets.upload('image', bytes);
    expect(document._id).toMatch(/-40x60-jpg$/);
    expect(document.metadata.dimensions).toMatchObject({ width: 40, height: 60 });
    expect(JSON.stringify(document)).not.toMatch(/SecretCamera|gps/i);
    const { bytes: made } = await get(`${document.url}?w=20`);
    expect(await sharp(made).metadata()).toMatchObject({ width: 20, height: 30 });
    expect((await sharp(made).metadata()).exif).toBeUndefined();
    // Rotated a quarter to the right, blue (bottom left) comes to the top left.
    expect(await colourAt(made, 4, 4)).toBe('blue');
    expect(await colourAt(made, 15, 4)).toBe('red');
  });

  it('distinguish transparent images from opaque ones', async () => {
    const clear = await sharp({ create: { width: 30, height: 30, channels: 4, background: '#1f96b480' } })
      .png()
      .toBuffer();
    const solid = await sharp({ create: { width: 30, height: 30, channels: 4, background: '#1f96b4' } })
      .png()
      .toBuffer();
    const assets = lake.client(token).assets;
    expect((await assets.upload('image', clear)).metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
    const opaque = await assets.upload('image', solid, { extract: ['palette'] });
    expect(opaque.metadata).toMatchObject({ hasAlpha: true, isOpaque: true });
    expect(opaque.metadata.lqip).toBeUndefined();
    expect(opaque.metadata.palette?.vibrant?.background).toBe('#1f96b4');
  });

  it('reject a file that is not an image, empty, or too large', async () => {
    const assets = lake.client(token).assets;
    const upload = (body: Buffer) => assets.upload('image', body);
    await expect(upload(Buffer.from('not a picture'))).rejects.toMatchObject({ statusCode: 400 });
    await expect(upload((await quarters(64, 64).png().toBuffer()).subarray(0, 90))).rejects.toMatchObject({
      statusCode: 400,
    });
    const post = (headers: Record<string, string>, body: string | undefined) =>
      fetch(lake.url('/assets/images/production'), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...headers },
        body,
      });
    expect((await post({}, '')).status).toBe(400);
    const nowhere = await fetch(lake.url('/assets/images/nowhere'), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: 'x',
    });
    expect(nowhere.status).toBe(404);
    expect(await readdir(join(lake.assetsFolder, 'incoming'))).toEqual([]);
  });

  it('keep a file of any kind, and never let one run as a page on our origin', async () => {
    const html = Buffer.from('<script>alert(1)</script>');
    const document = await lake.client(token).assets.upload('file', html, { filename: 'terms.html' });
    expect(document).toMatchObject({
      _id: `file-${sha1(html)}-html`,
      _type: 'sanity.fileAsset',
      extension: 'html',
      mimeType: 'application/octet-stream',
      originalFilename: 'terms.html',
      url: `${lake.origin}/files/meltemi/production/${sha1(html)}.html`,
    });
    const { response, bytes } = await get(document.url);
    expect(Buffer.from(bytes).equals(html)).toBe(true);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const named = await get(`${document.url}?dl=%CE%8C%CF%81%CE%BF%CE%B9"%0d%0aX: y.html`);
    expect(named.response.headers.get('content-disposition')).toBe(
      `attachment; filename="____X: y.html"; filename*=UTF-8''%CE%8C%CF%81%CE%BF%CE%B9X%3A%20y.html`,
    );
  });

  it('serve a range of a long file, as players request it', async () => {
    const film = Buffer.alloc(5000, 'film');
    const { url } = await lake.client(token).assets.upload('file', film, { filename: 'deck.mp4' });
    const { response, bytes } = await get(url, { range: 'bytes=10-19' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 10-19/5000');
    expect(Buffer.from(bytes).equals(film.subarray(10, 20))).toBe(true);
    expect((await get(url, { range: 'bytes=-5' })).bytes).toHaveLength(5);
    expect((await get(url, { range: 'bytes=6000-' })).response.status).toBe(416);
    const tag = response.headers.get('etag') ?? '';
    expect((await get(url, { 'if-none-match': tag })).response.status).toBe(304);
  });

  it('serve an SVG unchanged, in a sandbox', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#f07d1a"/></svg>',
    );
    const document = await lake.client(token).assets.upload('image', svg);
    expect(document._id).toBe(`image-${sha1(svg)}-40x20-svg`);
    for (const query of ['', '?w=10', '?w=10&auto=format&fm=png']) {
      const { response, bytes } = await get(document.url + query);
      expect(sha1(bytes)).toBe(sha1(svg));
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
    }
  });

  it('give 404 for a missing file, without looking outside the folder', async () => {
    const known = await lake.client(token).assets.upload('image', await quarters(8, 8).png().toBuffer());
    const name = known.path.split('/').at(-1) ?? '';
    const paths = [
      `images/other/production/${name}`,
      `images/meltemi/staging/${name}`,
      `images/meltemi/production/${name.replace('8x8', '9x9')}`,
      `images/meltemi/production/..%2f..%2f..%2fetc%2fpasswd`,
      `files/meltemi/production/${'0'.repeat(40)}.pdf`,
      'images/meltemi/production/',
    ];
    for (const path of paths) expect((await get(`${lake.origin}/${path}`)).response.status).toBe(404);
    await lake.client(token).delete(known._id);
    expect((await get(known.url)).response.status).toBe(404);
    const back = await lake.client(token).assets.upload('image', await quarters(8, 8).png().toBuffer());
    expect((await get(back.url)).response.status).toBe(200);
  });

  describe('the addresses of @sanity/image-url', () => {
    it('work with the hot spot of a document', async () => {
      const client = lake.client(token);
      const { _id } = await client.assets.upload('image', await quarters(200, 100).png().toBuffer());
      const image = {
        asset: { _ref: _id },
        hotspot: { x: 0.9, y: 0.5, width: 0.2, height: 0.4 },
        crop: { top: 0, bottom: 0, left: 0, right: 0 },
      };
      const url = createImageUrlBuilder(client).image(image).width(50).height(50).fit('crop').url();
      const { bytes } = await get(url);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 50, height: 50, format: 'png' });
      expect(await colourAt(bytes, 5, 5)).toBe('green');
    });

    it('choose WebP only for browsers that list it, and tell caches so', async () => {
      const { url } = await lake
        .client(token)
        .assets.upload('image', await quarters(80, 40).jpeg().toBuffer());
      const modern = await get(`${url}?w=20&auto=format`, { accept: 'image/avif,image/webp,*/*;q=0.8' });
      expect(modern.response.headers.get('content-type')).toBe('image/webp');
      expect(modern.response.headers.get('vary')).toContain('Accept');
      const old = await get(`${url}?w=20&auto=format`, { accept: 'image/png,image/*;q=0.8' });
      expect(old.response.headers.get('content-type')).toBe('image/jpeg');
      expect((await sharp(old.bytes).metadata()).format).toBe('jpeg');
    });

    it('are created once, and stored under a name that depends only on the requested result', async () => {
      const { url, sha1hash } = await lake
        .client(token)
        .assets.upload('image', await quarters(90, 45).png().toBuffer());
      const queries = ['w=30', 'fit=max&w=30&unknown=1', 'dpr=3&w=10'];
      const all = await Promise.all(queries.map((query) => get(`${url}?${query}`)));
      expect(new Set(all.map(({ bytes }) => sha1(bytes))).size).toBe(1);
      const folder = join(lake.assetsFolder, 'variants', sha1hash.slice(0, 2), sha1hash);
      const names = await readdir(folder);
      expect(names).toHaveLength(1);
      expect(sha1(await readFile(join(folder, names[0] ?? '')))).toBe(
        sha1(all[0]?.bytes ?? new Uint8Array()),
      );
    });

    it('with an invalid parameter get an error with the allowed values', async () => {
      const { url } = await lake
        .client(token)
        .assets.upload('image', await quarters(10, 10).png().toBuffer());
      const { response, bytes } = await get(`${url}?w=5000`);
      expect(response.status).toBe(400);
      expect(JSON.parse(Buffer.from(bytes).toString())).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: 'Parameter "w" must be a number between 1 and 4096, not "5000"',
      });
    });
  });
});
