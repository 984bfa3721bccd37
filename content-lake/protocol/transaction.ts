import type { Doc, Json } from './document.ts';
import type { Mutation } from './mutation.ts';

export type CommittedTransaction = {
  dataset: string;
  /** Position in the dataset's log; increasing, with gaps. */
  seq: number;
  id: string;
  author: string;
  /** ISO instant; equals `_updatedAt` of every changed document. */
  timestamp: string;
  changes: DocumentChange[];
};

export type DocumentChange = {
  id: string;
  before: Doc | undefined;
  after: Doc | undefined;
  /** Only those that affect this document, ready to be replayed on `before`. */
  mutations: Mutation[];
  effects: Effects;
};

/** Mendoza patches between the documents without `_rev`. */
export type Effects = { apply: Json[]; revert: Json[] };
