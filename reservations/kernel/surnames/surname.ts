import { soundTheSame } from './greeklish.ts';

/** Capitals that look the same in both alphabets. */
const GLYPHS: Record<string, string> = {
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
};
/** ELOT 743, as in passports; longer sequences come first. */
const LATIN: [RegExp, string][] = [
  [/ΟΥ/g, 'OU'],
  [/ΜΠ/g, 'B'],
  [/ΑΥ/g, 'AV'],
  [/ΕΥ/g, 'EV'],
  [/ΓΓ/g, 'NG'],
  [/ΓΧ/g, 'NCH'],
  [/Θ/g, 'TH'],
  [/Χ/g, 'CH'],
  [/Ψ/g, 'PS'],
  [/Α/g, 'A'],
  [/Β/g, 'V'],
  [/Γ/g, 'G'],
  [/Δ/g, 'D'],
  [/Ε/g, 'E'],
  [/Ζ/g, 'Z'],
  [/[ΗΙ]/g, 'I'],
  [/Κ/g, 'K'],
  [/Λ/g, 'L'],
  [/Μ/g, 'M'],
  [/Ν/g, 'N'],
  [/Ξ/g, 'X'],
  [/[ΟΩ]/g, 'O'],
  [/Π/g, 'P'],
  [/Ρ/g, 'R'],
  [/Σ/g, 'S'],
  [/Τ/g, 'T'],
  [/Υ/g, 'Y'],
  [/Φ/g, 'F'],
];

/** True for the same surname, ignoring case, accents, keyboard layout and the Latin spelling of a Greek name. */
export function isSameSurname(one: string, other: string): boolean {
  const [a, b] = [capitals(one), capitals(other)];
  if (a === '' || b === '') return false;
  return byGlyph(a) === byGlyph(b) || bySound(a) === bySound(b) || soundTheSame(a, b);
}

/** Letters only, without accents, in capitals; ς and σ become the same letter. */
function capitals(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^\p{L}]/gu, '');
}

/** Maps letters that look the same in both alphabets to one, as on number plates. Digits stay. */
export function byGlyph(name: string): string {
  return [...name].map((letter) => GLYPHS[letter] ?? letter).join('');
}

/** A name in Latin capitals, whichever alphabet it was written in. */
export function inLatin(name: string): string {
  return bySound(capitals(name));
}

function bySound(name: string): string {
  return LATIN.reduce((text, [greek, latin]) => text.replace(greek, latin), name);
}
