// Greek to Latin as on road signs and passports (ELOT 743), lower case and without accents, for use in addresses.
const PAIRS: Record<string, string> = {
  γγ: 'ng',
  γξ: 'nx',
  γχ: 'nch',
  ου: 'ou',
};
const LETTERS: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};
const VOICED = 'αβγδεζηλιμνορυω';
const DIAERESIS = '\u0308';
/** An accent on the first vowel separates two vowels, as a diaeresis does: άυλος is a-y-los. */
const BROKEN_PAIR = /([αεηο])\u0301υ(?![\u0301\u0308])/g;

/**
 * Writes Greek in Latin letters, lower case, without accents: «Το Αυγουστιάτικο μελτέμι» → `to avgoustiatiko meltemi`. Other text
 * is only lower-cased and loses its accents.
 */
export function transliterate(text: string): string {
  // A diaeresis splits a pair of vowels (Μαΐου → maiou), so it is handled before the accents are removed.
  const letters = [...text.toLowerCase().normalize('NFD').replace(BROKEN_PAIR, '$1υ\u0308')].filter(
    (letter) => letter === DIAERESIS || !/\p{M}/u.test(letter),
  );
  let latin = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (letter === DIAERESIS) continue;
    const next = letters[at + 1] ?? '';
    const split = letters[at + 2] === DIAERESIS;
    const pair = split ? undefined : pairOf(letter, next, letters[at - 1], letters[at + 2]);
    latin += pair ?? LETTERS[letter] ?? letter;
    if (pair !== undefined) at += 1;
  }
  return latin;
}

function pairOf(letter: string, next: string, before: string | undefined, after: string | undefined) {
  if (letter === 'μ' && next === 'π') return isGreek(before) && isGreek(after) ? 'mp' : 'b';
  if (next === 'υ' && (letter === 'α' || letter === 'ε' || letter === 'η')) {
    const vowel = LETTERS[letter] ?? letter;
    return vowel + (after !== undefined && VOICED.includes(after) ? 'v' : 'f');
  }
  return PAIRS[letter + next];
}

function isGreek(letter: string | undefined): boolean {
  return letter !== undefined && letter in LETTERS;
}
