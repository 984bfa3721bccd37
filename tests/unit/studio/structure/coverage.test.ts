import { expect, it } from 'vitest';
import { translationCoverage } from '#studio/structure/coverage.ts';

it('lists every pair of texts with what is there, down to list items', () => {
  const rows = translationCoverage({
    _id: 'destination-patmos',
    title_el: 'Πάτμος',
    title_en: 'Patmos',
    genitive_el: 'της Πάτμου',
    tagline_el: '',
    tagline_en: undefined,
    permalink_el: { _type: 'slug', current: 'patmos' },
    cover: { _type: 'imageWithAlt', alt_el: 'Η Χώρα' },
    practical: [{ _key: 'a', title_el: 'Λεωφορεία', title_en: 'Buses', text_en: 'Hourly.' }],
  });
  expect(rows).toEqual([
    { path: 'title', el: true, en: true },
    { path: 'permalink', el: true, en: false },
    { path: 'cover › alt', el: true, en: false },
    { path: 'practical 1 › title', el: true, en: true },
    { path: 'practical 1 › text', el: false, en: true },
  ]);
});

it('finds nothing in nothing', () => {
  expect(translationCoverage(undefined)).toEqual([]);
  expect(translationCoverage(null)).toEqual([]);
});
