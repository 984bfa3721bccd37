import type { Locale } from './locales.ts';

/** Words that belong to the next one: articles, prepositions, conjunctions, and words that ask. */
const SHORT_WORDS: Record<Locale, string> = {
  el: 'ο|η|το|οι|τα|του|της|των|τον|την|τη|τους|τις|ένα|ένας|μια|μία|και|κι|με|σε|ως|από|για|προς|χωρίς|στο|στον|στη|στην|στα|στους|στις|τι|ποιες|πώς|πού|πότε|να|θα|δεν',
  en: 'a|an|the|and|or|of|in|on|at|by|to|for|from|with|without|how|what|when|where|which|our|your|new',
};
const PATTERNS = { el: patternOf('el'), en: patternOf('en') };
/** What doesn't break must leave room for other breaks, also on a phone's line in the largest type. */
const LONGEST_PAIR = 16;
const LONGEST_GROUP = 13;

function patternOf(locale: Locale): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:(?:${SHORT_WORDS[locale]}) )+[\p{L}\d«“]+`, 'giu');
}

/**
 * A title with non-breaking spaces after its short words, so that no line ends in “the” or “για”: titles have few words a line, and
 * there it is seen. Long words and long rows of them may break.
 */
export function withoutLooseWords(title: string, locale: Locale): string {
  return title.replace(PATTERNS[locale], (words) => {
    const last = words.lastIndexOf(' ', words.lastIndexOf(' ') - 1) + 1;
    if (words.length <= LONGEST_GROUP) return words.replaceAll(' ', '\u00a0');
    const pair = words.slice(last);
    return pair.length <= LONGEST_PAIR ? words.slice(0, last) + pair.replace(' ', '\u00a0') : words;
  });
}
