import { createHash } from 'node:crypto';
import { idsToPurge, purgeHistory } from '#content-lake/documents/history/purge-history.ts';
import { runQuery } from '../groq/run-query.ts';
import { type Action, parseAction } from '#content-lake/documents/mutations/action.ts';
import { applyAnyAction } from '#content-lake/documents/mutations/apply-action.ts';
import { withArrayKeys } from '#content-lake/documents/mutations/array-keys.ts';
import { failureResponse, MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { Mutation, MutationRequest, Selection } from '#content-lake/protocol/mutation.ts';
import { parseMutations } from '#content-lake/documents/mutations/parse-mutations.ts';
import type { WorkingSet } from '#content-lake/store/working-set.ts';
import { assertMaySchedule } from '#content-lake/documents/schedule/may-schedule.ts';
import { clearSchedule } from '#content-lake/documents/schedule/run-action.ts';
import { releaseContext } from '#content-lake/documents/releases/release-context.ts';
import { isObject } from '#content-lake/protocol/document.ts';
import type { CommitResult } from '../store/store.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import { readJsonObject } from '#content-lake/protocol/body.ts';
import type { Core } from '#content-lake/realtime/core.ts';
import { badRequest, insufficientPermissions } from '#content-lake/protocol/errors.ts';
import { assertMayChange, canWrite, identityOf, type Principal } from '#content-lake/protocol/principal.ts';
import { isOn } from '#content-lake/protocol/query-params.ts';

/**
 * `POST /data/mutate/:dataset` and `POST /data/actions/:dataset`.
 * Both are all or nothing. Before the response is sent, the commit is on disk and visible to every read here; that is
 * what `visibility=sync` requests, and more than `async` and `deferred` do.
 */
export function mutateRoutes(core: Core): Routes {
  return ({ api }) => {
    api.post('/data/mutate/:dataset', async (c) => {
      const author = writer(c.get('principal'));
      const address = new URL(c.req.url).searchParams;
      const dataset = c.req.param('dataset');
      const body = await readJsonObject(c);
      const requests = parseMutations(body['mutations'], core.ids);
      const newKey = isOn(address, 'autoGenerateArrayKeys') ? () => core.ids().slice(0, 12) : undefined;
      const result = await core.store.transact({
        dataset,
        author,
        ...transactionOptions(body, address, author),
        change: permitted(core, c.get('principal'), (working) =>
          applyRequests(core, dataset, working, requests, newKey),
        ),
      });
      c.set('committed', result.transaction);
      return c.json({ transactionId: result.transactionId, results: resultsOf(result, address) });
    });

    api.post('/data/actions/:dataset', async (c) => {
      const author = writer(c.get('principal'));
      const address = new URL(c.req.url).searchParams;
      const dataset = c.req.param('dataset');
      const body = await readJsonObject(c);
      const options = transactionOptions(body, address, author);
      const result = await asActionError(async () => {
        const actions = parseActions(body['actions']);
        const context = await releaseContext(core, dataset, author, actions);
        const committed = await core.store.transact({
          dataset,
          author,
          ...options,
          change: permitted(core, c.get('principal'), (working) =>
            numbered(actions, (action) => {
              applyAnyAction(working, action, context);
              if (core.scheduledPublishing && action.kind === 'publish')
                clearSchedule(working, action.publishedId);
            }),
          ),
        });
        const purged = options.dryRun ? [] : idsToPurge(actions);
        await purgeHistory(core.db, dataset, purged, committed.transactionId);
        return committed;
      });
      c.set('committed', result.transaction);
      return c.json({ transactionId: result.transactionId });
    });
  };
}

function writer(principal: Principal): string {
  if (!canWrite(principal)) throw insufficientPermissions('update');
  return identityOf(principal);
}

/** Rights are checked on the result, so that no mutation or action can bypass them. */
function permitted(core: Core, principal: Principal, change: (working: WorkingSet) => void) {
  return (working: WorkingSet) => {
    change(working);
    assertMayChange(principal, working.changes());
    if (core.scheduledPublishing) assertMaySchedule(principal, working.changes(), core.clock());
  };
}

function transactionOptions(body: Record<string, unknown>, address: URLSearchParams, author: string) {
  const transactionId = body['transactionId'] ?? address.get('transactionId') ?? undefined;
  if (
    transactionId !== undefined &&
    (typeof transactionId !== 'string' || !/^[\w.-]{1,128}$/.test(transactionId))
  ) {
    throw badRequest('Invalid transactionId');
  }
  const visibility = address.get('visibility');
  if (visibility !== null && !['sync', 'async', 'deferred'].includes(visibility))
    throw badRequest('visibility must be sync, async or deferred');
  return {
    dryRun: isOn(address, 'dryRun') || body['dryRun'] === true,
    ...(transactionId !== undefined && { transactionId, fingerprint: fingerprintOf(body, author) }),
  };
}

/** The same for a request that is repeated because its response was lost, and for nothing else. */
function fingerprintOf(body: Record<string, unknown>, author: string): string {
  const content = JSON.stringify([author, body['mutations'], body['actions']]);
  return createHash('sha256').update(content).digest('base64url');
}

function applyRequests(
  core: Core,
  dataset: string,
  working: WorkingSet,
  requests: readonly MutationRequest[],
  newKey: (() => string) | undefined,
): void {
  numbered(requests, (request) => {
    for (const mutation of resolved(core, dataset, request)) {
      working.apply(newKey ? withArrayKeys(mutation, newKey) : mutation);
    }
  });
}

/** A selection becomes one mutation for each document that it matches before the transaction. */
function resolved(core: Core, dataset: string, request: MutationRequest): Mutation[] {
  if ('deleteByQuery' in request) {
    return selectIds(core, dataset, request.deleteByQuery).map((id) => ({ delete: { id } }));
  }
  if ('patchByQuery' in request) {
    const { operations, ...selection } = request.patchByQuery;
    return selectIds(core, dataset, selection).map((id) => ({ patch: { id, ...operations } }));
  }
  return [request];
}

function selectIds({ store, projectId, clock }: Core, dataset: string, selection: Selection): string[] {
  const view = store.replica(dataset).raw;
  const { result } = runQuery({ ...selection, view, now: clock(), identity: '', projectId, dataset });
  return (Array.isArray(result) ? result : [result])
    .map((item) => (isObject(item) ? item['_id'] : item))
    .filter((id) => typeof id === 'string');
}

function parseActions(input: unknown): Action[] {
  const actions: Action[] = [];
  numbered(Array.isArray(input) ? input : [input], (item: unknown) => actions.push(parseAction(item)));
  return actions;
}

/** Records in a failure which item of the request caused it. */
function numbered<T>(items: readonly T[], each: (item: T) => void): void {
  for (const [index, item] of items.entries()) {
    try {
      each(item);
    } catch (error) {
      if (error instanceof MutationFailure) error.index ??= index;
      throw error;
    }
  }
}

/** A rejected action has another error type than a rejected mutation, which `app.ts` would use otherwise. */
async function asActionError(commit: () => Promise<CommitResult>): Promise<CommitResult> {
  try {
    return await commit();
  } catch (error) {
    throw error instanceof MutationFailure ? failureResponse('actionError', error) : error;
  }
}

function resultsOf({ results }: CommitResult, address: URLSearchParams): object[] {
  const returnDocuments = isOn(address, 'returnDocuments');
  return results.map(({ id, operation, document }) => ({
    ...((returnDocuments || isOn(address, 'returnIds')) && { id }),
    operation,
    ...(returnDocuments && document && { document }),
  }));
}
