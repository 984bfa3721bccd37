import type * as v from 'valibot';

export type InputPart = 'params' | 'query' | 'headers' | 'body';

/** Why a request was refused before its handler ran. */
export type InputRefusal =
  | { kind: 'invalid'; part: InputPart; value: unknown; issues: readonly v.BaseIssue<unknown>[] }
  /** The body isn't JSON, or contains a character that the database can't store. */
  | { kind: 'unreadable' }
  | { kind: 'too_large' }
  | { kind: 'too_many_requests'; retryAfterSeconds: number };

/** Thrown by {@link handleRequest}; each service writes it as a problem document with its own codes and texts. */
export class InputError extends Error {
  readonly refusal: InputRefusal;

  constructor(refusal: InputRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}
