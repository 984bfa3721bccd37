import type { Json } from './document.ts';

/** A document as a caller sends it: the lake adds `_rev` and the dates. */
export type DraftDoc = { [field: string]: Json; _id: string; _type: string };

export type Insert =
  | { before: string; items: Json[] }
  | { after: string; items: Json[] }
  | { replace: string; items: Json[] };

export type PatchOperations = {
  set?: { [path: string]: Json };
  setIfMissing?: { [path: string]: Json };
  unset?: string[];
  inc?: { [path: string]: number };
  dec?: { [path: string]: number };
  insert?: Insert;
  diffMatchPatch?: { [path: string]: string };
  ifRevisionID?: string;
};

/** A mutation of one known document. Those that select by query are expanded into these before they are applied. */
export type Mutation =
  | { create: DraftDoc }
  | { createOrReplace: DraftDoc }
  | { createIfNotExists: DraftDoc }
  | { delete: { id: string; ifRevisionID?: string } }
  | { patch: { id: string } & PatchOperations };

export type Selection = { query: string; params: Record<string, unknown> };

/** What the mutate endpoint accepts. */
export type MutationRequest =
  | Mutation
  | { deleteByQuery: Selection }
  | { patchByQuery: Selection & { operations: PatchOperations } };
