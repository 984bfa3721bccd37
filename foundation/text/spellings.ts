import { fold } from './fold.ts';
import { soundOf } from './sound-of.ts';

/**
 * What Greeklish can mean besides the usual reading: h is η (Thlos), x is χ or ξ, u is υ (Sumi), y is ψ on symbol fonts and γ in
 * old English names (Ayia), digits are the letters that they look like. A rule applies to the whole word or not at all,
 * because people are consistent.
 */
const otherReadings: readonly (readonly [RegExp, string])[] = [
  [/^h/, 'i'],
  [/(?<=[a-z])(?<![ckptgdr])h/g, 'i'],
  [/(?<=[kptgdr])(?<!^k)h/g, 'i'],
  [/ch/g, 'k'],
  [/x/g, 'h'],
  [/x/g, 'ks'],
  [/(?<!o)u/g, 'i'],
  [/au/g, 'af'],
  [/eu/g, 'ef'],
  [/([ae])u/g, '$1v'],
  [/y/g, 'g'],
  [/y/g, 'gi'],
  [/y/g, 'ps'],
  [/b/g, 'v'],
  [/3/g, 'ks'],
  [/[89]/g, 'th'],
  [/4/g, 'ps'],
  [/0/g, 'o'],
];
/** Words with many ambiguous letters aren't names. */
const MOST_READINGS = 32;

/** Endings that a name has in a sentence (της Ρόδου, των Φούρνων), with the start that it shares with the name itself. */
const caseEndings: readonly (readonly [RegExp, string])[] = [
  [/iu$/, 'i'],
  [/u$/, 'o'],
  [/(?:is|on|us)$/, 'i'],
  [/as$/, 'a'],
];
const SHORTEST_STEM = 3;

/** All readings of one typed word as phonetic keys, the usual one first. */
export function readingsOf(word: string): string[] {
  if (word.length < 2) return [soundOf(word)].filter(Boolean);
  let spellings = [fold(word)];
  for (const [letters, meant] of otherReadings) {
    const more = spellings.map((spelling) => spelling.replace(letters, meant));
    spellings = [...new Set([...spellings, ...more])].slice(0, MOST_READINGS);
  }
  const sounds = spellings.map(soundOf);
  const names = sounds.flatMap((sound) =>
    caseEndings.map(([ending, start]) => sound.replace(ending, start).replace(/(.)\1+/g, '$1')),
  );
  return [...new Set([...sounds, ...names.filter((name) => name.length >= SHORTEST_STEM)])].filter(Boolean);
}

/** The same keys of a keyboard, Latin and Greek. */
const LATIN_KEYS = 'abcdefghijklmnopqrstuvwxyz';
const GREEK_KEYS = 'αβψδεφγηιξκλμνοπ;ρστθωςχυζ';

/**
 * What the keys would have written if the keyboard had been switched to the other language: `R;odow` → `ροδος`, `ΡΗΟΔΕΣ` →
 * `rhodes`. The accent is a key of its own before the vowel. Null when the text has letters of both alphabets, or of neither.
 */
export function onOtherKeyboard(text: string): string | null {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const [isLatin, isGreek] = [/[a-z]/.test(plain), /[α-ω]/.test(plain)];
  if (isLatin === isGreek) return null;
  const [from, to] = isLatin ? [LATIN_KEYS, GREEK_KEYS] : [GREEK_KEYS, LATIN_KEYS];
  const typed = isLatin ? plain.replaceAll(/[;:](?=[a-z])/g, '') : plain;
  return Array.from(typed, (key) => to[from.indexOf(key)] ?? key).join('');
}

/**
 * Typing errors between two words: a letter too many, missing, wrong, or two that changed places count one each. With
 * `mayBeUnfinished`, what is missing at the end of `name` doesn't count.
 */
export function typingErrors(typed: string, name: string, mayBeUnfinished = false): number {
  let before: number[] = [];
  let above = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      const changedPlaces = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          changedPlaces ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, above] = [above, current];
  }
  return mayBeUnfinished ? Math.min(...above) : (above.at(-1) ?? 0);
}
