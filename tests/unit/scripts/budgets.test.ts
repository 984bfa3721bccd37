import { expect, it } from 'vitest';
import { contentPages, documentPages, fixedPages } from '#lib/routes/pages.ts';
import { templates } from '#scripts/budget/budgets.ts';

// Three kinds of pages were missing from a hand-written list, and weren't measured.
it('every kind of page in the sitemap has a budget', () => {
  const example = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x');
  const unweighed = Object.values({ ...fixedPages, ...documentPages, ...contentPages }).filter(
    (pattern) => !templates.some(({ fits }) => fits.test(example(pattern))),
  );
  expect(unweighed).toEqual([]);
  expect(templates.map(({ name }) => name)).toContain('magazineArticle');
  // The last one matches everything at the root, so it has to be last.
  expect(templates.at(-1)?.name).toBe('page');
});
