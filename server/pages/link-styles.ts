import { changeRows, dropTexts } from '#lib/late-start/flight-rows.ts';

const STYLE =
  /\["\$","style",("(?:[^"\\]|\\.)*"|null),\{"nonce":"[^"]*","precedence":"next","href":("[^"\\]+"),"children":"((?:[^"\\]|\\.)*)"\}\]/g;
/** As `linkStyles` writes them. */
const LINK =
  /\["\$","link",(?:"(?:[^"\\]|\\.)*"|null),\{"rel":"stylesheet","href":"[^"\\]+","precedence":"next","crossOrigin":"\$undefined","nonce":"\$undefined"\}\]/g;
const HINT = /^:HL\["[^"\\]+","style"\]\n$/;

/**
 * Replaces inline styles in a response for the router by links to their files. Next inlines styles in prerendered pages and links
 * them in dynamic ones. The router would add an inline style to the page on which the visitor arrived, whose policy can't know the
 * styles of all other pages. A hint before each link makes the browser fetch the file as soon as the response is read, which is
 * when the link comes into view. Long styles are rows of their own (`$` and their id), which are left out.
 */
export function linkStyles(flight: Uint8Array): Uint8Array<ArrayBuffer> {
  const texts = new Set<string>();
  const linked = changeRows(flight, (row) => {
    const hrefs = new Set<string>();
    const changed = row.replaceAll(STYLE, (_, key: string, href: string, text: string) => {
      hrefs.add(href);
      if (text.startsWith('$')) texts.add(text.slice(1));
      return `["$","link",${key},{"rel":"stylesheet","href":${href},"precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`;
    });
    return [...hrefs].map((href) => `:HL[${href},"style"]\n`).join('') + changed;
  });
  return dropTexts(linked, texts);
}

/** Takes the links of {@link linkStyles} out again, for a page whose document has the styles. */
export function dropStyleLinks(flight: Uint8Array): Uint8Array<ArrayBuffer> {
  return changeRows(flight, (row) => (HINT.test(row) ? '' : row.replaceAll(LINK, 'null')));
}
