import { commissionerGreek, commissionerLatin, didotGreek, didotLatin } from './assets.gen.ts';

const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer;

/** Latin first: digits and punctuation come from it. For a glyph that neither has, the library would query the internet. */
export const shareFonts = [
  { name: 'Didot', data: bytes(didotLatin), weight: 400 as const },
  { name: 'Didot Greek', data: bytes(didotGreek), weight: 400 as const },
  { name: 'Commissioner', data: bytes(commissionerLatin), weight: 600 as const },
  { name: 'Commissioner Greek', data: bytes(commissionerGreek), weight: 600 as const },
];
export const DISPLAY = 'Didot, "Didot Greek"';
export const TEXT = 'Commissioner, "Commissioner Greek"';

/** Only characters in the fonts: Latin, Greek, common punctuation, the euro and the minus sign. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[^\u0020-\u00ff\u0384-\u03ce\u2013-\u2026\u20ac\u2212]/g, '')
    .trim();
}
