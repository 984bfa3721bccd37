import { tagsOfChange } from '../groq/sync-tags.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import type { Core } from './core.ts';
import { insufficientPermissions } from '#content-lake/protocol/errors.ts';
import { canReadDrafts } from '#content-lake/protocol/principal.ts';
import { isOn } from '#content-lake/protocol/query-params.ts';
import { isPublicId, variantOf } from '#content-lake/protocol/document-id.ts';
import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import { openEventStream } from '#foundation/http/event-stream.ts';
import { positionId } from './hub.ts';

/**
 * `GET /data/live/events/:dataset`: the sync tags of changes, for readers that cache query results.
 * Without `includeDrafts` it omits drafts, so that strangers can't watch editors work.
 */
export function liveRoutes(core: Core): Routes {
  return ({ api }) => {
    api.get('/data/live/events/:dataset', async (c) => {
      const dataset = c.req.param('dataset');
      const includeDrafts = isOn(new URL(c.req.url).searchParams, 'includeDrafts');
      if (includeDrafts && !canReadDrafts(c.get('principal'))) throw insufficientPermissions('read');
      const start = core.store.replica(dataset).seq;
      const lastEventId = c.req.header('last-event-id');
      const cursor = lastEventId ? await core.hub.locate(dataset, lastEventId) : undefined;

      const principal = c.get('principal');
      const giveBack = core.openStreams.take(principal, c.req.raw);
      const stream = openEventStream();
      stream.signal.addEventListener('abort', giveBack);
      core.openStreams.watch({ request: c.req.raw, principal, stream });
      const subscription = {
        dataset,
        signal: stream.signal,
        end: stream.end,
        receive: (transaction: CommittedTransaction) => {
          const tags = tagsOf(transaction, includeDrafts);
          if (tags.length > 0)
            stream.send({ event: 'message', id: positionId(transaction.seq), data: { tags } });
        },
      };
      stream.send({ event: 'welcome', id: positionId(cursor?.seq ?? start), data: {} });
      const resumed = cursor !== undefined && (await core.hub.subscribe({ ...subscription, cursor }));
      if (resumed) return stream.response;
      await core.hub.subscribe(subscription);
      if (lastEventId) stream.send({ event: 'restart', id: positionId(start), data: {} });
      return stream.response;
    });
  };
}

function tagsOf({ changes }: CommittedTransaction, includeDrafts: boolean): string[] {
  const visible = changes.filter(({ id }) => includeDrafts || isPublicId(id));
  const tags = visible.flatMap(({ id, before, after }) =>
    tagsOfChange(
      variantOf(id).publishedId,
      [before?._type, after?._type].filter((type) => type !== undefined),
    ),
  );
  return [...new Set(tags)];
}
