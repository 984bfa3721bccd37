import { describe, expect, it } from 'vitest';
import { countByType, matching, overview } from '#studio/translation/overview.ts';

const documents = [
  { _id: 'news-1', _type: 'newsPost', title_el: 'Ένα', title_en: 'One' },
  { _id: 'news-2', _type: 'newsPost', title_el: 'Δύο', title_en: 'Two' },
  { _id: 'drafts.news-2', _type: 'newsPost', title_el: 'Δύο, ξανά', title_en: 'Two' },
  { _id: 'drafts.offer-1', _type: 'offer', title_el: 'Προσφορά' },
  { _id: 'faq-1', _type: 'faq', question_en: 'Only English?' },
];

describe('B2 the overview of translations', () => {
  const all = overview(documents);
  const ids = (found: { id: string }[]) => found.map(({ id }) => id);

  it('uses the draft if there is one, and the titles of documents', () => {
    expect(all.map(({ id, title, isDraft, state }) => [id, title, isDraft, state.el, state.en])).toEqual([
      ['news-1', 'Ένα', false, 'there', 'there'],
      ['news-2', 'Δύο, ξανά', true, 'there', 'outdated'],
      ['faq-1', 'Only English?', false, 'missing', 'there'],
      ['offer-1', 'Προσφορά', true, 'there', 'missing'],
    ]);
  });

  it('counts complete documents by type, in the order of the Studio’s structure', () => {
    expect(countByType(all, ['offer', 'newsPost', 'page'])).toEqual([
      { type: 'offer', total: 1, complete: 0 },
      { type: 'newsPost', total: 2, complete: 1 },
    ]);
  });

  it('filters by type, language and state', () => {
    const any = { type: undefined, language: undefined };
    expect(ids(matching(all, { ...any, show: 'gaps' }))).toEqual(['news-2', 'faq-1', 'offer-1']);
    expect(ids(matching(all, { ...any, show: 'missing' }))).toEqual(['faq-1', 'offer-1']);
    expect(ids(matching(all, { ...any, show: 'outdated' }))).toEqual(['news-2']);
    expect(ids(matching(all, { ...any, show: 'there' }))).toEqual(['news-1']);
    expect(ids(matching(all, { type: undefined, language: 'el', show: 'missing' }))).toEqual(['faq-1']);
    expect(ids(matching(all, { type: 'newsPost', language: undefined, show: 'all' }))).toEqual([
      'news-1',
      'news-2',
    ]);
  });

  it('ignores what isn’t a document', () => {
    expect(overview([null, 'text', { _id: 'a' }])).toEqual([]);
  });
});
