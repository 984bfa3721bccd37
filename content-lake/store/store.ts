import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import type { WorkingSet } from './working-set.ts';
import type { Mutation } from '#content-lake/protocol/mutation.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { Replica } from './replica.ts';

export const ACL_MODES = ['public', 'private'] as const;
export type AclMode = (typeof ACL_MODES)[number];

/**
 * The one place where documents change. A commit is a single SQL transaction; transactions of one dataset are totally
 * ordered (`seq`); a promise of `commit` that resolved means the transaction is on disk.
 */
export type Store = {
  datasets(): readonly string[];
  /** Whether strangers may read the dataset. @throws LakeError 404 when there is no such dataset. */
  aclMode(dataset: string): AclMode;
  /** Creates an empty dataset. @returns false when it exists; then nothing changes. */
  createDataset(name: string, aclMode?: AclMode): Promise<boolean>;
  /** Also ends all event streams of the dataset, in every process: who may have them is decided anew. @throws LakeError 404 */
  setAclMode(name: string, aclMode: AclMode): Promise<void>;
  /** Removes a dataset with its documents, log and history. @throws LakeError 404 when there is no such dataset. */
  deleteDataset(name: string): Promise<void>;
  /**
   * The in-memory copy that reads run on. In the `change` of a transaction ask for it there and not before: then the
   * transaction is made to stand at the front, on documents that are all here. @throws LakeError 404 when there is no such dataset. */
  replica(dataset: string): Replica;
  /** The stored document with exactly this id (drafts have their own), or undefined. */
  document(dataset: string, id: string): Doc | undefined;
  commit(request: CommitRequest): Promise<CommitResult>;
  /** Like `commit`, for callers that decide what to change while they hold the dataset's lock. */
  transact(request: TransactRequest): Promise<CommitResult>;
  /** Called once for each transaction, in the order of `seq`, after it is durable and visible to readers. */
  onCommit(listener: (transaction: CommittedTransaction) => void): () => void;
  /** Called when a dataset is gone, here or in another process. */
  onDatasetRemoved(listener: (dataset: string) => void): () => void;
  /**
   * Resolves when reads here show transaction `upTo` of the dataset, or without it everything that is committed by now,
   * also by other processes. What they commit arrives by itself; this is for those who cannot wait for it.
   */
  catchUp(dataset: string, upTo?: number): Promise<void>;
  /** Waits for commits in flight. The database stays open: its owner closes it. */
  close(): Promise<void>;
};

type Request = {
  dataset: string;
  /** The principal's id; stands in the log. */
  author: string;
  /** Becomes the `_rev` of every changed document. Made here when absent. */
  transactionId?: string;
  /**
   * Stands for what is asked and who asks. A request with the id and the fingerprint of an earlier one is that request once
   * more, and is given its answer; one with the id alone is refused with 409.
   */
  fingerprint?: string;
  /** Checks everything and answers what would happen, but writes nothing. */
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
