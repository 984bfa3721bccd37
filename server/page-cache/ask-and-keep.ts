import type { IncomingMessage, ServerResponse } from 'node:http';
import { TAGS } from '#server/pages/answer-page.ts';
import { finish, send, type Wishes } from '#server/pages/finished-answer.ts';
import type { SecureAnswer } from '#server/pages/secure-answer.ts';
import { isShared } from '#server/pages/shared.ts';
import type { AskedPage } from './asked-page.ts';
import { isStale, type KeptPages, keptPage, tagsOf } from './kept-pages.ts';
import type { Outcome } from './lane.ts';
import type { PurgeWatch } from './purge-watch.ts';

/** Whose answers differ by what the middleware looks at, for caches further out. */
const BY_LANGUAGE = ['Accept-Language', 'Cookie'];

/** Asks Next for a page, keeps it when that is right, and sends it to whoever asked. */
export async function askAndKeep(options: {
  key: string;
  asked: AskedPage;
  wishes: Wishes;
  request: IncomingMessage;
  response: ServerResponse;
  answer: SecureAnswer;
  kept: KeptPages;
  watch: PurgeWatch;
  now: () => number;
}): Promise<Outcome> {
  const { key, asked, wishes, request, response, kept, now } = options;
  const begun = options.watch.begin();
  try {
    const taken = await options.answer(request, response);
    if (taken.kind === 'gone') return { kind: 'gone' };
    if (taken.kind === 'passed') return { kind: 'alone', isNothing: response.statusCode === 404 };
    const { answer } = taken;
    const vary = asked.isByLanguage ? BY_LANGUAGE : [];
    const page = await finish(answer, { encoding: wishes.encoding, vary, leaveOut: [TAGS] });
    send(page, response, wishes.seen, null);
    if (!isShared(answer)) return { kind: 'alone', isNothing: answer.status === 404 };
    const own = tagsOf(answer);
    // Addresses where nothing is are endless.
    if (own.length > 0 && answer.status < 400) kept.tell(asked.page, own);
    // Next keeps a page and its parts as one, but names the tags with the page only.
    const tags = own.length === 0 && asked.isPart ? kept.tagsOf(asked.page) : own;
    // Without tags nobody could say that it went stale.
    if (!isStale(answer) && tags.length > 0 && !begun.wasPurged(tags))
      kept.set(key, keptPage(page, answer, tags, now()), asked.isRouter);
    return { kind: 'shared', page };
  } finally {
    begun.end();
  }
}
