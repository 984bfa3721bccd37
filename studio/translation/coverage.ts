import type { Language } from '#studio/schema/presets/translation.ts';
import { behind, marksIn, marksNow } from './marks.ts';
import { isEmpty, type Pair, pairsOf } from './pairs.ts';

export type TextState = 'there' | 'missing' | 'outdated';
export type CoverageRow = Pick<Pair, 'id' | 'path' | 'name'> &
  Record<Language, boolean> & {
    state: Record<Language, TextState>;
  };

/**
 * Every bilingual pair of a document and the state of each side: present, missing, or outdated, which means that the other language
 * has changed since both were last in sync. That state is recorded in the document's marks, written on publishing; without marks,
 * `published` is the reference.
 */
export function translationCoverage(value: unknown, published?: unknown): CoverageRow[] {
  const marks =
    marksIn(value) ?? marksIn(published) ?? (published ? marksNow(pairsOf(published)) : undefined);
  return pairsOf(value).map((pair) => {
    const late = behind(pair, marks?.get(pair.id));
    const side = (language: Language): TextState =>
      isEmpty(pair[language]) ? 'missing' : late === language ? 'outdated' : 'there';
    const state = { el: side('el'), en: side('en') };
    return {
      id: pair.id,
      path: pair.path,
      name: pair.name,
      el: state.el !== 'missing',
      en: state.en !== 'missing',
      state,
    };
  });
}

/** The worst state in one language of a document. */
export function stateOf(rows: readonly CoverageRow[], language: Language): TextState {
  if (rows.some((row) => row.state[language] === 'missing')) return 'missing';
  return rows.some((row) => row.state[language] === 'outdated') ? 'outdated' : 'there';
}

export function hasGap(row: CoverageRow): boolean {
  return row.state.el !== 'there' || row.state.en !== 'there';
}
