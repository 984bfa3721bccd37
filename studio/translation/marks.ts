import { type Locale, locales } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { isEmpty, type Pair } from './pairs.ts';

/** What both sides of a pair looked like when they were last in step. */
export type Mark = { path: string; el: string; en: string };

const Marks = v.object({
  translationMarks: v.array(v.object({ path: v.string(), el: v.string(), en: v.string() })),
});

/** The marks that a document carries, by the path of their pair; `undefined` when it was never published with any. */
export function marksIn(document: unknown): Map<string, Mark> | undefined {
  const read = v.safeParse(Marks, document);
  if (!read.success) return undefined;
  return new Map(read.output.translationMarks.map(({ path, el, en }) => [path, { path, el, en }]));
}

/** Marks that say: everything that stands in both languages now is in step. */
export function marksNow(pairs: readonly Pair[]): Map<string, Mark> {
  return new Map(pairs.filter(bothThere).map((pair) => [pair.id, markOf(pair)]));
}

/** Which side of a pair has to follow the other: it was left as it was while the other one changed. */
export function behind(pair: Pair, mark: Mark | undefined): Locale | undefined {
  if (mark === undefined || !bothThere(pair)) return undefined;
  const now = markOf(pair);
  const changed = locales.filter((locale) => now[locale] !== mark[locale]);
  return changed.length === 1 ? locales.find((locale) => now[locale] === mark[locale]) : undefined;
}

/** The marks to write when these texts go out: a pair that is in step gets a new one, a pair that is not keeps the old one. */
export function marksAfter(
  pairs: readonly Pair[],
  before: ReadonlyMap<string, Mark> | undefined,
): Map<string, Mark> {
  return new Map(
    pairs.filter(bothThere).map((pair) => {
      const mark = before?.get(pair.id);
      return [pair.id, mark !== undefined && behind(pair, mark) !== undefined ? mark : markOf(pair)];
    }),
  );
}

/** The value of the field `translationMarks`; keys follow from the paths, so that the same texts give the same bytes. */
export function marksField(marks: ReadonlyMap<string, Mark>) {
  return [...marks.values()].map((mark) => ({
    _key: fingerprint(mark.path),
    _type: 'translationMark',
    ...mark,
  }));
}

function markOf(pair: Pair): Mark {
  return { path: pair.id, el: fingerprint(pair.el), en: fingerprint(pair.en) };
}

function bothThere(pair: Pair): boolean {
  return !isEmpty(pair.el) && !isEmpty(pair.en);
}

/** A short number for a value, the same for the same words (FNV-1a, twice); keys of list items do not count. */
function fingerprint(value: unknown): string {
  const text = JSON.stringify(value, (name, inner: unknown) => (name === '_key' ? undefined : inner)) ?? '';
  const half = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
    }
    return hash.toString(16).padStart(8, '0');
  };
  return half(0x811c9dc5) + half(0x9e3779b9);
}
