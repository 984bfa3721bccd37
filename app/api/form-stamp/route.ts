import * as v from 'valibot';
import { FormStamp } from '#contracts/desk/index.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';

const TIMEOUT_MS = 4_000;
const HEADERS = { 'Cache-Control': 'no-store' };

/**
 * `POST /api/form-stamp` → a stamp with a puzzle for a form, asked for when somebody begins to type: the pages themselves are
 * the same for everybody. 503 when the desk is away; the form then goes without.
 */
export async function POST(): Promise<Response> {
  try {
    const answer = await fetch(`${backendUrl()}/desk/stamps`, {
      method: 'POST',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return Response.json(v.parse(FormStamp, await answer.json()), { headers: HEADERS });
  } catch (error) {
    log.warn({ error: String(error) }, 'desk gave no stamp');
    return Response.json(null, { status: 503, headers: HEADERS });
  }
}
