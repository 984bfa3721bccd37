import type { NewsPostPage } from '#lib/content/readers/news.server.ts';

/** When the words last changed, for search engines: what visitors read beside the date, never a moved comma. */
export function modifiedAt({ revisedAt }: Pick<NewsPostPage, 'revisedAt'>, publishedAt: string): string {
  return revisedAt && revisedAt > publishedAt ? revisedAt : publishedAt;
}
