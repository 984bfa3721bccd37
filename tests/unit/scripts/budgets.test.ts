import { expect, it } from 'vitest';
import { contentPages, documentPages, fixedPages } from '#lib/routes/pages.ts';
import { templates } from '#scripts/budget/budgets.ts';

// Three kinds of pages were missing in a list written by hand, and nobody weighed them.
it('every kind of page in the sitemap has a budget', () => {
  const example = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x');
  const unweighed = Object.values({ ...fixedPages, ...documentPages, ...contentPages }).filter(
    (pattern) => !templates.some(({ fits }) => fits.test(example(pattern))),
  );
  expect(unweighed).toEqual([]);
  expect(templates.map(({ name }) => name)).toContain('magazineArticle');
  // The last one fits whatever is at the root, so each of the others has to be before it.
  expect(templates.at(-1)?.name).toBe('page');
});
