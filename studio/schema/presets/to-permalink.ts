import { transliterate } from '#foundation/text/transliterate.ts';

export const PERMALINK_LIMIT = 96;

/** Lower-case Latin words joined by single hyphens, at most 96 characters; empty if the text has no usable characters. */
export function toPermalink(text: string): string {
  return transliterate(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, PERMALINK_LIMIT)
    .replace(/^-+|-+$/g, '');
}
