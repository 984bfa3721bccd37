import type { Handle, SecuredHandler } from './page-policy.ts';
import { encode, send, preferencesOf } from './encoded-page.ts';

/** For caches in front of the site; not sent to browsers. */
export const TAGS = 'cache-tag';

/** Sends captured responses to the client. */
export function answerPages(answer: SecuredHandler, leaveOut: readonly string[]): Handle {
  return async (request, response) => {
    const { encoding, seen } = preferencesOf(request);
    const taken = await answer(request, response);
    if (taken.kind !== 'whole') return;
    send(await encode(taken.answer, { encoding, vary: [], leaveOut }), response, seen, null);
  };
}
