import { type Locale, locales } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { isEmpty, type Pair } from './pairs.ts';

/** Fingerprints of both sides of a pair when they were last in sync. */
export type Mark = { path: string; el: string; en: string };

const Marks = v.object({
  translationMarks: v.array(v.object({ path: v.string(), el: v.string(), en: v.string() })),
});

/** A document's marks by the path of their pair; `undefined` if it was never published with any. */
export function marksIn(document: unknown): Map<string, Mark> | undefined {
  const read = v.safeParse(Marks, document);
  if (!read.success) return undefined;
  return new Map(read.output.translationMarks.map(({ path, el, en }) => [path, { path, el, en }]));
}

/** Marks that declare the current texts in sync. */
export function marksNow(pairs: readonly Pair[]): Map<string, Mark> {
  return new Map(pairs.filter(bothThere).map((pair) => [pair.id, markOf(pair)]));
}

/** The outdated side of a pair: the one that is unchanged while the other has changed. */
export function behind(pair: Pair, mark: Mark | undefined): Locale | undefined {
  if (mark === undefined || !bothThere(pair)) return undefined;
  const now = markOf(pair);
  const changed = locales.filter((locale) => now[locale] !== mark[locale]);
  return changed.length === 1 ? locales.find((locale) => now[locale] === mark[locale]) : undefined;
}

/** The marks to write on publishing: a pair in sync gets a new one, an outdated pair keeps its old one. */
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

/** The value of the field `translationMarks`; keys are derived from the paths, so that the output is deterministic. */
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

/** A short hash of a value (FNV-1a, twice); keys of list items don't count. */
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
