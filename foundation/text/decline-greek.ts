/** A Greek place name in two cases, each with its article: «τη Σύμη», «της Σύμης». */
export type GreekCases = { accusative: string; genitive: string };

type Declension = {
  ending: RegExp;
  accusative: (stem: string, ending: string) => string;
  genitive: (stem: string, ending: string) => string;
  articles: readonly [accusative: string, genitive: string];
};

/** Article before most consonants; before a vowel, κ, π, τ, ξ, ψ and the plosives written with μ, ν, γ it keeps its ν. */
const FEMININE = ['τη', 'της'] as const;
const MASCULINE = ['τον', 'του'] as const;
const NEUTER = ['το', 'του'] as const;
const PLURAL = ['τους', 'των'] as const;

/** By the ending of the nominative; the first that fits. */
const declensions: readonly Declension[] = [
  {
    // Most islands in -ος are feminine: η Ρόδος, η Κάλυμνος.
    ending: /[οό]ς$/,
    accusative: (stem, ending) => stem + ending.slice(0, 1),
    genitive: (stem, ending) => (ending.startsWith('ό') ? `${stem}ού` : accentOneLater(stem, 'ου')),
    articles: FEMININE,
  },
  {
    ending: /[οό][ιί]$/,
    accusative: (stem, ending) => stem + (ending === 'οί' ? 'ούς' : 'ους'),
    genitive: (stem, ending) => stem + (ending === 'οί' ? 'ών' : 'ων'),
    articles: PLURAL,
  },
  {
    // η Κως
    ending: /[ωώ]ς$/,
    accusative: (stem, ending) => stem + ending.slice(0, 1),
    genitive: (stem, ending) => stem + ending.slice(0, 1),
    articles: FEMININE,
  },
  {
    // ο Πανορμίτης, ο Πειραιάς
    ending: /[ηήαά]ς$/,
    accusative: (stem, ending) => stem + ending.slice(0, 1),
    genitive: (stem, ending) => stem + ending.slice(0, 1),
    articles: MASCULINE,
  },
  {
    ending: /[ηήαά]$/,
    accusative: (stem, ending) => stem + ending,
    genitive: (stem, ending) => `${stem}${ending}ς`,
    articles: FEMININE,
  },
  {
    // το Αγαθονήσι, το Λακκί
    ending: /[ιί]$/,
    accusative: (stem, ending) => stem + ending,
    genitive: (stem, ending) => (ending === 'ί' ? `${stem}ιού` : `${unaccented(stem)}ίου`),
    articles: NEUTER,
  },
  {
    ending: /[οό]$/,
    accusative: (stem, ending) => stem + ending,
    genitive: (stem, ending) => stem + (ending === 'ό' ? 'ού' : 'ου'),
    articles: NEUTER,
  },
];

/**
 * Proposes the cases of a place name, for people to check: gender can't be told from a name alone («η Ρόδος», «ο Εύδηλος»). Only the
 * first word is declined, with those that agree with it: «τον Άγιο Κήρυκο», «τη Σκάλα Καμείρου». A name that isn't Greek stays as it
 * is, without an article.
 */
export function declineGreek(name: string): GreekCases {
  const [first = '', ...rest] = name.trim().split(' ');
  const isSaint = /^(?:Άγι(?:ος|οι)|Αγία)$/.test(first);
  const [second = '', ...others] = rest;
  const words = isSaint && second !== '' ? [first, second] : [first];
  const tail = words.length === 2 ? others : rest;
  const found = declensions.find(({ ending }) => ending.test(first));
  if (!found) return { accusative: name, genitive: name };
  // «ο Άγιος Κήρυκος»: the adjective tells the gender.
  const [accusativeArticle, genitiveArticle] = isSaint && first.endsWith('ος') ? MASCULINE : found.articles;
  const inCase = (form: 'accusative' | 'genitive') =>
    [...words.map((word) => declined(word, form)), ...tail].join(' ');
  return {
    accusative: `${withFinalN(accusativeArticle, first)} ${inCase('accusative')}`,
    genitive: `${genitiveArticle} ${inCase('genitive')}`,
  };
}

/** Whether a text begins with an article in the accusative, as «στη Σύμη» is built from it. */
export function hasAccusativeArticle(text: string): boolean {
  return /^(τον|την|τη|το|τους|τις|τα) \S/.test(text);
}

export function hasGenitiveArticle(text: string): boolean {
  return /^(του|της|των) \S/.test(text);
}

function declined(word: string, form: 'accusative' | 'genitive'): string {
  for (const declension of declensions) {
    const match = declension.ending.exec(word);
    if (match) return declension[form](word.slice(0, match.index), match[0]);
  }
  return word;
}

function withFinalN(article: string, word: string): string {
  if (article !== 'τη') return article;
  return /^(?:[αεηιουωκπτξψ]|μπ|ντ|γκ|τσ|τζ)/.test(unaccented(word).toLowerCase()) ? 'την' : 'τη';
}

/** Κάλυμνος, Καλύμνου: a long ending pulls the accent to the syllable before it. */
function accentOneLater(stem: string, ending: string): string {
  const vowels = [...stem.matchAll(VOWEL_GROUPS)];
  const last = vowels.at(-1);
  if (vowels.length < 2 || !last || unaccented(last[0]) !== last[0]) return stem + ending;
  const plain = unaccented(stem);
  const at = last.index + last[0].length - 1;
  return `${plain.slice(0, at)}${ACCENTED.get(plain.charAt(at)) ?? plain.charAt(at)}${plain.slice(at + 1)}${ending}`;
}

const VOWEL_GROUPS = /[αεο][ιί]|[οό][υύ]|[αεη][υύ]|[αάεέηήιίϊοόυύωώ]/gi;
const ACCENTED = new Map([...'αεηιουω'].map((letter, index) => [letter, [...'άέήίόύώ'][index] ?? letter]));

function unaccented(text: string): string {
  return text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}
