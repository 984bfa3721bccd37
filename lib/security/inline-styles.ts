import { hashOf } from './inline-scripts.ts';

/** The one element into which React writes the styles of a page, with the files that they come from. */
const STYLE = /<style\s[^>]*?data-href="([^"]*)"[^>]*>([\s\S]*?)<\/style/gi;
/**
 * In the data for the framework's runtime, as a string in a script: a style that React may insert later, such as for an
 * error page.
 */
const LATER = /\\"precedence\\":\\"next\\",\\"href\\":\\"([^"\\]+)\\"/g;

/**
 * Hashes of the inline styles of a cached page, as a policy has them.
 *
 * Hashing whatever was rendered would also allow a style that an attacker injected. So a text is hashed only when it
 * equals the built files that the element refers to.
 * @param textOf the text of a built style sheet, by its address; null when there is none
 */
export async function hashInlineStyles(
  html: string,
  textOf: (href: string) => string | null,
): Promise<string[]> {
  const texts = new Set<string>();
  const written = new Set<string>();
  for (const [, names = '', text = ''] of html.matchAll(STYLE)) {
    const hrefs = names.split(' ');
    if (hrefs.map((href) => textOf(href) ?? '').join('') !== text) continue;
    texts.add(text);
    for (const href of hrefs) written.add(href);
  }
  for (const [, href = ''] of html.matchAll(LATER)) {
    const text = written.has(href) ? null : textOf(href);
    if (text !== null) texts.add(text);
  }
  return Promise.all([...texts].map(hashOf));
}
