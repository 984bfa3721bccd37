import type { Problem } from '#contracts/reservations/index.ts';

/** Why the service refused, in its own words and in the caller's language: the fields at fault say more than the whole. */
export function problemSentence({ detail, errors = [] }: Pick<Problem, 'detail' | 'errors'>): string {
  const sentences = [...new Set(errors.map(({ message }) => message))];
  return sentences.length > 0 ? sentences.join(' ') : detail;
}
