import type { Handle, SecuredHandler } from './page-policy.ts';
import { encode, send, preferencesOf } from './encoded-page.ts';

/** For caches in front of the site; browsers have no use for them. */
export const TAGS = 'cache-tag';

/** Sends what was taken whole to the one who asked for it. */
export function answerPages(answer: SecuredHandler, leaveOut: readonly string[]): Handle {
  return async (request, response) => {
    const { encoding, seen } = preferencesOf(request);
    const taken = await answer(request, response);
    if (taken.kind !== 'whole') return;
    send(await encode(taken.answer, { encoding, vary: [], leaveOut }), response, seen, null);
  };
}
