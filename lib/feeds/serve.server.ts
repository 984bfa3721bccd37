import 'server-only';
import { isLocale, locales } from '#foundation/text/locales.ts';
import { log } from '#lib/log.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { answerFeed } from './answer.ts';
import { newsFeed, type FeedKind } from './news-feed.server.ts';

const TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;

/** The feed of a language, 404 with the addresses that exist for any other, 503 while the content cannot be read. */
export async function serveNewsFeed(request: Request, language: string, kind: FeedKind): Promise<Response> {
  if (!isLocale(language)) return unknownLanguage(kind);
  try {
    return await answerFeed(request, { ...(await newsFeed(language, kind)), type: TYPES[kind] });
  } catch (error) {
    log.error({ error: String(error), language, kind }, 'feed failed');
    return new Response(null, { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } });
  }
}

/** The caller's language is not one of ours, so the answer is in both of ours. */
function unknownLanguage(kind: FeedKind): Response {
  const [el, en] = locales.map((locale) => paths.newsFeed(locale, kind));
  const text = `Δεν υπάρχουν νέα σε αυτή τη γλώσσα. Στα ελληνικά: ${el}\nThere is no news in this language. In English: ${en}\n`;
  return new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
