import type { Handle, SecureAnswer } from './secure-answer.ts';
import { finish, send, wishesOf } from './finished-answer.ts';

/** For caches in front of the site; browsers have no use for them. */
export const TAGS = 'cache-tag';

/** Sends what was taken whole to the one who asked for it. */
export function answerPages(answer: SecureAnswer, leaveOut: readonly string[]): Handle {
  return async (request, response) => {
    const { encoding, seen } = wishesOf(request);
    const taken = await answer(request, response);
    if (taken.kind !== 'whole') return;
    send(await finish(taken.answer, { encoding, vary: [], leaveOut }), response, seen, null);
  };
}
