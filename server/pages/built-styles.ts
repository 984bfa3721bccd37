import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A style sheet of the build, in the folder that is served as `/_next/static`. */
const STYLE_SHEET = /^\/_next\/static\/((?:[\w-]+\/)*[\w.-]+\.css)$/;

/** A file beside the style sheet, such as a font. */
const BESIDE = /(?<=url\()\.\.?\/[^)"']+/g;

/**
 * The text of a style sheet of the build by its address, with the addresses in it as a page needs them; null if there is none. Each
 * is read once.
 */
export function createBuiltStyles(staticFolder: string): (href: string) => string | null {
  const known = new Map<string, string>();
  return (href) => {
    const found = known.get(href);
    if (found !== undefined) return found;
    const name = STYLE_SHEET.exec(href)?.[1];
    if (name === undefined) return null;
    try {
      const text = readFileSync(join(staticFolder, name), 'utf8').replaceAll(BESIDE, (file) =>
        posix.join(dirname(href), file),
      );
      known.set(href, text);
      return text;
    } catch {
      return null;
    }
  };
}
