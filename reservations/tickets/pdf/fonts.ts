import fontkit from '@pdf-lib/fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'text' | 'strong' | 'display';

/** A stretch of text in one font. */
type Run = { font: PDFFont; text: string };

export type Fonts = {
  /** The text cut where another alphabet, and so another font file, begins. A character no font has becomes `?`. */
  runs(text: string, face: Face): Run[];
  width(text: string, face: Face, size: number): number;
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

type Parsed = ReturnType<typeof fontkit.create>;
type FontFile = { bytes: Buffer; characters: ReadonlySet<number> };

const require = createRequire(import.meta.url);
const known = new Map<string, Promise<FontFile>>();
/** pdf-lib has every font parsed anew for every document, which took half of the time. The bytes are those of {@link known}. */
const parsed = new WeakMap<Uint8Array, Parsed>();
const parsedOnce = { create: (bytes: Uint8Array) => parsed.get(bytes) ?? fontkit.create(bytes) };

function open(path: string): Promise<FontFile> {
  const found = known.get(path) ?? read(path);
  known.set(path, found);
  return found;
}

async function read(path: string): Promise<FontFile> {
  const bytes = unpackWoff(await readFile(require.resolve(path)));
  const font = fontkit.create(bytes);
  parsed.set(bytes, font);
  return { bytes, characters: new Set(font.characterSet) };
}

/** The fonts that this text needs, embedded as subsets: only the letters that are drawn travel with the file. */
export async function embedFonts(doc: PDFDocument, text: string): Promise<Fonts> {
  doc.registerFontkit(parsedOnce);
  const faces = {
    text: await embedFace('text'),
    strong: await embedFace('strong'),
    display: await embedFace('display'),
  };

  async function embedFace(face: Face) {
    const wanted = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
    const fonts: { font: PDFFont; characters: ReadonlySet<number> }[] = [];
    for (const path of FILES[face]) {
      const { bytes, characters } = await open(path);
      const covered = [...wanted].filter((code) => characters.has(code));
      if (covered.length === 0) continue;
      for (const code of covered) wanted.delete(code);
      // Contextual alternates would drop the accents of a name typed in capitals; it must stay as it was typed.
      const font = await doc.embedFont(bytes, { subset: true, features: { calt: false, liga: false } });
      fonts.push({ font, characters });
    }
    return fonts;
  }

  function runs(text: string, face: Face): Run[] {
    const [usual] = faces[face];
    if (!usual) return [];
    const made: Run[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const fit = faces[face].find(({ characters }) => characters.has(code));
      const { font } = fit ?? usual;
      const shown = fit ? character : '?';
      const last = made.at(-1);
      if (last?.font === font) last.text += shown;
      else made.push({ font, text: shown });
    }
    return made;
  }

  return {
    runs,
    width: (text, face, size) =>
      runs(text, face).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0),
  };
}
