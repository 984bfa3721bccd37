import 'server-only';
import { getTranslations } from 'next-intl/server';
import { isLocale, locales } from '#foundation/text/locales.ts';
import { log } from '#lib/log.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { answerFeed } from './answer.ts';
import { newsFeed, type FeedKind } from './news-feed.server.ts';

const TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;

/** The feed of a language; 404 with the existing addresses for any other language; 503 while the content can't be read. */
export async function serveNewsFeed(request: Request, language: string, kind: FeedKind): Promise<Response> {
  if (!isLocale(language)) return unknownLanguage(kind);
  try {
    return await answerFeed(request, { ...(await newsFeed(language, kind)), type: TYPES[kind] });
  } catch (error) {
    log.error({ error: String(error), language, kind }, 'feed failed');
    return new Response(null, { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } });
  }
}

/** The requested language isn't one of ours, so the message is in both of ours. */
async function unknownLanguage(kind: FeedKind): Promise<Response> {
  const lines = locales.map(async (locale) => {
    const t = await getTranslations({ locale, namespace: 'common.news' });
    return `${t('noFeed', { path: paths.newsFeed(locale, kind) })}\n`;
  });
  return new Response((await Promise.all(lines)).join(''), {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
