import { describe, expect, it } from 'vitest';
import { contentPicture } from '#lib/content/content-picture.ts';
import { cutsIn, isAmong } from '#lib/picture/cuts.ts';
import { parseImageSpec } from '#lib/picture/spec.ts';
import { shareAddress } from '#lib/seo/page-metadata.ts';

const hash = 'a1'.repeat(20);
const id = `image-${hash}-2000x1334-webp`;
const image = { _type: 'image', asset: { _type: 'reference', _ref: id } };
const crop = { left: 0.1, top: 0.05, right: 0.2, bottom: 0 };
const hotspot = { x: 0.7, y: 0.4, width: 0.3, height: 0.3 };
const documents = [
  { _id: 'a', cover: { ...image, crop } },
  { _id: 'drafts.b', body: [{ blocks: [{ picture: { ...image, crop, hotspot } }] }] },
  { _id: 'c', cover: { asset: { _ref: 'image-other' }, crop: { left: 0.5, top: 0, right: 0, bottom: 0 } } },
];

/* Any crop in thousandths could be requested: 10^12 pictures of each file, each half a second of CPU. */
describe('crops and focal points that documents use', () => {
  const cuts = cutsIn(documents, id);
  const wanted = (left: number) => ({ crop: { left, top: 50, right: 200, bottom: 0 }, focus: null });

  it('are found wherever a document shows the picture', () => {
    expect(cuts).toHaveLength(2);
    expect(isAmong(cuts, wanted(100))).toBe(true);
  });

  it('are the only accepted ones', () => {
    expect(isAmong(cuts, wanted(101))).toBe(false);
    expect(isAmong(cuts, { crop: null, focus: { x: 3, y: 4 } })).toBe(false);
    expect(isAmong(cuts, { crop: { left: 500, top: 0, right: 0, bottom: 0 }, focus: null })).toBe(false);
  });

  it.each([
    ['cropped', { crop, hotspot }],
    ['with a focal point', { hotspot }],
    ['as it is', {}],
  ])('include the link preview of a picture %s', (_, set) => {
    const picture = contentPicture({ ref: id, ...set }, 'el', {
      projectId: 'meltemi',
      dataset: 'production',
    });
    if (!picture) throw new Error('no picture');
    const spec = parseImageSpec(shareAddress(picture).split('/').slice(2));
    if (!spec) throw new Error('not an address of ours');
    expect(isAmong(cutsIn([{ cover: { ...image, ...set } }], id), spec)).toBe(true);
    expect(
      isAmong(cutsIn([{ cover: { ...image, crop: { left: 0.9, top: 0, right: 0, bottom: 0 } } }], id), spec),
    ).toBe(false);
  });

  it('are parsed as untrusted data', () => {
    expect(cutsIn([{ cover: { ...image, crop: 'x', hotspot: 3 } }, null, 'x', { asset: null }], id)).toEqual([
      { crop: null, focus: { x: 50, y: 50 } },
    ]);
  });
});
