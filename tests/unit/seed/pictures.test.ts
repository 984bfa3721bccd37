import { describe, expect, it } from 'vitest';
import { resolvePictures } from '#seed/run/pictures.ts';

describe('a picture named in the content', () => {
  const facts = new Map([['kos', { name: 'kos', alt_el: 'Η Κως', alt_en: 'Kos', x: 0.1, y: 0.5 }]]);

  it('becomes the object that the Studio stores, at any depth, and keeps its key and caption', () => {
    const body = [
      {
        _key: 'b1',
        _type: 'imageWithAlt',
        picture: 'kos',
        caption_el: 'Το λιμάνι.',
        caption_en: 'The harbour.',
      },
    ];
    expect(resolvePictures({ body }, facts, (name) => `image-${name}`)).toEqual({
      body: [
        {
          _key: 'b1',
          _type: 'imageWithAlt',
          asset: { _type: 'reference', _ref: 'image-kos' },
          hotspot: { _type: 'sanity.imageHotspot', x: 0.1, y: 0.5, width: 0.2, height: 0.4 },
          alt_el: 'Η Κως',
          alt_en: 'Kos',
          caption_el: 'Το λιμάνι.',
          caption_en: 'The harbour.',
        },
      ],
    });
  });

  it('must exist', () => {
    expect(() => resolvePictures({ _type: 'imageWithAlt', picture: 'nowhere' }, facts, String)).toThrow(
      'No picture is called nowhere.',
    );
  });
});
