import { chosenPages, unlistedPages } from './unlisted-pages.ts';
import { stripLocale } from './locale-path.ts';

/** Unlisted, but the same for everybody. */
const PRERENDERED: readonly string[] = [
  unlistedPages.newsPage,
  unlistedPages.newsCategoryPage,
  unlistedPages.offline,
  unlistedPages.previewEnded,
];

/** Pages that are rendered for each request and never cached; all others are prerendered. A test compares them with the build. */
export const perRequestPages: readonly string[] = [
  ...Object.values(chosenPages),
  ...Object.values(unlistedPages).filter((page) => !PRERENDERED.includes(page)),
];

const PER_REQUEST = new RegExp(
  `^(?:${perRequestPages.map((page) => page.replaceAll(/:\w+/g, '[^/]+')).join('|')})$`,
);

/** Whether a page is rendered for each request, by Next's path or the public one. */
export function isPerRequest(path: string): boolean {
  return PER_REQUEST.test(stripLocale(path));
}
