import type { Doc } from '#content-lake/protocol/document.ts';
import { referencesOf } from '../references.ts';
import type { Replica } from '../replica.ts';

/** The documents as the transactions of one batch leave them, before any of them is on disk. */
export class Overlay {
  readonly #replica: Replica;
  readonly #changed = new Map<string, Doc | undefined>();

  constructor(replica: Replica) {
    this.#replica = replica;
  }

  /** Whether it is still the same as the replica. */
  get isEmpty(): boolean {
    return this.#changed.size === 0;
  }

  get(id: string): Doc | undefined {
    return this.#changed.has(id) ? this.#changed.get(id) : this.#replica.get(id);
  }

  referrersOf(id: string): readonly Doc[] {
    const stored = this.#replica.raw.referrersOf(id);
    if (this.isEmpty) return stored;
    const changed = [...this.#changed.values()].filter(
      (doc) => doc !== undefined && referencesOf(doc).some(({ to }) => to === id),
    );
    return [...stored.filter(({ _id }) => !this.#changed.has(_id)), ...changed.flatMap((doc) => doc ?? [])];
  }

  put(changes: readonly { id: string; after: Doc | undefined }[]): void {
    for (const { id, after } of changes) this.#changed.set(id, after);
  }
}
