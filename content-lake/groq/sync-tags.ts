import { variantOf } from '#content-lake/protocol/document-id.ts';

/** Beyond this number a client is better off with one tag that always matches. */
const MAX_TAGS = 300;
const EVERYTHING = tag('all');

/**
 * What a query has read, as opaque tags. A change to documents sends the tags of `tagsOfChange`; a reader whose query
 * shares one of them runs it again.
 */
export class SyncTags {
  readonly #tags = new Set<string>();
  #everything = false;

  document(id: string): void {
    this.#add(tag(`id:${variantOf(id).publishedId}`));
  }

  type(type: string): void {
    this.#add(tag(`type:${type}`));
  }

  everything(): void {
    this.#everything = true;
  }

  list(): string[] {
    return this.#everything ? [EVERYTHING] : [...this.#tags].toSorted();
  }

  #add(value: string): void {
    if (this.#everything) return;
    this.#tags.add(value);
    if (this.#tags.size > MAX_TAGS) this.#everything = true;
  }
}

export function tagsOfChange(publishedId: string, types: readonly string[]): string[] {
  return [EVERYTHING, tag(`id:${publishedId}`), ...types.map((type) => tag(`type:${type}`))];
}

/** Short and meaningless to outsiders. A collision only causes a needless refetch (FNV-1a, 48 bits). */
function tag(subject: string): string {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let i = 0; i < subject.length; i += 1) {
    low = Math.imul(low ^ subject.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ low, 0x85ebca6b);
  }
  return `s1:${(low >>> 0).toString(36)}${((high >>> 0) & 0xffff).toString(36)}`;
}
