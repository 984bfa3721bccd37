import { permanentRedirect } from 'next/navigation';
import { serveNewsFeed } from '#lib/feeds/serve.server.ts';
import { defaultLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

/** The feed of the language in the address; without one, the Greek feed. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (locale === defaultLocale) permanentRedirect(paths.newsFeed(locale, 'rss'));
  return await serveNewsFeed(request, locale, 'rss');
}
