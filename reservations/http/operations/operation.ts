import type * as v from 'valibot';

/** What the API description says of one method of one path. `answers` names the schema of each status. */
export type Operation = {
  summary: string;
  query?: Record<string, v.GenericSchema>;
  optional?: string[];
  body?: string;
  /** Media types of the body when it is not JSON. */
  sends?: string[];
  answers: Record<number, string | null>;
  /** Media types of a good answer that is not JSON, or not always. */
  files?: string[];
  /** Headers of a good answer that callers may need, and what they say. */
  headers?: Record<string, string>;
  needsKey?: boolean;
  needsToken?: boolean;
  /** Takes places without payment: proofs of the address go with it. */
  needsProof?: boolean;
};

export type Operations = Record<string, Record<string, Operation>>;
export type Schemas = Record<string, v.GenericSchema>;
