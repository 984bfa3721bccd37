import { eventsOf, readSteps } from '../history/document-events.ts';
import {
  documentAtRevision,
  documentAtTime,
  lastRevision,
  type LoggedTransaction,
  readTransactions,
} from '../history/read-history.ts';
import { variantOf } from '../store/document-id.ts';
import type { Routes } from './app.ts';
import type { Core } from './core.ts';
import { badRequest, insufficientPermissions } from './errors.ts';
import { canReadDrafts } from './principal.ts';
import { isOn } from './query-params.ts';

const MAX_TRANSACTIONS = 1_000;
const DEFAULT_TRANSACTIONS = 50;
const MAX_EVENTS = 500;
const DEFAULT_EVENTS = 100;

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
        documentIds: c.req.param('ids').split(',').filter(Boolean),
        ...defined({ from: given('fromTransaction'), to: given('toTransaction') }),
        ...defined({ fromTime: instant(given('fromTime')), toTime: instant(given('toTime')) }),
        ...(authors && { authors }),
        newestFirst: isOn(address, 'reverse'),
        limit: count(given('limit'), DEFAULT_TRANSACTIONS, MAX_TRANSACTIONS),
      });
      const mutations = !isOn(address, 'excludeContent') && !isOn(address, 'excludeMutations');
      const effects = address.get('effectFormat') === 'mendoza';
      const lines = transactions.map(
        (transaction) => `${JSON.stringify(line(transaction, { mutations, effects }))}\n`,
      );
      return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' });
    });

    api.get('/data/history/:dataset/documents/:id', async (c) => {
      const address = new URL(c.req.url).searchParams;
      const { dataset, id } = c.req.param();
      const revision = address.get('revision');
      const time = instant(address.get('time') ?? undefined);
      let doc;
      if (revision) doc = await documentAtRevision(db, dataset, id, revision);
      else if (time !== undefined) doc = await documentAtTime(db, dataset, id, new Date(time));
      else if (isOn(address, 'lastRevision')) doc = await lastRevision(db, dataset, id);
      else doc = store.document(dataset, id);
      return c.json({ documents: doc ? [doc] : [] });
    });

    api.get('/data/history/:dataset/events/documents/:id', async (c) => {
      const address = new URL(c.req.url).searchParams;
      const { dataset, id } = c.req.param();
      const { publishedId } = variantOf(id);
      const all = eventsOf(publishedId, await readSteps(db, dataset, publishedId));
      const from = count(address.get('nextCursor') ?? undefined, 0, Number.MAX_SAFE_INTEGER);
      const to = from + count(address.get('limit') ?? undefined, DEFAULT_EVENTS, MAX_EVENTS);
      const nextCursor = to < all.length ? String(to) : '';
      return c.json({ events: { [id]: all.slice(from, to) }, nextCursor });
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
  if (Number.isNaN(time)) throw badRequest(`"${text}" is not a time`);
  return new Date(time).toISOString();
}

function count(text: string | undefined, otherwise: number, most: number): number {
  const number = Number(text ?? otherwise);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, most) : otherwise;
}
