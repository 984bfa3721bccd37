import type { RichTextValue } from '#lib/content/rich-text.ts';
import { setArticle } from './set-article.ts';

export type BookPage =
  | { kind: 'cover' }
  | { kind: 'letter' }
  | { kind: 'contents' }
  | { kind: 'opener'; article: string }
  | { kind: 'text'; article: string; first: boolean; text: RichTextValue }
  | { kind: 'picture'; index: number }
  | { kind: 'colophon' }
  | { kind: 'back' };

type Issue = {
  /** Number of pages that editors uploaded as pictures, without the cover. */
  pictures: number;
  articles: readonly { key: string; body: RichTextValue | null; startsOnPage: number | null }[];
};

export type Book = {
  pages: BookPage[];
  /** The page on which each article begins, counting the cover as page 1; null where it isn't set. */
  starts: ReadonlyMap<string, number | null>;
};

/**
 * The pages of an issue in reading order. Uploaded pages are the printed magazine and take precedence. Without them the
 * articles are set as pages: cover, editorial, contents, a picture and the text for each, and an even total so that the
 * back cover is a single page.
 */
export function composeBook({ pictures, articles }: Issue): Book {
  if (pictures > 0) {
    const pages: BookPage[] = Array.from({ length: pictures }, (_, index) => ({ kind: 'picture', index }));
    return {
      pages: [{ kind: 'cover' }, ...pages],
      starts: new Map(articles.map(({ key, startsOnPage }) => [key, startsOnPage])),
    };
  }
  const pages: BookPage[] = [{ kind: 'cover' }, { kind: 'letter' }, { kind: 'contents' }];
  const starts = new Map<string, number | null>();
  for (const { key, body } of articles) {
    starts.set(key, pages.length + 1);
    pages.push({ kind: 'opener', article: key });
    setArticle(body ?? []).forEach((text, index) =>
      pages.push({ kind: 'text', article: key, first: index === 0, text }),
    );
  }
  if (pages.length % 2 === 0) pages.push({ kind: 'colophon' });
  pages.push({ kind: 'back' });
  return { pages, starts };
}
