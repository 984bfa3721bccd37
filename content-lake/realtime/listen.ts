import { documentFilter } from '../groq/document-filter.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import type { Core } from './core.ts';
import { badRequest, LakeError } from '#content-lake/protocol/errors.ts';
import { canReadDrafts, identityOf } from '#content-lake/protocol/principal.ts';
import { groqParams, isOn } from '#content-lake/protocol/query-params.ts';
import { isPublicId } from '#content-lake/protocol/document-id.ts';
import { type Doc, isObject } from '#content-lake/protocol/document.ts';
import type { CommittedTransaction, DocumentChange } from '#content-lake/protocol/transaction.ts';
import { encodeEvent, openEventStream } from '#foundation/http/event-stream.ts';
import { positionId } from './hub.ts';

/** Per document. There may be hundreds of strangers, and every commit waits for all of them. */
const STRANGERS_FILTER_MS = 2;

/**
 * `GET /data/listen/:dataset`: changes to documents that match a filter.
 *
 * Starts with `welcome`, or after a lost connection with `welcomeback` (followed by what was missed) or `reset` (refetch).
 * Without these five rules the Studio hangs or loses edits:
 * 1. `resultRev` is present on deletes, too. 2. Revisions are transaction ids. 3. Effects are computed without `_rev`.
 * 4. The counters of a transaction count the events that this listener gets: the Studio waits for that many.
 * 5. `mutations` are those of the one document, and replaying them gives the result.
 */
export function listenRoutes(core: Core): Routes {
  return ({ api }) => {
    api.get('/data/listen/:dataset', async (c) => {
      const address = new URL(c.req.url).searchParams;
      const dataset = c.req.param('dataset');
      const query = address.get('query');
      if (!query) throw badRequest('No query was given');
      const principal = c.get('principal');
      const isStranger = principal.kind === 'anonymous';
      const matches = filterOr(() =>
        documentFilter(query, groqParams(address), {
          identity: identityOf(principal),
          projectId: core.projectId,
          dataset,
          clock: core.clock,
          ...(isStranger && { timeLimitMs: STRANGERS_FILTER_MS }),
        }),
      );
      if (matches instanceof LakeError) return refusal(matches);
      const seesAll = canReadDrafts(principal);
      const shows = (doc: Doc | undefined) =>
        doc !== undefined && (seesAll || isPublicId(doc._id)) && matches(doc);
      const options = optionsOf(address);
      // Clients that don't request it refetch after every `welcome`, and would take a replay for new changes.
      const lastEventId = isOn(address, 'enableResume') ? c.req.header('last-event-id') : undefined;
      // Missed events are history: log positions can be guessed, and what was public once may not be public any more.
      const cursor = lastEventId && seesAll ? await core.hub.locate(dataset, lastEventId) : undefined;

      const giveBack = core.openStreams.take(principal, c.req.raw);
      const stream = openEventStream();
      stream.signal.addEventListener('abort', giveBack);
      core.openStreams.watch({ request: c.req.raw, principal, stream });
      const listenerName = core.ids();
      const subscription = {
        dataset,
        signal: stream.signal,
        end: stream.end,
        receive: (transaction: CommittedTransaction) => {
          for (const event of eventsOf(transaction, shows, options)) stream.send(event);
        },
      };
      // Greeting and subscribing happen synchronously: nothing can be committed in between.
      const greet = (event: 'welcome' | 'reset') => {
        stream.send({ event, id: positionId(core.store.replica(dataset).seq), data: { listenerName } });
        return core.hub.subscribe(subscription);
      };
      if (!cursor) {
        await greet(lastEventId ? 'reset' : 'welcome');
        return stream.response;
      }
      stream.send({ event: 'welcomeback', id: lastEventId, data: { listenerName } });
      // The response is returned first: what was missed is sent as fast as it is read.
      core.hub
        .subscribe({ ...subscription, cursor, ready: stream.ready })
        .then((resumed) => resumed || greet('reset'))
        .catch((error: unknown) => {
          core.log.warn({ dataset, error: String(error) }, 'a listener could not resume; it will try again');
          stream.end();
        });
      return stream.response;
    });
  };
}

function filterOr(make: () => (doc: Doc) => boolean): ((doc: Doc) => boolean) | LakeError {
  try {
    return make();
  } catch (error) {
    if (error instanceof LakeError) return error;
    throw error;
  }
}

/**
 * An invalid query is reported as the hosted service does, as the only event of a stream: a browser's `EventSource`
 * hides the body of a response with another status.
 */
function refusal(error: LakeError): Response {
  const stream = openEventStream();
  const reported = 'error' in error.body && isObject(error.body.error) ? error.body.error : undefined;
  const description = { type: 'listenError', description: error.message };
  stream.send({ event: 'channelError', data: { message: error.message, error: reported ?? description } });
  stream.end();
  return stream.response;
}

type Options = { result: boolean; previous: boolean; mutations: boolean; effects: boolean };

function optionsOf(address: URLSearchParams): Options {
  return {
    result: address.get('includeResult') !== 'false',
    previous: address.get('includePreviousRevision') === 'true',
    mutations: address.get('includeMutations') !== 'false',
    effects: address.get('effectFormat') === 'mendoza',
  };
}

/** Many listeners get the same event; it is serialised once. */
const encoded = new WeakMap<DocumentChange, Map<string, Uint8Array>>();

function eventsOf(
  transaction: CommittedTransaction,
  shows: (doc: Doc | undefined) => boolean,
  options: Options,
): Uint8Array[] {
  const seen = transaction.changes.flatMap((change) => {
    const before = shows(change.before);
    const after = shows(change.after);
    if (!before && !after) return [];
    const transition = before && after ? 'update' : after ? 'appear' : 'disappear';
    return [{ change, transition }];
  });
  return seen.map(({ change, transition }, index) => {
    const counters = { transactionTotalEvents: seen.length, transactionCurrentEvent: index + 1 };
    const key = JSON.stringify([transition, counters, options]);
    const known = encoded.get(change) ?? new Map<string, Uint8Array>();
    encoded.set(change, known);
    let event = known.get(key);
    if (!event) {
      const data = { ...eventData(transaction, change, options), transition, ...counters };
      event = encodeEvent({ event: 'mutation', id: `${transaction.id}#${change.id}`, data });
      known.set(key, event);
    }
    return event;
  });
}

function eventData(transaction: CommittedTransaction, change: DocumentChange, options: Options) {
  const { before, after } = change;
  return {
    eventId: `${transaction.id}#${change.id}`,
    documentId: change.id,
    transactionId: transaction.id,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    // Queries see the write before listeners get it. For any lower visibility the Studio waits a second or more.
    visibility: 'query',
    ...(before && { previousRev: before._rev }),
    resultRev: transaction.id,
    ...(options.mutations && { mutations: change.mutations }),
    ...(options.result && after && { result: after }),
    ...(options.previous && { previous: before ?? null }),
    ...(options.effects && { effects: change.effects }),
  };
}
