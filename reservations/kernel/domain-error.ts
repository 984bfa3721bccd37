import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { LookupPuzzle } from '#contracts/reservations/open.ts';
import type { ProblemCode } from '#contracts/reservations/problem.ts';

export type FieldError = { field: string; code: string; message: Bilingual };

type Extra = {
  errors?: FieldError[];
  /** More specific than the text of the code. */
  detail?: Bilingual;
  segment?: number;
  resource?: string;
  totalCents?: number;
  retryAfterSeconds?: number;
  puzzle?: LookupPuzzle;
  /** A token to send with future requests, when the browser has none. */
  visitor?: string | undefined;
};

/**
 * A request that is refused for a reason the caller can act on. Thrown inside a transaction it rolls everything back;
 * the HTTP layer turns it into a problem document.
 */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly extra: Extra;

  constructor(code: ProblemCode, extra: Extra = {}) {
    super(code);
    this.code = code;
    this.extra = extra;
  }
}
