import { dataError, type LakeError } from '#content-lake/protocol/errors.ts';

/** The hosted service's body; the client marks the position in its message. */
export function parseError(description: string, query: string, start: number, end: number): LakeError {
  return dataError(400, 'queryParseError', description, { query, start, end });
}
