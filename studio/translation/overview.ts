import { locales } from '#foundation/text/locales.ts';
import type { Language } from '#studio/schema/presets/translation.ts';
import * as v from 'valibot';
import { type CoverageRow, stateOf, type TextState, translationCoverage } from './coverage.ts';

const StoredDocument = v.looseObject({
  _id: v.string(),
  _type: v.string(),
  _updatedAt: v.optional(v.string()),
});
type StoredDocument = v.InferOutput<typeof StoredDocument>;

export type DocumentCoverage = {
  id: string;
  type: string;
  title: string;
  isDraft: boolean;
  rows: CoverageRow[];
  state: Record<Language, TextState>;
};

/** The newest version of each document, from published ones and drafts. */
export function overview(documents: readonly unknown[]): DocumentCoverage[] {
  const known = documents.flatMap((one) => {
    const read = v.safeParse(StoredDocument, one);
    return read.success ? [read.output] : [];
  });
  const published = new Map(known.filter(({ _id }) => !isDraft(_id)).map((one) => [one._id, one]));
  const drafts = new Map(known.filter(({ _id }) => isDraft(_id)).map((one) => [bare(one._id), one]));
  const newest = new Map([...published, ...drafts]);
  return [...newest].map(([id, document]) => coverageOf(id, document, published.get(id)));
}

function coverageOf(
  id: string,
  document: StoredDocument,
  published: StoredDocument | undefined,
): DocumentCoverage {
  const rows = translationCoverage(document, published);
  return {
    id,
    type: document._type,
    title: titleOf(document),
    isDraft: isDraft(document._id),
    rows,
    state: { el: stateOf(rows, 'el'), en: stateOf(rows, 'en') },
  };
}

/** A document's name in lists: its Greek title, else the English one, else its id. */
function titleOf(document: StoredDocument): string {
  for (const field of ['title_el', 'question_el', 'headline_el', 'brand_el', 'title_en', 'question_en']) {
    const text = document[field];
    if (typeof text === 'string' && text !== '') return text;
  }
  return bare(document._id);
}

const DRAFTS = 'drafts.';
const isDraft = (id: string) => id.startsWith(DRAFTS);
const bare = (id: string) => (isDraft(id) ? id.slice(DRAFTS.length) : id);

export type Filter = {
  type: string | undefined;
  language: Language | undefined;
  show: 'gaps' | TextState | 'all';
};

/** The documents that match a filter: of this type, with this state in this language (or in any). */
export function matching(all: readonly DocumentCoverage[], filter: Filter): DocumentCoverage[] {
  return all.filter((one) => {
    if (filter.type !== undefined && one.type !== filter.type) return false;
    if (filter.show === 'all') return true;
    const states =
      filter.language === undefined ? [one.state.el, one.state.en] : [one.state[filter.language]];
    if (filter.show === 'there') return states.every((state) => state === 'there');
    if (filter.show === 'gaps') return states.some((state) => state !== 'there');
    return one.rows.some((row) =>
      (filter.language === undefined ? locales : [filter.language]).some(
        (language) => row.state[language] === filter.show,
      ),
    );
  });
}

export type TypeCount = { type: string; total: number; complete: number };

/** For each type how many documents there are and how many of them are complete in both languages. */
export function countByType(all: readonly DocumentCoverage[], types: readonly string[]): TypeCount[] {
  return types.flatMap((type) => {
    const of = all.filter((one) => one.type === type);
    if (of.length === 0) return [];
    const complete = of.filter(({ state }) => state.el === 'there' && state.en === 'there').length;
    return [{ type, total: of.length, complete }];
  });
}
