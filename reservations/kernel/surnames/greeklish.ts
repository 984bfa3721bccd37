/**
 * The sounds that letters may represent: each Greek letter or pair has its own sounds, each Latin one every Greek
 * sound that people write with it (ELOT 743, and what is typed on phones: x or h for χ, ks for ξ, w for ω, u for υ).
 * Two different Greek spellings never match here: Greek letters share a sound only where passports, too, write them
 * alike.
 */
const SOUNDS: Readonly<Record<string, readonly string[]>> = {
  Α: ['a'],
  Β: ['v'],
  Γ: ['g'],
  Δ: ['d'],
  Ε: ['e'],
  Ζ: ['z'],
  Η: ['i'],
  Θ: ['th'],
  Ι: ['i'],
  Κ: ['k'],
  Λ: ['l'],
  Μ: ['m'],
  Ν: ['n'],
  Ξ: ['ks'],
  Ο: ['o'],
  Π: ['p'],
  Ρ: ['r'],
  Σ: ['s'],
  Τ: ['t'],
  Υ: ['y'],
  Φ: ['f'],
  Χ: ['ch'],
  Ψ: ['ps'],
  Ω: ['o'],
  ΟΥ: ['u'],
  ΜΠ: ['b'],
  ΝΤ: ['nt'],
  ΓΓ: ['ng'],
  ΓΚ: ['gk'],
  A: ['a'],
  B: ['v', 'b'],
  C: ['c', 'k'],
  CH: ['ch'],
  D: ['d', 'nt'],
  E: ['e'],
  F: ['f', 'w'],
  G: ['g', 'gk'],
  GG: ['ng'],
  GK: ['gk', 'ng'],
  H: ['i', 'ch'],
  I: ['i', 'y'],
  J: ['j'],
  K: ['k'],
  KH: ['ch'],
  KS: ['ks'],
  L: ['l'],
  M: ['m'],
  MP: ['b'],
  N: ['n', 'g'],
  NG: ['ng', 'gk'],
  NT: ['nt'],
  O: ['o'],
  OU: ['u'],
  P: ['p'],
  PH: ['f'],
  PS: ['ps'],
  Q: ['q'],
  R: ['r'],
  S: ['s'],
  T: ['t'],
  TH: ['th'],
  U: ['u', 'y', 'w'],
  V: ['v', 'w'],
  W: ['o'],
  X: ['ks', 'ch'],
  Y: ['y', 'w'],
  Z: ['z'],
};
/** Latin spellings shorter than this have too few letters to tell names apart: Xu and Hu are different. */
const FEWEST_LATIN = 5;

/**
 * The readings of a vowel, and of υ in αυ and ευ, help when one of the names is Greek; between two Latin names they
 * would match Müller and Miller.
 */
const ONLY_BESIDE_GREEK = new Set(['y', 'w']);

/** True if both can be spellings of the same Greek name. Both in capitals without accents, in either alphabet. */
export function soundTheSame(one: string, other: string): boolean {
  const isLatin = !/\p{Script=Greek}/u.test(one + other);
  if (isLatin && Math.min(one.length, other.length) < FEWEST_LATIN) return false;
  /** Pairs of positions that already failed; names are short, so this stays small. */
  const tried = new Set<number>();
  const meet = (at: number, there: number): boolean => {
    if (at === one.length || there === other.length) return at === one.length && there === other.length;
    const place = at * (other.length + 1) + there;
    if (tried.has(place)) return false;
    tried.add(place);
    const theirs = soundsAt(other, there, isLatin);
    return soundsAt(one, at, isLatin).some(([sound, length]) =>
      theirs.some(([same, reach]) => sound === same && meet(at + length, there + reach)),
    );
  };
  return meet(0, 0);
}

/** Every sound that may begin at a position of a name, with the number of letters it takes. */
function soundsAt(name: string, at: number, isLatin: boolean): [string, number][] {
  const letter = name.charAt(at);
  const pair = name.slice(at, at + 2);
  const sounds: [string, number][] = [];
  if (pair.length === 2) for (const sound of SOUNDS[pair] ?? []) sounds.push([sound, 2]);
  // ΟΥ is one sound; any other pair may also be read letter by letter.
  if (pair !== 'ΟΥ') for (const sound of SOUNDS[letter] ?? [letter]) sounds.push([sound, 1]);
  // The υ of αυ and ευ: v, f or u in Latin letters.
  if (letter === 'Υ' && /[ΑΕΗ]/.test(name.charAt(at - 1))) sounds.push(['w', 1]);
  if (!isLatin) return sounds;
  return sounds.filter(([sound]) => letter === 'Y' || !ONLY_BESIDE_GREEK.has(sound));
}
