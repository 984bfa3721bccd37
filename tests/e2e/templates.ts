import type { Page } from '@playwright/test';
import { documentPages, fixedPages } from '#lib/routes/pages.ts';

/** Pages at the root that editors create: offers and texts. */
const OF_A_KIND = 4;

/** First parts of pages that exist once. */
const FIXED = Object.values({ ...fixedPages, ...documentPages }).map((path) => path.slice(1));

/** One address of each template: the first English one in the sitemap for each depth below each first part. */
export async function templatesOf(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/en(?:\/[^<]*)?)<\/loc>/g)].map(([, path = '']) => path);
  const below = new Set(paths.filter((path) => path.split('/').length > 3).map((path) => path.split('/')[2]));
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const [, , first = '', ...rest] = path.split('/');
    const isAlone = rest.length === 0 && !below.has(first) && !FIXED.includes(first);
    const template = isAlone
      ? 'page'
      : `${first}/${rest.map((part) => (/^\d+$|^page$/.test(part) ? part : '*')).join('/')}`;
    const count = (counts.get(template) ?? 0) + 1;
    counts.set(template, count);
    return count <= (isAlone ? OF_A_KIND : 1);
  });
}
