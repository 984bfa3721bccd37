/** Reduces Greek, whichever keyboard it was typed on, to Latin letters by sound. Digraphs before single letters. */
const greekToLatin: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'u'],
  [/αι/g, 'e'],
  [/[εο]ι|υι/g, 'i'],
  [/αυ(?=[θκξπστφχψς]|\b)/g, 'af'],
  [/ευ(?=[θκξπστφχψς]|\b)/g, 'ef'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/γγ|γκ/g, 'g'],
  [/μπ/g, 'b'],
  [/ντ/g, 'd'],
  [/α/g, 'a'],
  [/β/g, 'v'],
  [/γ/g, 'g'],
  [/δ/g, 'd'],
  [/ε/g, 'e'],
  [/ζ/g, 'z'],
  [/[ηιυ]/g, 'i'],
  [/θ/g, 't'],
  [/κ/g, 'k'],
  [/λ/g, 'l'],
  [/μ/g, 'm'],
  [/ν/g, 'n'],
  [/ξ/g, 'ks'],
  [/[οω]/g, 'o'],
  [/π/g, 'p'],
  [/ρ/g, 'r'],
  [/[σς]/g, 's'],
  [/τ/g, 't'],
  [/φ/g, 'f'],
  [/χ/g, 'h'],
  [/ψ/g, 'ps'],
];
/**
 * Greeklish has many spellings of one sound; these make them equal: Ch/Kh/X → h, ks → x, y → i, ou → u, th → t. Spellings
 * that can be read in two ways are in spellings.ts.
 */
const greeklish: readonly (readonly [RegExp, string])[] = [
  [/ou/g, 'u'],
  // Greeklish by sight: Xalki for Χάλκη.
  [/\bx/g, 'h'],
  [/ch|kh/g, 'h'],
  [/th/g, 't'],
  [/ph/g, 'f'],
  [/ks/g, 'x'],
  [/gh/g, 'g'],
  [/dh/g, 'd'],
  // One sound to most ears: Τέλενδος and Télentos, Emporio and Emborio.
  [/m[pb]/g, 'b'],
  [/n[td]/g, 'd'],
  [/ai/g, 'e'],
  [/[eo]i/g, 'i'],
  [/y/g, 'i'],
  [/w/g, 'o'],
  [/c/g, 'k'],
  [/rh/g, 'r'],
];

/**
 * The sound of a name, whatever the alphabet, accents or case: `Ρόδος`, `RODOS`, `Rhodos` → `rodos`. Not for display.
 * Double letters count once, because nobody agrees on them in Latin (Kastellorizo, Kastelorizo).
 */
export function soundOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = greekToLatin.reduce((word, [from, to]) => word.replace(from, to), plain);
  const one = greeklish.reduce((word, [from, to]) => word.replace(from, to), latin);
  return one
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(.)\1+/g, '$1')
    .trim();
}
