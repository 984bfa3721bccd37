import * as v from 'valibot';
import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { FormStamp } from '#contracts/desk/index.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';

const TIMEOUT_MS = 4_000;

/**
 * `POST /api/form-stamp` → a stamp with a puzzle for a form, requested when somebody begins to type, because the pages
 * themselves are the same for everybody. 503 when the desk is unavailable; the form is then sent without one.
 */
export const POST = defineRoute({
  input: noInput,
  cache: 'no-store',
  unavailable: () => Response.json(null, { status: 503, headers: { 'Cache-Control': 'no-store' } }),
  handle: async () => {
    try {
      const response = await fetch(`${backendUrl()}/desk/stamps`, {
        method: 'POST',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return v.parse(FormStamp, await response.json());
    } catch (error) {
      log.warn({ error: String(error) }, 'desk gave no stamp');
      return null;
    }
  },
});
