import { isBlank } from '#studio/schema/presets/sibling.ts';

export type CoverageRow = { path: string; el: boolean; en: boolean };

/**
 * Every bilingual pair of a document, down to list items, and which of its sides hold a text. Pairs that are empty on both
 * sides do not count: nothing is missing there.
 */
export function translationCoverage(value: unknown, path = ''): CoverageRow[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => translationCoverage(item, `${path} ${index + 1}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => !name.startsWith('_'));
  const rows: CoverageRow[] = [];
  const seen = new Set<string>();
  for (const [name, inner] of entries) {
    const base = /^(.+)_(el|en)$/.exec(name)?.[1];
    const label = inWords(base ?? name);
    const here = path === '' ? label : `${path} › ${label}`;
    if (base === undefined || GREEK_ONLY.has(base)) {
      rows.push(...translationCoverage(inner, here));
    } else if (!seen.has(base)) {
      seen.add(base);
      const side = (language: string) =>
        !isBlank(entries.find(([key]) => key === `${base}_${language}`)?.[1]);
      const row = { path: here, el: side('el'), en: side('en') };
      if (row.el || row.en) rows.push(row);
    }
  }
  return rows;
}

/** Grammatical forms of a name exist in Greek alone. */
const GREEK_ONLY = new Set(['accusative', 'genitive']);

/** `storyTitle` as editors read it in the form: Story title. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
