import { privately } from '#lib/content/preview/answers.ts';
import { safePath } from '#lib/content/preview/safe-path.ts';
import { endPreview } from '#lib/content/preview/session.server.ts';

/** Leaves draft preview and goes back to the page (`?to=/…`). Harmless when somebody else's page links to it. */
export async function GET(request: Request): Promise<Response> {
  await endPreview();
  return privately(307, safePath(new URL(request.url).searchParams.get('to')));
}
