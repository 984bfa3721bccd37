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
  /** Pages that editors uploaded as pictures, without the cover. */
  pictures: number;
  articles: readonly { key: string; body: RichTextValue | null; startsOnPage: number | null }[];
};

export type Book = {
  pages: BookPage[];
  /** On which page an article begins, counted with the cover as page 1; null where nobody has said. */
  starts: ReadonlyMap<string, number | null>;
};

/**
 * The pages of an issue as a reader turns them. Uploaded pages are the printed magazine and win; without them the articles are set
 * as pages: cover, letter, contents, a picture and the text for each, and an even number in all so that the back cover lies alone.
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
