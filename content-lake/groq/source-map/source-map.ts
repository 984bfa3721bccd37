import { dataError } from '#content-lake/protocol/errors.ts';
import type { Budget } from '../budget.ts';
import { isValueObject, type Value, type ValueObject } from '../value.ts';
import { documentOf, DocumentPaths, fieldStep, type ItemNames } from './json-path.ts';
import { itemsOf, originOfField, type StoredOrigin, type TracedValue } from './origin.ts';

/** A query can repeat the same value many times over; mapping all of it would fill the memory. */
const MAX_ENTRIES = 250_000;

type Source = { type: 'documentValue'; document: number; path: number } | { type: 'literal' | 'unknown' };

/**
 * The origin of each part of a result, in the format of the content source map specification: `mappings`
 * from a path in the result to an entry of `documents` and one of `paths`.
 */
export type SourceMap = {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: 'value'; source: Source }>;
};

/**
 * Builds the source map of a result. A part copied from a document gets one entry, whatever its size;
 * in a whole document each field gets one. Nulls get none, as on the hosted service.
 */
export function sourceMapOf(answer: TracedValue, names: ItemNames, budget: Budget): SourceMap {
  const writer = new Writer(names, budget);
  writer.write(answer, '$');
  return writer.map;
}

class Writer {
  readonly map: SourceMap = { documents: [], paths: [], mappings: {} };
  readonly #budget: Budget;
  readonly #pathsInDocuments: DocumentPaths;
  readonly #documents = new Map<string, number>();
  readonly #paths = new Map<string, number>();
  #entries = 0;

  constructor(names: ItemNames, budget: Budget) {
    this.#budget = budget;
    this.#pathsInDocuments = new DocumentPaths(names);
  }

  write(part: TracedValue, place: string): void {
    const { value, origin } = part;
    if (value === null) return;
    switch (origin.kind) {
      case 'document':
      case 'fields':
        if (isValueObject(value)) this.#writeFields(value, part, place);
        return;
      case 'list':
        for (const [index, item] of (itemsOf(part, this.#budget) ?? []).entries())
          this.write(item, `${place}[${index}]`);
        return;
      case 'field':
      case 'item':
        this.#set(place, this.#sourceOf(origin));
        return;
      case 'literal':
        this.#set(place, { type: 'literal' });
        return;
      case 'computed':
        this.#set(place, { type: 'unknown' });
    }
  }

  #writeFields(object: ValueObject, { origin }: TracedValue, place: string): void {
    this.#budget.step();
    for (const [name, value] of Object.entries(object))
      this.write({ value, origin: originOfField(origin, name) }, place + fieldStep(name));
  }

  #set(place: string, source: Source): void {
    this.#entries += 1;
    if (this.#entries > MAX_ENTRIES)
      throw dataError(400, 'queryLimitError', `The source map has more than ${MAX_ENTRIES} entries`);
    this.map.mappings[place] = { type: 'value', source };
  }

  #sourceOf(stored: StoredOrigin): Source {
    const document = documentOf(stored);
    // In a perspective a draft or version has the published id; the map names the document that was actually read.
    const id = textOf(document['_originalId'] ?? document['_id']);
    const path = this.#pathsInDocuments.pathOf(stored);
    return {
      type: 'documentValue',
      document: entry(this.#documents, id, this.map.documents, () => ({
        _id: id,
        _type: textOf(document['_type']),
      })),
      path: entry(this.#paths, path, this.map.paths, () => path),
    };
  }
}

/** The index of `key` in `list`; a new one is appended. */
function entry<T>(known: Map<string, number>, key: string, list: T[], make: () => T): number {
  const found = known.get(key);
  if (found !== undefined) return found;
  known.set(key, list.length);
  return list.push(make()) - 1;
}

function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}
