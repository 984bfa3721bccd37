import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFPage, PDFRef } from 'pdf-lib';
import { createFontSubset, embedFontSubset, type FontSubset } from './font-subset.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'text' | 'strong' | 'display';

/** A piece of text in one font: its glyphs in hexadecimal, and its width in thousandths of the font size. */
type Run = { cut: FontSubset; glyphs: string; width: number };

export type Fonts = {
  /**
   * Splits the text where another script, and so another font file, begins. A character that no font has becomes `?`.
   */
  runs(text: string, face: Face): Run[];
  width(text: string, face: Face, size: number): number;
  /** The font's resource name on a page, such as `/Text1`; embeds the font if it isn't yet. */
  onPage(cut: FontSubset, page: PDFPage): string;
};

const commissioner = (weight: number) =>
  ['latin', 'greek', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(
    (alphabet) => `@fontsource/commissioner/files/commissioner-${alphabet}-${weight}-normal.woff`,
  );
const FILES: Record<Face, string[]> = {
  text: commissioner(400),
  strong: commissioner(600),
  display: ['latin', 'greek', 'greek-ext'].map(
    (alphabet) => `@fontsource/gfs-didot/files/gfs-didot-${alphabet}-400-normal.woff`,
  ),
};

/** Characters in nearly every ticket. All others are in a second subset of the same file, which few tickets need. */
const COMMON_CHARACTERS = /[\u0020-\u007e\u00a0«»·×–—‘’“”…€−°²\u0386-\u03ce]/u;

const require = createRequire(import.meta.url);
const faces = new Map<Face, Promise<Map<number, FontSubset>>>();

/** Which subset of which file has each character of a face: loaded once per process. */
function openFace(face: Face): Promise<Map<number, FontSubset>> {
  const found = faces.get(face) ?? readFace(face);
  faces.set(face, found);
  // A file that could not be read is tried again with the next ticket.
  found.catch(() => faces.delete(face));
  return found;
}

async function readFace(face: Face): Promise<Map<number, FontSubset>> {
  const byCharacter = new Map<number, FontSubset>();
  for (const [index, path] of FILES[face].entries()) {
    const font = fontkit.create(unpackWoff(await readFile(require.resolve(path))));
    const news = font.characterSet.filter((code) => !byCharacter.has(code));
    const isUsual = (code: number) => COMMON_CHARACTERS.test(String.fromCodePoint(code));
    const cuts = [news.filter(isUsual), news.filter((code) => !isUsual(code))];
    for (const [part, characters] of cuts.entries()) {
      if (characters.length === 0) continue;
      const cut = await createFontSubset(font, `${face}${index}${part}`, characters);
      for (const code of characters) byCharacter.set(code, cut);
    }
  }
  return byCharacter;
}

/** The fonts of tickets, for one document. Only the subsets used are embedded. */
export async function openFonts(doc: PDFDocument): Promise<Fonts> {
  const known = {
    text: await openFace('text'),
    strong: await openFace('strong'),
    display: await openFace('display'),
  };
  const embedded = new Map<FontSubset, PDFRef>();
  const placed = new WeakMap<PDFPage, Set<FontSubset>>();

  function runs(text: string, face: Face): Run[] {
    const byCharacter = known[face];
    const made: Run[] = [];
    // Glyph by glyph, without the font's own substitutions: contextual alternates would drop the accents of a name
    // typed in capitals, and it must stay as it was typed.
    for (const character of text.normalize('NFC')) {
      const code = character.codePointAt(0) ?? 0;
      const cut = byCharacter.get(code) ?? byCharacter.get(UNKNOWN);
      const glyph = cut?.glyphs.get(code) ?? cut?.glyphs.get(UNKNOWN);
      if (!cut || !glyph) continue;
      const last = made.at(-1);
      if (last?.cut === cut) {
        last.glyphs += glyph.hex;
        last.width += glyph.width;
      } else made.push({ cut, glyphs: glyph.hex, width: glyph.width });
    }
    return made;
  }

  return {
    runs,
    width: (text, face, size) => (runs(text, face).reduce((sum, { width }) => sum + width, 0) * size) / 1000,
    onPage(cut, page) {
      const ref = embedded.get(cut) ?? embedFontSubset(doc.context, cut);
      embedded.set(cut, ref);
      const here = placed.get(page) ?? new Set();
      placed.set(page, here);
      if (!here.has(cut)) page.node.setFontDictionary(cut.name, ref);
      here.add(cut);
      return cut.name.asString();
    },
  };
}

const UNKNOWN = '?'.charCodeAt(0);
