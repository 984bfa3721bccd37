import { describe, expect, it } from 'vitest';
import {
  firstOf,
  pageLinks,
  pageNumber,
  pageOf,
  pagesFor,
  POSTS_ON_A_PAGE,
} from '#lib/content/news-pages.ts';

const entries = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('A1 the pages of the news', () => {
  it('have every post once, in order', () => {
    const all = entries(2 * POSTS_ON_A_PAGE + 3);
    const shown = [1, 2, 3].flatMap((page) => pageOf(all, page)?.entries ?? []);
    expect(shown).toEqual(all);
    expect(pageOf(all, 1)?.pages).toBe(3);
  });

  it('end where the posts end', () => {
    const full = entries(2 * POSTS_ON_A_PAGE);
    expect(pagesFor(full.length)).toBe(2);
    expect(pageOf(full, 3)).toBeNull();
    expect(pageOf(full, 0)).toBeNull();
  });

  it('are one page when there are no posts: an empty category is not an error', () => {
    expect(pageOf([], 1)).toEqual({ entries: [], pages: 1 });
    expect(pageOf([], 2)).toBeNull();
  });

  it.each([
    ['2', 2],
    ['10', 10],
    ['0', null],
    ['02', null],
    ['-1', null],
    ['2.5', null],
    ['1e1', null],
    ['', null],
    ['two', null],
    ['99999', null],
  ])('read «%s» as %s', (text, number) => {
    expect(pageNumber(text)).toBe(number);
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('link from page %i of %i to %j', (page, pages, links) => {
    expect(pageLinks(page, pages)).toEqual(links);
  });
});

describe('the posts around a post', () => {
  const post = (id: string) => ({ id });

  it('come from the nearest list first, each once', () => {
    const lists = [
      [post('a'), post('b')],
      [post('b'), post('c'), post('d')],
    ];
    expect(firstOf(3, lists)).toEqual([post('a'), post('b'), post('c')]);
  });

  it('leave out posts that are elsewhere on the page', () => {
    expect(firstOf(2, [[post('a'), post('b'), post('c')]], [post('a'), null])).toEqual([
      post('b'),
      post('c'),
    ]);
  });
});
