import { expect, it } from 'vitest';
import { translationCoverage } from '#studio/structure/coverage.ts';

it('lists every pair of texts with what is there, down to list items', () => {
  const rows = translationCoverage({
    _id: 'destination-patmos',
    title_el: 'Πάτμος',
    title_en: 'Patmos',
    genitive_el: 'της Πάτμου',
    storyTitle_el: 'Όλα κοιτούν προς το μοναστήρι',
    tagline_el: '',
    tagline_en: undefined,
    permalink_el: { _type: 'slug', current: 'patmos' },
    cover: { _type: 'imageWithAlt', alt_el: 'Η Χώρα' },
    practical: [{ _key: 'a', title_el: 'Λεωφορεία', title_en: 'Buses', text_en: 'Hourly.' }],
  });
  expect(rows).toEqual([
    { path: 'Title', el: true, en: true },
    { path: 'Story title', el: true, en: false },
    { path: 'Permalink', el: true, en: false },
    { path: 'Cover › Alt', el: true, en: false },
    { path: 'Practical 1 › Title', el: true, en: true },
    { path: 'Practical 1 › Text', el: false, en: true },
  ]);
});

it('finds nothing in nothing', () => {
  expect(translationCoverage(undefined)).toEqual([]);
  expect(translationCoverage(null)).toEqual([]);
});
