import { describe, expect, it } from 'vitest';
import type { Json } from '#seed/run/document.ts';
import { seededArticle, seededOfType, textOf as words } from '#tests/fixtures/seeded.ts';

const magazineIssues = seededOfType('magazineIssue');

const articles = magazineIssues.flatMap(({ _id, articles: list }) =>
  Array.isArray(list) ? list.map((article) => ({ issue: _id, article })) : [],
);

const bodyOf = (article: Json, language: 'el' | 'en') =>
  typeof article === 'object' && article !== null && !Array.isArray(article)
    ? article[`body_${language}`]
    : null;

/** The number of visible words: in paragraphs, headings, lists and call-outs. */
function countWords(body: Json | undefined): number {
  if (!Array.isArray(body)) return 0;
  const texts = body.flatMap((block): Json[] => {
    if (typeof block !== 'object' || block === null || Array.isArray(block)) return [];
    if (Array.isArray(block.children))
      return [
        block.children
          .map((span) => (typeof span === 'object' && span && !Array.isArray(span) ? span.text : ''))
          .join(''),
      ];
    return [block.text ?? ''];
  });
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

describe('A1 the magazine of the seed', () => {
  it('has six issues, newest first, each with four articles', () => {
    expect(magazineIssues.map(({ number }) => number)).toEqual([15, 14, 13, 12, 11, 10]);
    const days = magazineIssues.map(({ publishedAt }) => String(publishedAt));
    expect(days.toSorted().toReversed()).toEqual(days);
    expect(String(days[0]) < '2026-11-21').toBe(true);
    for (const { articles: list, _id } of magazineIssues) expect(list, _id).toHaveLength(4);
  });

  it.each(['el', 'en'] as const)('has 250 to 500 words per article (%s)', (language) => {
    const lengths = articles.map(({ issue, article }) => ({
      issue,
      words: countWords(bodyOf(article, language)),
      article: JSON.stringify(article).slice(0, 60),
    }));
    expect(lengths.filter(({ words }) => words < 250 || words > 500)).toEqual([]);
  });

  it('divides every text with headings, a pull quote and a picture with a caption', () => {
    for (const { article } of articles)
      for (const language of ['el', 'en'] as const) {
        const body = JSON.stringify(bodyOf(article, language));
        for (const sign of ['"style":"h2"', '"style":"blockquote"', '"_type":"imageWithAlt"', '"caption_el"'])
          expect(body, JSON.stringify(article).slice(0, 80)).toContain(sign);
      }
  });

  it('has the same title on the cover and for the issue', () => {
    for (const { title_el, articles: list } of magazineIssues)
      expect(JSON.stringify(list)).toContain(`"title_el":${JSON.stringify(title_el)}`);
  });

  it('has separate addresses in each language', () => {
    for (const language of ['el', 'en'] as const) {
      const permalinks = magazineIssues.map((issue) => JSON.stringify(issue[`permalink_${language}`]));
      expect(new Set(permalinks).size).toBe(permalinks.length);
    }
    for (const { permalink_el, permalink_en } of magazineIssues)
      expect(permalink_el).not.toEqual(permalink_en);
  });

  it('contains prose, not markup', () => {
    expect(words(seededArticle('halcyon-days').body_el)).toMatch(/^Υπάρχει μια μέρα του Ιανουαρίου/);
  });
});
