import { dataError, type LakeError } from './errors.ts';

type FailureType =
  | 'documentAlreadyExistsError'
  | 'documentNotFoundError'
  | 'documentRevisionIDDoesNotMatchError'
  | 'documentHasExistingReferencesError'
  | 'documentReferencesNonExistentDocumentError'
  | 'validationError'
  | 'malformedMutationError';

/** Why one document couldn't be changed. The request as a whole then changes nothing. */
export class MutationFailure extends Error {
  readonly type: FailureType;
  readonly details: object;
  /** Index of the mutation or action in the request; set by the caller that iterates over them. */
  index: number | undefined;

  constructor(type: FailureType, description: string, details: object = {}) {
    super(description);
    this.name = 'MutationFailure';
    this.type = type;
    this.details = details;
  }
}

/**
 * The body that the client turns into `ClientError.message` ("The mutation(s) failed: …"). Conflicts get 409 and
 * malformed requests 400: the Studio discards the edits on either, so a temporary failure must never end up here.
 */
export function failureResponse(kind: 'mutationError' | 'actionError', failure: MutationFailure): LakeError {
  const malformed = failure.type === 'validationError' || failure.type === 'malformedMutationError';
  const what = kind === 'mutationError' ? 'The mutation(s) failed' : 'The action(s) failed';
  const error = { type: failure.type, description: failure.message, ...failure.details };
  return dataError(malformed ? 400 : 409, kind, `${what}: ${failure.message}`, {
    items: [{ index: failure.index ?? 0, error }],
  });
}
