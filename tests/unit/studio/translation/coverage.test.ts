import { describe, expect, it } from 'vitest';
import { stateOf, translationCoverage } from '#studio/translation/coverage.ts';
import { marksAfter, marksField, marksIn } from '#studio/translation/marks.ts';
import { pairsOf, pathText } from '#studio/translation/pairs.ts';

const patmos = {
  _id: 'destination-patmos',
  title_el: 'Πάτμος',
  title_en: 'Patmos',
  genitive_el: 'της Πάτμου',
  storyTitle_el: 'Όλα κοιτούν προς το μοναστήρι',
  tagline_el: '',
  tagline_en: undefined,
  permalink_el: { _type: 'slug', current: 'patmos' },
  cover: { _type: 'imageWithAlt', alt_el: 'Η Χώρα' },
  magazine_el: { _type: 'imageWithAlt', asset: { _ref: 'image-1' } },
  magazine_en: { _type: 'imageWithAlt' },
  practical: [{ _key: 'a', title_el: 'Λεωφορεία', title_en: 'Buses', text_en: 'Hourly.' }],
};

/** The document as it stands after its draft went out. */
function published<Document extends object>(draft: Document, before?: object) {
  const marks = marksAfter(pairsOf(draft), before && marksIn(before));
  return { ...draft, translationMarks: marksField(marks) };
}

describe('B2 translation coverage', () => {
  it('lists every pair of texts with what is there, down to list items', () => {
    expect(translationCoverage(patmos).map(({ id, el, en }) => ({ id, el, en }))).toEqual([
      { id: 'title', el: true, en: true },
      { id: 'storyTitle', el: true, en: false },
      { id: 'permalink', el: true, en: false },
      { id: 'cover.alt', el: true, en: false },
      { id: 'magazine', el: true, en: false },
      { id: 'practical[_key=="a"].title', el: true, en: true },
      { id: 'practical[_key=="a"].text', el: false, en: true },
    ]);
  });

  it('finds nothing in nothing', () => {
    expect(translationCoverage(undefined)).toEqual([]);
    expect(translationCoverage(null)).toEqual([]);
  });

  it('writes paths as the Studio reads them in addresses', () => {
    expect(pathText(['practical', { _key: 'a' }, 'rows', 2, 'title_en'])).toBe(
      'practical[_key=="a"].rows[2].title_en',
    );
  });
});

describe('B2 a translation is outdated when the other language went on without it', () => {
  const first = published({ title_el: 'Χειμερινά δρομολόγια', title_en: 'Winter timetable' });

  it('is in step when both were published together', () => {
    expect(stateOf(translationCoverage(first), 'en')).toBe('there');
  });

  it('is behind from the first change of the other language on, and stays so when that is published', () => {
    const draft = { ...first, title_el: 'Χειμερινά δρομολόγια 2027' };
    expect(translationCoverage(draft)[0]?.state).toEqual({ el: 'there', en: 'outdated' });
    expect(translationCoverage(published(draft, first))[0]?.state).toEqual({ el: 'there', en: 'outdated' });
  });

  it('is in step again once it changed too, in the same draft or a later one', () => {
    const greek = published({ ...first, title_el: 'Χειμώνας 2027' }, first);
    const both = published({ ...greek, title_en: 'Winter 2027' }, greek);
    expect(translationCoverage(both)[0]?.state).toEqual({ el: 'there', en: 'there' });
  });

  it('works the other way round, and not before there is a translation', () => {
    const english = { ...first, title_en: 'The winter timetable' };
    expect(translationCoverage(english)[0]?.state).toEqual({ el: 'outdated', en: 'there' });
    const gone = { ...first, title_el: 'Άλλο', title_en: '' };
    expect(translationCoverage(gone)[0]?.state).toEqual({ el: 'there', en: 'missing' });
  });

  it('compares a draft with what is published while nobody has published with marks yet', () => {
    const seeded = { title_el: 'Κως', title_en: 'Kos' };
    const draft = { title_el: 'Η Κως', title_en: 'Kos' };
    expect(translationCoverage(draft, seeded)[0]?.state).toEqual({ el: 'there', en: 'outdated' });
    expect(translationCoverage(seeded)[0]?.state).toEqual({ el: 'there', en: 'there' });
  });

  it('does not take a new key of a paragraph for a change of its words', () => {
    const text = (key: string, words: string) => [
      { _type: 'block', _key: key, children: [{ _key: key, text: words }] },
    ];
    const before = published({ body_el: text('a', 'Λόγια'), body_en: text('b', 'Words') });
    const copied = { ...before, body_el: text('z', 'Λόγια') };
    expect(translationCoverage(copied)[0]?.state.en).toBe('there');
  });
});
