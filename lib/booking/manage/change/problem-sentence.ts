import type { Problem } from '#contracts/reservations/index.ts';

/**
 * Why the service refused, in its text and the caller's language: field messages are more specific than the overall
 * one.
 */
export function problemSentence({ detail, errors = [] }: Pick<Problem, 'detail' | 'errors'>): string {
  const sentences = [...new Set(errors.map(({ message }) => message))];
  return sentences.length > 0 ? sentences.join(' ') : detail;
}
