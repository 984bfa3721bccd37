import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '#lib/page-cache/encoding.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';
import { onPurge } from '#server/next-cache/purge.ts';
import type { PageAnswer } from '#server/operation.ts';
import type { PageBudget } from '#server/page-cache/page-budget.ts';
import { sendTooManyRequests } from '#server/page-cache/too-many-requests.ts';
import { TAGS } from '#server/pages/answer-page.ts';
import { type EncodedPage, encode, preferencesOf, send } from '#server/pages/encoded-page.ts';
import type { CapturedResponse } from '#server/pages/capture.ts';
import type { Handle } from '#server/pages/page-policy.ts';
import type { AskAgain } from './ask-again.ts';
import { createBatches } from './batches.ts';
import { createKeptPages, type KeptPage } from './kept-pages.ts';
import { hashOfAnswer, type PageRecord, startRecording } from './page-record.ts';
import { renderForEverybody } from './render.ts';
import { type SailingsVisit, sailingsVisit } from './sailings-visit.ts';
import { createSearchLimit } from './search-limit.ts';

/** How a batch of requests is answered. `alone`: the page is for one of them, the others need their own. */
type Outcome =
  | { kind: 'page'; page: EncodedPage; how: PageAnswer }
  | { kind: 'alone'; page: EncodedPage; isTaken: boolean };

/** A page asks once for the search and once for each price that depends on a choice. */
const MOST_READS = 8;
/** How long a request waits for work that it can't share; longer than a page takes on a busy machine. */
const PATIENCE_MS = 1_000;
/** How long we remember that an address answers everybody differently, so that no request waits for another's response there. */
const ALONE_MS = 10_000;

/**
 * Keeps rendered sailings pages for as long as the reservation service answers as it did when they were rendered
 * (docs/decisions/114-sailings-pages-that-stay.md). Every request is answered with the state at a moment after it arrived.
 * @param options.otherwise answers requests for pages that can't be shared
 * @param options.count called with how each page was answered, for metrics
 */
export function createKeptSailings(options: {
  next: Handle;
  otherwise: Handle;
  askAgain: AskAgain;
  budget: PageBudget;
  settings: SecuritySettings;
  styleText: (href: string) => string | null;
  maxBytes: number;
  now: () => number;
  count: (answer: PageAnswer) => void;
}) {
  const { otherwise, askAgain, budget, now, count } = options;
  const kept = createKeptPages(options);
  const batches = createBatches<Outcome>(PATIENCE_MS);
  const limit = createSearchLimit(now);
  /** Until when. */
  const alone = new LRUCache<string, number>({ max: 1_000 });
  const stopListening = onPurge(() => kept.purge());
  startRecording();

  async function isUnchanged({ reads }: KeptPage): Promise<boolean> {
    const answers = await Promise.all(reads.map(({ read }) => askAgain(read)));
    return reads.every(({ answer }, at) => {
      const again = answers[at];
      return again != null && hashOfAnswer(again) === answer;
    });
  }

  async function answerBatch(key: string, visit: SailingsVisit, encoding: Encoding): Promise<Outcome> {
    const found = kept.get(key);
    if (found !== undefined && (await isUnchanged(found)))
      return { kind: 'page', page: found.page, how: 'hit' };
    kept.delete(key);
    const keep = kept.begin();
    const { answer, record } = await renderForEverybody(visit, options);
    const page = await encode(answer, { encoding, vary: [], leaveOut: [TAGS] });
    if (!isForEverybody(answer, record)) {
      alone.set(key, now() + ALONE_MS);
      return { kind: 'alone', page, isTaken: false };
    }
    keep(key, { page, reads: record.reads });
    return { kind: 'page', page, how: 'miss' };
  }

  async function answerVisit(
    visit: SailingsVisit,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { encoding, seen } = preferencesOf(request);
    const wait = (await budget.make(request, true)) || (await limit.take(request));
    if (wait > 0) return sendTooManyRequests(request, response, wait);
    const key = [encoding, visit.settings, visit.url].join('\n');
    if ((alone.get(key) ?? 0) > now()) return otherwise(request, response);
    const outcome = await batches
      .join(key, () => answerBatch(key, visit, encoding))
      .catch((error: unknown) => {
        console.error(error);
        return null;
      });
    if (response.destroyed) return;
    if (outcome === null || (outcome.kind === 'alone' && outcome.isTaken))
      return otherwise(request, response);
    if (outcome.kind === 'alone') outcome.isTaken = true;
    count(outcome.kind === 'page' ? outcome.how : 'miss');
    send(outcome.page, response, seen, null);
  }

  return {
    /** Answers requests for documents of the sailings page. @returns whether it was one; null otherwise */
    handle(request: IncomingMessage, response: ServerResponse): Promise<void> | null {
      const visit = sailingsVisit(request);
      return visit && answerVisit(visit, request, response);
    },
    size: kept.size,
    close: stopListening,
  };
}

/** Whether a page is complete and the same for everybody who asks for it now. */
function isForEverybody({ status, headers }: CapturedResponse, record: PageRecord): boolean {
  const { reads, isPersonal, hasProblem } = record;
  const isPlain = status === 200 && headers['set-cookie'] === undefined;
  return isPlain && !isPersonal && !hasProblem && reads.length > 0 && reads.length <= MOST_READS;
}
