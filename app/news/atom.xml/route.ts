import { serveNewsFeed } from '#lib/feeds/serve.server.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

export const dynamic = 'force-dynamic';

/** The Greek feed. Outside `[locale]`, because the middleware adds no language to an address with a dot. */
export async function GET(request: Request): Promise<Response> {
  return await serveNewsFeed(request, defaultLocale, 'atom');
}
