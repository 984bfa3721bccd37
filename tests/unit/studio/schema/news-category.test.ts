import { describe, expect, it } from 'vitest';
import { reservedCategoryPermalinks } from '#lib/routes/reserved.ts';
import { permalinkProblem } from '#studio/schema/presets/permalink.ts';

describe('B2 the permalink of a news category', () => {
  // `/news/page/2` is a page of the list, `/news/rss.xml` a feed.
  it.each(['page', 'rss.xml', 'atom.xml'])('cannot be %s, which the site uses itself', (permalink) => {
    expect(permalinkProblem(permalink, reservedCategoryPermalinks)).not.toBe(true);
  });

  it('may be any other word', () => {
    expect(permalinkProblem('pages', reservedCategoryPermalinks)).toBe(true);
  });
});
