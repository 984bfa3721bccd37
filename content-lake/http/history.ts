import { jsonLine } from '#foundation/text/json-lines.ts';
import { eventsOf } from '#content-lake/documents/history/document-events.ts';
import {
  documentAtRevision,
  documentAtTime,
  lastRevision,
  type LoggedTransaction,
  readTransactions,
} from '#content-lake/documents/history/read-history.ts';
import { readSteps } from '#content-lake/documents/history/read-steps.ts';
import { readReleaseEvents } from '#content-lake/documents/history/release-events.ts';
import { variantOf } from '#content-lake/protocol/document-id.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import { badRequest, insufficientPermissions } from '#content-lake/protocol/errors.ts';
import { canReadDrafts } from '#content-lake/protocol/principal.ts';
import { isOn } from '#content-lake/protocol/query-params.ts';

const MAX_TRANSACTIONS = 1_000;
const DEFAULT_TRANSACTIONS = 50;
const MAX_EVENTS = 500;
const DEFAULT_EVENTS = 100;
const MAX_IDS = 1_000;

/** Below `/data/history/:dataset`: transactions, documents as they were, and the events of the history pane. */
export function historyRoutes({ store, db }: Core): Routes {
  return ({ api }) => {
    api.use('/data/history/:dataset/*', async (c, next) => {
      if (!canReadDrafts(c.get('principal'))) throw insufficientPermissions('read');
      store.replica(c.req.param('dataset'));
      await next();
    });

    api.get('/data/history/:dataset/transactions/:ids', async (c) => {
      const address = new URL(c.req.url).searchParams;
      const given = (name: string) => address.get(name) ?? undefined;
      const authors = given('authors')?.split(',').filter(Boolean);
      const transactions = await readTransactions(db, {
        dataset: c.req.param('dataset'),
        documentIds: listOf(c.req.param('ids')),
        ...defined({ from: given('fromTransaction'), to: given('toTransaction') }),
        ...defined({ fromTime: instant(given('fromTime')), toTime: instant(given('toTime')) }),
        ...(authors && authors.length > 0 && { authors }),
        wholeTransactions: !isOn(address, 'includeIdentifiedDocumentsOnly'),
        newestFirst: isOn(address, 'reverse'),
        limit: count(given('limit'), DEFAULT_TRANSACTIONS, MAX_TRANSACTIONS),
      });
      const mutations = !isOn(address, 'excludeContent') && !isOn(address, 'excludeMutations');
      const effects = address.get('effectFormat') === 'mendoza';
      const lines = transactions.map((transaction) => jsonLine(line(transaction, { mutations, effects })));
      return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' });
    });

    api.get('/data/history/:dataset/documents/:ids', async (c) => {
      const address = new URL(c.req.url).searchParams;
      const { dataset, ids } = c.req.param();
      const revision = address.get('revision');
      const time = instant(address.get('time') ?? undefined);
      const read = async (id: string): Promise<Doc | undefined> => {
        if (revision) return documentAtRevision(db, dataset, id, revision);
        if (time !== undefined) return documentAtTime(db, dataset, id, new Date(time));
        if (isOn(address, 'lastRevision')) return lastRevision(db, dataset, id);
        return store.document(dataset, id);
      };
      const documents: Doc[] = [];
      for (const id of listOf(ids)) {
        const doc = await read(id);
        if (doc) documents.push(doc);
      }
      return c.json({ documents });
    });

    api.get('/data/history/:dataset/events/documents/:id', async (c) => {
      const address = new URL(c.req.url).searchParams;
      const { dataset, id } = c.req.param();
      const { publishedId } = variantOf(id);
      const all = eventsOf(id, await readSteps(db, dataset, publishedId));
      const { events, nextCursor } = page(all, address);
      return c.json({ events: { [id]: events }, nextCursor });
    });

    api.get('/data/history/:dataset/events/releases/:name', async (c) => {
      const { dataset, name } = c.req.param();
      const all = await readReleaseEvents(db, dataset, name);
      return c.json(page(all, new URL(c.req.url).searchParams));
    });
  };
}

function line({ changes, ...head }: LoggedTransaction, include: { mutations: boolean; effects: boolean }) {
  return {
    ...head,
    documentIDs: changes.map(({ id }) => id),
    ...(include.mutations && { mutations: changes.flatMap(({ mutations }) => mutations) }),
    ...(include.effects && { effects: Object.fromEntries(changes.map(({ id, effects }) => [id, effects])) }),
  };
}

function defined<K extends string>(fields: Record<K, string | undefined>): Partial<Record<K, string>> {
  const result: Partial<Record<K, string>> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function instant(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const time = Date.parse(text);
  // The database and JavaScript differ on times before year 1 and after year 9999.
  const year = new Date(time).getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw badRequest(`"${text}" is not a time`);
  return new Date(time).toISOString();
}

function count(text: string | undefined, otherwise: number, most: number): number {
  const number = Number(text ?? otherwise);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, most) : otherwise;
}

/** Ids in an address. @throws LakeError 400 for too many. */
function listOf(ids: string): string[] {
  const list = ids.split(',').filter(Boolean);
  if (list.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents can be requested at once`);
  return list;
}

type PlacedItem<T> = { seq: number; event: T };

/** One page of events, newest first. @throws LakeError 400 for an invalid cursor. */
function page<T>(
  all: readonly PlacedItem<T>[],
  address: URLSearchParams,
): { events: T[]; nextCursor: string } {
  const from = indexAfter(all, address.get('nextCursor') ?? '');
  const to = from + count(address.get('limit') ?? undefined, DEFAULT_EVENTS, MAX_EVENTS);
  const events = all.slice(from, to).map(({ event }) => event);
  return { events, nextCursor: to < all.length ? cursorAt(all, to) : '' };
}

/**
 * The cursor of the next page: a position in the log and how many of its events were sent, so that new events
 * don't shift the pages.
 */
function cursorAt(events: readonly PlacedItem<unknown>[], index: number): string {
  const seq = events[index]?.seq ?? 0;
  return `${seq}-${index - events.findIndex((event) => event.seq === seq)}`;
}

function indexAfter(events: readonly PlacedItem<unknown>[], cursor: string): number {
  if (cursor === '') return 0;
  const [, seq, given] = /^(\d{1,15})-(\d{1,6})$/.exec(cursor) ?? [];
  if (seq === undefined) throw badRequest('Invalid nextCursor');
  const first = events.findIndex((event) => event.seq <= Number(seq));
  if (first < 0) return events.length;
  return events[first]?.seq === Number(seq) ? first + Number(given) : first;
}
