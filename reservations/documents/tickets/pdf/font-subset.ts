import { deflateSync } from 'node:zlib';
import type { Font, Subset } from '@pdf-lib/fontkit';
import { type PDFContext, PDFName, PDFRawStream, type PDFRef, PDFString } from 'pdf-lib';

type Glyph = { hex: string; width: number };

/** A subset of a font file, ready to be embedded in any document: cut, compressed and measured once. */
export type FontSubset = {
  name: PDFName;
  fontName: string;
  glyphs: ReadonlyMap<number, Glyph>;
  metrics: {
    bbox: number[];
    italicAngle: number;
    ascent: number;
    descent: number;
    capHeight: number;
    xHeight: number;
  };
  widths: number[];
  /** The font program and the characters that its glyphs represent, both compressed. */
  program: Uint8Array;
  programLength: number;
  characters: Uint8Array;
};

/** Creates a subset with these characters; glyphs lose substitutions and kerning. */
export async function createFontSubset(
  font: Font,
  name: string,
  characters: readonly number[],
): Promise<FontSubset> {
  const scale = 1000 / font.unitsPerEm;
  const subset = font.createSubset();
  const glyphs = new Map<number, Glyph>();
  const codes = new Map<string, number>();
  const widths: number[] = [];
  for (const code of characters) {
    const glyph = font.glyphForCodePoint(code);
    const id = subset.includeGlyph(glyph.id);
    const hex = id.toString(16).padStart(4, '0');
    const width = glyph.advanceWidth * scale;
    widths[id] = width;
    glyphs.set(code, { hex, width });
    // Where two characters look the same, text copied from the file gets the first of them.
    if (!codes.has(hex)) codes.set(hex, code);
  }
  const program = await written(subset);
  const { bbox, ascent, descent, italicAngle, capHeight, xHeight } = font;
  return {
    name: PDFName.of(name),
    fontName: `${tagOf(name)}+${font.postscriptName}`,
    glyphs,
    metrics: {
      bbox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((value) => value * scale),
      italicAngle,
      ascent: ascent * scale,
      descent: descent * scale,
      capHeight: (capHeight || ascent) * scale,
      xHeight: xHeight * scale,
    },
    widths: Array.from(widths, (width) => width ?? 0),
    program: deflateSync(program, { level: 9 }),
    programLength: program.length,
    characters: deflateSync(characterMap(codes)),
  };
}

function written(subset: Subset): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Uint8Array[] = [];
    subset
      .encodeStream()
      .on('data', (part) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)));
  });
}

/** Embeds it in a document (ISO 32000, 9.7: a composite font whose codes are its glyphs). */
export function embedFontSubset(context: PDFContext, cut: FontSubset): PDFRef {
  const { fontName, metrics, widths, program, programLength, characters } = cut;
  const packed = (bytes: Uint8Array, more: Record<string, number>) =>
    context.register(
      PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length: bytes.length, ...more }), bytes),
    );
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: fontName,
      // Symbolic: its codes are glyph ids, not a known encoding.
      Flags: 4,
      FontBBox: metrics.bbox,
      ItalicAngle: metrics.italicAngle,
      Ascent: metrics.ascent,
      Descent: metrics.descent,
      CapHeight: metrics.capHeight,
      XHeight: metrics.xHeight,
      StemV: 0,
      FontFile2: packed(program, { Length1: programLength }),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      CIDToGIDMap: 'Identity',
      BaseFont: fontName,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      W: [0, widths],
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: fontName,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: packed(characters, {}),
    }),
  );
}

/** Six capitals that distinguish subsets of the same font, as the format requires. */
function tagOf(name: string): string {
  const letters = [...name].map((character) => String.fromCharCode(65 + (character.charCodeAt(0) % 26)));
  return letters.slice(-6).join('').padStart(6, 'A');
}

/** Maps glyphs to text for copying, searching and reading aloud (ISO 32000, 9.10.3). */
function characterMap(codes: ReadonlyMap<string, number>): string {
  const entries = [...codes].map(([hex, code]) => `<${hex}> <${utf16(code)}>`);
  const blocks: string[] = [];
  // A block holds at most a hundred entries.
  for (let from = 0; from < entries.length; from += 100) {
    const some = entries.slice(from, from + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function utf16(code: number): string {
  return [...Buffer.from(String.fromCodePoint(code), 'utf16le').swap16()]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
