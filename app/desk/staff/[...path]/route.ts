import { forwardToBackend } from '#lib/backend-proxy/forward.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';

// The Studio's inbox talks to the desk through the site, with the credentials of the Studio.
export const dynamic = 'force-dynamic';

function handle(request: Request): Promise<Response> {
  return forwardToBackend('desk', request, { backendUrl: backendUrl(), log });
}

export { handle as DELETE, handle as GET, handle as POST, handle as PUT };
