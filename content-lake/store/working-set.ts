import { Mutation as Mutator } from '@sanity/mutator';
import { isValidId } from '#content-lake/protocol/document-id.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { MutationResult } from './store.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { DraftDoc, Mutation, PatchOperations } from '#content-lake/protocol/mutation.ts';
import { toDoc } from './to-doc.ts';

type Entry = { before: Doc | undefined; after: Doc | undefined; mutations: Mutation[] };

/** The documents of one transaction while it is built. Nothing outside changes until it is committed. */
export class WorkingSet {
  readonly results: MutationResult[] = [];
  readonly #entries = new Map<string, Entry>();
  readonly #read: (id: string) => Doc | undefined;
  readonly #transactionId: string;
  readonly #timestamp: string;

  constructor(read: (id: string) => Doc | undefined, transactionId: string, timestamp: string) {
    this.#read = read;
    this.#transactionId = transactionId;
    this.#timestamp = timestamp;
  }

  /** The document as it would be if the transaction ended here. */
  get(id: string): Doc | undefined {
    const entry = this.#entries.get(id);
    return entry ? entry.after : this.#read(id);
  }

  /** The differences, one entry per document; a document created and deleted again doesn't count. */
  changes(): (Entry & { id: string })[] {
    return [...this.#entries]
      .map(([id, entry]) => ({ id, ...entry }))
      .filter(
        ({ before, after, mutations }) =>
          mutations.length > 0 && (before !== undefined || after !== undefined),
      );
  }

  /** @throws MutationFailure if the mutation doesn't fit its document. */
  apply(mutation: Mutation): void {
    if ('create' in mutation) {
      if (this.get(mutation.create._id)) {
        const id = mutation.create._id;
        throw new MutationFailure('documentAlreadyExistsError', `Document by ID "${id}" already exists`, {
          id,
        });
      }
      this.#write('create', mutation.create, (create) => ({ create }));
    } else if ('createOrReplace' in mutation) {
      const exists = this.get(mutation.createOrReplace._id) !== undefined;
      this.#write(exists ? 'update' : 'create', mutation.createOrReplace, (createOrReplace) => ({
        createOrReplace,
      }));
    } else if ('createIfNotExists' in mutation) {
      const { _id } = mutation.createIfNotExists;
      const document = this.get(_id);
      if (document) this.results.push({ id: _id, operation: 'none', document });
      else this.#write('create', mutation.createIfNotExists, (createIfNotExists) => ({ createIfNotExists }));
    } else if ('delete' in mutation) {
      this.#delete(mutation.delete);
    } else {
      this.#patch(mutation.patch);
    }
  }

  /** @throws MutationFailure unless the stored document has this revision. */
  expectRevision(id: string, revision: string | undefined): void {
    if (revision === undefined) return;
    const entry = this.#entries.get(id);
    const stored = (entry ? entry.before : this.#read(id))?._rev;
    if (stored === revision) return;
    throw new MutationFailure(
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has unexpected revision ID ("${stored ?? ''}"), expected "${revision}"`,
      { id, currentRevisionID: stored ?? null, expectedRevisionID: revision },
    );
  }

  #write(operation: 'create' | 'update', source: DraftDoc, logged: (doc: DraftDoc) => Mutation): void {
    if (!isValidId(source._id)) {
      throw new MutationFailure('validationError', `Invalid document ID: "${source._id}"`, {
        id: source._id,
      });
    }
    const doc = toDoc(source, this.#transactionId, this.#timestamp);
    const { _rev, _updatedAt, ...rest } = doc;
    // The log contains the dates, so that a replay gives the same document.
    this.#record(source._id, doc, logged({ ...rest, _id: doc._id, _type: doc._type }));
    this.results.push({ id: source._id, operation, document: doc });
  }

  #delete({ id, ifRevisionID }: { id: string; ifRevisionID?: string }): void {
    this.expectRevision(id, ifRevisionID);
    const document = this.get(id);
    if (!document) {
      this.results.push({ id, operation: 'none' });
      return;
    }
    this.#record(id, undefined, { delete: { id } });
    this.results.push({ id, operation: 'delete', document });
  }

  #patch(patch: { id: string } & PatchOperations): void {
    const { id, ifRevisionID, ...operations } = patch;
    const doc = this.get(id);
    if (!doc) {
      throw new MutationFailure('documentNotFoundError', `The document with the ID "${id}" was not found`, {
        id,
      });
    }
    this.expectRevision(id, ifRevisionID);
    const document = patched(doc, operations, this.#transactionId, this.#timestamp);
    this.#record(id, document, { patch: { id, ...operations } });
    this.results.push({ id, operation: 'update', document });
  }

  #record(id: string, after: Doc | undefined, mutation: Mutation): void {
    const entry = this.#entries.get(id) ?? { before: this.#read(id), after: undefined, mutations: [] };
    entry.after = after;
    entry.mutations.push(mutation);
    this.#entries.set(id, entry);
  }
}

function patched(doc: Doc, operations: PatchOperations, transactionId: string, timestamp: string): Doc {
  let result: unknown;
  try {
    // The mutator may modify its input, and the input ends up in the document.
    const patch = { id: doc._id, ...structuredClone(operations) };
    result = new Mutator({ mutations: [{ patch }] }).apply({ ...doc });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MutationFailure('malformedMutationError', `Invalid patch for "${doc._id}": ${reason}`, {
      id: doc._id,
    });
  }
  const next = toDoc(result, transactionId, timestamp);
  for (const field of ['_id', '_type']) {
    if (next[field] === doc[field]) continue;
    throw new MutationFailure('validationError', `Cannot modify immutable attribute "${field}"`, {
      id: doc._id,
    });
  }
  return next;
}
