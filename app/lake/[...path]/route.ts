import { forwardToBackend } from '#lib/backend-proxy/forward.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';

// Browsers reach the content lake through the site, so that the Studio needs no second host, certificate or port.
export const dynamic = 'force-dynamic';

function handle(request: Request): Promise<Response> {
  return forwardToBackend('lake', request, { backendUrl: backendUrl(), log });
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
