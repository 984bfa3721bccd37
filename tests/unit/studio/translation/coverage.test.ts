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

/** The document after its draft was published. */
function published<Document extends object>(draft: Document, before?: object) {
  const marks = marksAfter(pairsOf(draft), before && marksIn(before));
  return { ...draft, translationMarks: marksField(marks) };
}

describe('B2 translation coverage', () => {
  it('lists every pair of texts with its state, including in list items', () => {
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

  it('is empty for an empty document', () => {
    expect(translationCoverage(undefined)).toEqual([]);
    expect(translationCoverage(null)).toEqual([]);
  });

  it('writes paths as the Studio reads them in addresses', () => {
    expect(pathText(['practical', { _key: 'a' }, 'rows', 2, 'title_en'])).toBe(
      'practical[_key=="a"].rows[2].title_en',
    );
  });
});

describe('B2 a translation is outdated when only the other language has changed', () => {
  const first = published({ title_el: 'Χειμερινά δρομολόγια', title_en: 'Winter timetable' });

  it('isn’t if both were published together', () => {
    expect(stateOf(translationCoverage(first), 'en')).toBe('there');
  });

  it('is from the first change of the other language on, also after publishing', () => {
    const draft = { ...first, title_el: 'Χειμερινά δρομολόγια 2027' };
    expect(translationCoverage(draft)[0]?.state).toEqual({ el: 'there', en: 'outdated' });
    expect(translationCoverage(published(draft, first))[0]?.state).toEqual({ el: 'there', en: 'outdated' });
  });

  it('isn’t any more once it has changed too, in the same draft or a later one', () => {
    const greek = published({ ...first, title_el: 'Χειμώνας 2027' }, first);
    const both = published({ ...greek, title_en: 'Winter 2027' }, greek);
    expect(translationCoverage(both)[0]?.state).toEqual({ el: 'there', en: 'there' });
  });

  it('works in the other direction, and only if there is a translation', () => {
    const english = { ...first, title_en: 'The winter timetable' };
    expect(translationCoverage(english)[0]?.state).toEqual({ el: 'outdated', en: 'there' });
    const gone = { ...first, title_el: 'Άλλο', title_en: '' };
    expect(translationCoverage(gone)[0]?.state).toEqual({ el: 'there', en: 'missing' });
  });

  it('compares a draft with the published document as long as there are no marks', () => {
    const seeded = { title_el: 'Κως', title_en: 'Kos' };
    const draft = { title_el: 'Η Κως', title_en: 'Kos' };
    expect(translationCoverage(draft, seeded)[0]?.state).toEqual({ el: 'there', en: 'outdated' });
    expect(translationCoverage(seeded)[0]?.state).toEqual({ el: 'there', en: 'there' });
  });

  it('ignores a new key of a paragraph', () => {
    const text = (key: string, words: string) => [
      { _type: 'block', _key: key, children: [{ _key: key, text: words }] },
    ];
    const before = published({ body_el: text('a', 'Λόγια'), body_en: text('b', 'Words') });
    const copied = { ...before, body_el: text('z', 'Λόγια') };
    expect(translationCoverage(copied)[0]?.state.en).toBe('there');
  });
});
