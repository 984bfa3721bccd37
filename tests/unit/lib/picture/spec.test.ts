import { describe, expect, it } from 'vitest';
import { formatImageSpec, imageWidths, parseImageSpec } from '#lib/picture/spec.ts';

const file = `${'a1'.repeat(20)}-2000x1334.webp`;
const source = `/images/meltemi/production/${file}`;
const parse = (address: string) => parseImageSpec(address.replace(/^\/image\//, '').split('/'));

describe('H1 addresses of pictures', () => {
  it('writes the requested form', () => {
    const spec = {
      width: 640,
      height: null,
      fill: false,
      crop: null,
      focus: null,
      format: null,
      source,
    } as const;
    expect(formatImageSpec(spec)).toBe(`/image/s640x/file${source}`);
    expect(formatImageSpec({ ...spec, format: 'webp' })).toBe(`/image/s640x/webp/file${source}`);
    expect(formatImageSpec({ ...spec, height: 427, fill: true, format: 'webp' })).toBe(
      `/image/s640x427/fill/webp/file${source}`,
    );
  });

  it('reads every address that it writes', () => {
    for (const width of imageWidths)
      for (const format of [null, 'webp'] as const)
        for (const cut of [
          { height: null, fill: false, crop: null, focus: null },
          { height: null, fill: false, crop: { left: 5, top: 0, right: 985, bottom: 90 }, focus: null },
          { height: Math.round(width * 0.6), fill: true, crop: null, focus: null },
          // `s320x240`: the specification has a height without fill too.
          { height: Math.round(width * 0.75), fill: false, crop: null, focus: null },
          {
            height: width,
            fill: true,
            crop: { left: 0, top: 1, right: 0, bottom: 0 },
            focus: { x: 0, y: 100 },
          },
        ]) {
          const spec = { width, format, source, ...cut };
          expect(parse(formatImageSpec(spec))).toEqual(spec);
        }
  });
});

describe('H2 limits of the picture endpoint', () => {
  it.each([
    ['a width that is not in the set', `/image/s641x/file${source}`],
    ['a huge width', `/image/s9999x/file${source}`],
    ['a height that no page makes', `/image/s640x401/file${source}`],
    ['fill without a height', `/image/s640x/fill/file${source}`],
    ['a strip that is too flat', `/image/s640x20/fill/file${source}`],
    ['a tower that is too tall', `/image/s160x999/fill/file${source}`],
    ['parts in another order', `/image/s640x/webp/fill/file${source}`],
    ['a doubled format', `/image/s640x/webp/webp/file${source}`],
    ['a format that no page writes', `/image/s640x/avif/file${source}`],
    ['a height in a ratio that no page cuts', `/image/s640x401/fill/file${source}`],
    ['a focal point without fill', `/image/s640x/at10-10/file${source}`],
    ['a focal point outside', `/image/s640x400/fill/at101-10/file${source}`],
    ['a cut that leaves nothing', `/image/s640x/cut500-0-500-0/file${source}`],
    ['a cut of nothing', `/image/s640x/cut0-0-0-0/file${source}`],
    ['a cut written in another way', `/image/s640x/cut010-0-0-0/file${source}`],
    ['a cut after the focal point', `/image/s640x400/fill/at10-10/cut10-0-0-0/file${source}`],
    ['a climbing path', `/image/s640x/file/images/meltemi/production/../../secrets.json`],
    ['a foreign address', `/image/s640x/file/https://example.com/${file}`],
    ['a file that is no picture', `/image/s640x/file/images/meltemi/production/${'a1'.repeat(20)}-1x1.svg`],
    ['nothing', '/image/'],
  ])('refuses %s', (_name, address) => {
    expect(parse(address)).toBeNull();
  });
});
