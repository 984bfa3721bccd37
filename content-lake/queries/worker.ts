import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { runQuery } from '../groq/run-query.ts';
import { LakeError } from '../http/errors.ts';
import type { Doc } from '../store/document.ts';
import { Replica } from '../store/replica.ts';
import { chunksOf } from './chunks.ts';
import { jsonPieces } from './json-pieces.ts';
import type { Order, Report, WorkerAnswer } from './messages.ts';

/**
 * A thread for queries that take long. It has its own copy of the documents, follows the log, and is killed from outside
 * when a query does not end.
 */
const port = parentPort;
if (!port) throw new Error('content-lake/queries/worker.ts runs as a worker thread only');

// On Linux the priority is that of the thread alone: when cores are short, quick queries on the main thread go first.
if (process.platform === 'linux') setPriority(0, 10);

type Loading = { documents: Doc[]; behind: Extract<Order, { kind: 'advance' }>[] };
const loading = new Map<string, Loading>();
const replicas = new Map<string, Replica>();

port.on('message', (order: Order) => {
  switch (order.kind) {
    case 'load': {
      const copy = loading.get(order.dataset) ?? { documents: [], behind: [] };
      copy.documents.push(...order.documents);
      loading.set(order.dataset, copy);
      return;
    }
    case 'loaded': {
      const copy = loading.get(order.dataset);
      loading.delete(order.dataset);
      const replica = new Replica(order.dataset, order.seq, copy?.documents ?? []);
      for (const { seq, changes } of copy?.behind ?? []) replica.advance(seq, changes);
      replicas.set(order.dataset, replica);
      return;
    }
    case 'forget':
      replicas.delete(order.dataset);
      loading.delete(order.dataset);
      return;
    case 'advance':
      replicas.get(order.dataset)?.advance(order.seq, order.changes);
      loading.get(order.dataset)?.behind.push(order);
      return;
    case 'query':
      report({ kind: 'started', id: order.id });
      run(order);
  }
});

function run({ id, work, timeLimitMs }: Extract<Order, { kind: 'query' }>): void {
  try {
    const answer = answerOf(work, timeLimitMs);
    report({ kind: 'answer', id, answer });
  } catch (error) {
    if (error instanceof LakeError) {
      const { status, message, body } = error;
      report({ kind: 'refusal', id, status, message, body });
    } else report({ kind: 'failure', id, message: String(error) });
  }
}

function answerOf(
  { dataset, perspective, ...request }: Extract<Order, { kind: 'query' }>['work'],
  timeLimitMs: number,
): WorkerAnswer {
  const replica = replicas.get(dataset);
  if (!replica) throw new Error(`No copy of dataset ${dataset}`);
  const started = performance.now();
  const view = replica.view(perspective);
  const { result, syncTags, resultSourceMap } = runQuery({
    ...request,
    dataset,
    view,
    timeLimitMs,
    // As the one who would kill this thread counts.
    clock: () => performance.now(),
  });
  return {
    result: [...chunksOf(jsonPieces(result))],
    syncTags,
    ...(resultSourceMap && { resultSourceMap: JSON.stringify(resultSourceMap) }),
    milliseconds: performance.now() - started,
  };
}

function report(message: Report): void {
  const transfer = message.kind === 'answer' ? message.answer.result.map(({ buffer }) => buffer) : [];
  port?.postMessage(message, transfer);
}
