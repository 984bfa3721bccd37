import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import type { WorkingSet } from './working-set.ts';
import type { Mutation } from '#content-lake/protocol/mutation.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { Replica } from './replica.ts';

export const ACL_MODES = ['public', 'private'] as const;
export type AclMode = (typeof ACL_MODES)[number];

/**
 * The one place where documents change. A commit is a single SQL transaction; transactions of one dataset are totally
 * ordered (`seq`); once a promise of `commit` has resolved, the transaction is on disk.
 */
export type Store = {
  datasets(): readonly string[];
  /** Whether strangers may read the dataset. @throws LakeError 404 when there is no such dataset. */
  aclMode(dataset: string): AclMode;
  /** Creates an empty dataset. @returns false when it exists; then nothing changes. */
  createDataset(name: string, aclMode?: AclMode): Promise<boolean>;
  /** Also ends all event streams of the dataset, in every process, so that access is checked again. @throws LakeError 404 */
  setAclMode(name: string, aclMode: AclMode): Promise<void>;
  /** Deletes a dataset with its documents, log and history. @throws LakeError 404 when there is no such dataset. */
  deleteDataset(name: string): Promise<void>;
  /**
   * The in-memory copy that serves reads. In the `change` of a transaction, call it inside and not before: the
   * transaction is then moved to the front of its batch and sees all documents. @throws LakeError 404 when there is no such dataset. */
  replica(dataset: string): Replica;
  /** The stored document with exactly this id (drafts have their own), or undefined. */
  document(dataset: string, id: string): Doc | undefined;
  commit(request: CommitRequest): Promise<CommitResult>;
  /** Like `commit`, for callers that decide what to change while they hold the dataset's lock. */
  transact(request: TransactRequest): Promise<CommitResult>;
  /** Called once for each transaction, in the order of `seq`, after it is durable and visible to readers. */
  onCommit(listener: (transaction: CommittedTransaction) => void): () => void;
  /** Called when a dataset was deleted, here or in another process. */
  onDatasetRemoved(listener: (dataset: string) => void): () => void;
  /**
   * Resolves when reads here show transaction `upTo` of the dataset, or, without it, everything committed by now,
   * including by other processes. Their commits arrive on their own; this is for callers that can't wait.
   */
  catchUp(dataset: string, upTo?: number): Promise<void>;
  /** Waits for commits in flight. The database stays open: its owner closes it. */
  close(): Promise<void>;
};

type Request = {
  dataset: string;
  /** The principal's id; stored in the log. */
  author: string;
  /** Becomes the `_rev` of every changed document. Generated if absent. */
  transactionId?: string;
  /**
   * Identifies the request and its sender. A request with the id and fingerprint of an earlier one is a repetition
   * and gets the same result; one with only the same id is rejected with 409.
   */
  fingerprint?: string;
  /** Checks everything and returns what would happen, but writes nothing. */
  dryRun?: boolean;
};

export type CommitRequest = Request & { mutations: readonly Mutation[] };
export type TransactRequest = Request & { change: (working: WorkingSet) => void };

export type MutationOperation = 'create' | 'update' | 'delete' | 'none';
export type MutationResult = { id: string; operation: MutationOperation; document?: Doc };

export type CommitResult = {
  transactionId: string;
  results: MutationResult[];
  /** Absent for a dry run, a repetition, and when nothing changed; without changes when only its id was logged. */
  transaction?: CommittedTransaction;
};
