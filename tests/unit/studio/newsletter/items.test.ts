import { describe, expect, it } from 'vitest';
import { parseImageSpec } from '#lib/picture/spec.ts';
import { matchingItems, readItems } from '#studio/newsletter/items/content-items.ts';
import { emailPicture } from '#studio/newsletter/items/email-picture.ts';

const place = { projectId: 'meltemi', dataset: 'production' };
const ref = `image-${'a1'.repeat(20)}-2000x1334-webp`;
const post = {
  _id: 'post-symi',
  _type: 'newsPost',
  title_el: 'Ταχύπλοο για Σύμη',
  title_en: 'Fast ferry to Symi',
  lead_el: 'Κάθε μέρα.',
  lead_en: 'Every day.',
  permalink_el: 'symi',
  permalink_en: 'symi',
  category_el: 'nea',
  category_en: 'news',
  picture: { ref, crop: null, hotspot: null },
};

describe('content for an issue', () => {
  it('becomes an item with the addresses of its pages', () => {
    expect(readItems([post], place)).toEqual([
      {
        kind: 'newsPost',
        id: 'post-symi',
        picture: `/image/s1280x720/fill/file/images/meltemi/production/${'a1'.repeat(20)}-2000x1334.webp`,
        title_el: 'Ταχύπλοο για Σύμη',
        title_en: 'Fast ferry to Symi',
        lead_el: 'Κάθε μέρα.',
        lead_en: 'Every day.',
        path_el: '/news/nea/symi',
        path_en: '/en/news/news/symi',
      },
    ]);
  });

  it('has no page in a language if a part of the address is missing, and may have no picture', () => {
    const [item] = readItems([{ ...post, category_en: null, title_en: null, picture: null }], place);
    expect(item).toMatchObject({ path_en: null, title_en: '', picture: null, path_el: '/news/nea/symi' });
  });

  it('is shortened at a word, and left out if it is invalid', () => {
    const [item] = readItems([{ ...post, lead_el: 'λέξη '.repeat(200) }], place);
    expect(item?.lead_el.length).toBeLessThanOrEqual(600);
    expect(item?.lead_el).toMatch(/ λέξη…$/);
    expect(readItems([{ ...post, _type: 'page' }, null, 5], place)).toEqual([]);
    expect(readItems({ error: 'no' }, place)).toEqual([]);
  });

  it('is found by words in either language, ignoring accents', () => {
    const items = readItems([post], place);
    for (const typed of ['', 'συμη', 'ΣΎΜΗ', 'symi fast', 'ταχυπλοο συμη'])
      expect(matchingItems(items, typed)).toHaveLength(1);
    expect(matchingItems(items, 'κως')).toEqual([]);
  });
});

describe('the picture of an item', () => {
  const specOf = (picture: Parameters<typeof emailPicture>[0]) =>
    parseImageSpec((emailPicture(picture, place) ?? '').split('/').slice(2));

  it('has an address that the site can render, with the editor’s crop and hotspot', () => {
    expect(specOf({ ref })).toMatchObject({ width: 1280, height: 720, fill: true, crop: null, focus: null });
    expect(specOf({ ref, hotspot: { x: 0.25, y: 1 } })).toMatchObject({ focus: { x: 25, y: 100 } });
    expect(
      specOf({ ref, crop: { left: 0.5, top: 0, right: 0, bottom: 0.1 }, hotspot: { x: 0.75, y: 0.45 } }),
    ).toMatchObject({ crop: { left: 500, top: 0, right: 0, bottom: 100 }, focus: { x: 50, y: 50 } });
    // A crop that leaves nothing is ignored.
    expect(specOf({ ref, crop: { left: 0.6, right: 0.6 }, hotspot: { x: 0.5, y: 0.5 } })).toMatchObject({
      crop: null,
      focus: { x: 50, y: 50 },
    });
  });

  it('is null without an asset', () => {
    expect(emailPicture(null, place)).toBeNull();
    expect(emailPicture({ ref: 'file-1' }, place)).toBeNull();
  });
});
