import { safePath } from '#lib/content/preview/safe-path.ts';
import { endPreview } from '#lib/content/preview/session.server.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';

/** Leaves draft preview and goes back to the page (`?to=/…`). Harmless when somebody else's page links to it. */
export async function GET(request: Request): Promise<Response> {
  await endPreview();
  return redirectTo(safePath(new URL(request.url).searchParams.get('to')), {
    status: 307,
    referrer: 'same-origin',
  });
}
