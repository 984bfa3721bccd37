import { forwardToBackend } from '#lib/backend-proxy/forward.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';

// The traveller's chat frame talks to the desk through the site. No other endpoint of the desk is open to browsers
// here.
export const dynamic = 'force-dynamic';

function handle(request: Request): Promise<Response> {
  return forwardToBackend('desk', request, { backendUrl: backendUrl(), log });
}

export { handle as DELETE, handle as GET, handle as POST, handle as PUT };
