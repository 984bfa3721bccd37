import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { runQuery } from '../groq/run-query.ts';
import { LakeError } from '#content-lake/protocol/errors.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { Replica } from '../store/replica.ts';
import { chunksOf } from './chunks.ts';
import { jsonPieces } from './json-pieces.ts';
import type { Order, QueryLimits, Report, Work } from './messages.ts';

/**
 * Main program of a query process. It has its own copy of the documents, follows the log, and is killed from outside if a
 * query doesn't end.
 */
if (!process.send) throw new Error('content-lake/queries/query-child.ts can only be started by the lake');

// When CPU is short, the processes that sell tickets come first; when memory is, this process is the first to be killed.
setPriority(0, 10);
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not permitted everywhere.
  }
}
// Ctrl-C reaches all processes in a terminal, but the lake decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
// A query that never ends would block the event that signals the end of the lake.
new Worker(new URL('./query-child-guard.ts', import.meta.url), { execArgv: [] }).unref();

type PartialCopy = { documents: Doc[]; laterChanges: Extract<Order, { kind: 'advance' }>[] };
const loading = new Map<string, PartialCopy>();
const replicas = new Map<string, Replica>();

process.on('message', (order: Order) => {
  switch (order.kind) {
    case 'load': {
      const copy = loading.get(order.dataset) ?? { documents: [], laterChanges: [] };
      copy.documents.push(...order.documents);
      loading.set(order.dataset, copy);
      return;
    }
    case 'loaded': {
      const copy = loading.get(order.dataset);
      loading.delete(order.dataset);
      const replica = new Replica(order.dataset, order.seq, copy?.documents ?? []);
      for (const { seq, changes } of copy?.laterChanges ?? []) replica.advance(seq, changes);
      replicas.set(order.dataset, replica);
      return;
    }
    case 'forget':
      replicas.delete(order.dataset);
      loading.delete(order.dataset);
      return;
    case 'advance':
      replicas.get(order.dataset)?.advance(order.seq, order.changes);
      loading.get(order.dataset)?.laterChanges.push(order);
      return;
    case 'query':
      // Only after it has been sent: the parent measures the time from there.
      report({ kind: 'started', id: order.id }, () => run(order));
  }
});

function run({ id, work, limits }: Extract<Order, { kind: 'query' }>): void {
  try {
    answer(id, work, limits);
  } catch (error) {
    if (error instanceof LakeError) {
      const { status, message, body } = error;
      report({ kind: 'refusal', id, status, message, body });
    } else report({ kind: 'failure', id, message: String(error) });
  }
}

function answer(id: number, { dataset, perspective, ...request }: Work, limits: QueryLimits): void {
  const replica = replicas.get(dataset);
  if (!replica) throw new Error(`No copy of dataset ${dataset}`);
  const started = performance.now();
  const view = replica.view(perspective);
  const { result, syncTags, resultSourceMap } = runQuery({
    ...request,
    dataset,
    view,
    ...limits,
    // The same clock by which the parent decides to kill this process.
    clock: () => performance.now(),
  });
  for (const part of chunksOf(jsonPieces(result, limits.maxCharacters))) report({ kind: 'part', id, part });
  report({
    kind: 'answer',
    id,
    answer: {
      syncTags,
      ...(resultSourceMap && { resultSourceMap: JSON.stringify(resultSourceMap) }),
      milliseconds: performance.now() - started,
    },
  });
}

function report(message: Report, sent?: () => void): void {
  process.send?.(message, undefined, undefined, sent);
}
