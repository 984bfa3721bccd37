import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { TicketSheet } from '#reservations/documents/tickets/sheet.ts';

/** One core stays free for requests. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Much longer than any drawing takes: a thread that hangs is replaced. */
const LIMIT_MS = 60_000;

const DrawResult = v.variant('kind', [
  v.object({ kind: v.literal('drawn'), id: v.number(), bytes: v.instance(Uint8Array) }),
  v.object({ kind: v.literal('failed'), id: v.number(), reason: v.string() }),
]);

/** Message to a thread. */
export type SheetToDraw = { id: number; sheet: TicketSheet; at: Date };

type Waiting = {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

const threads = new Set<Thread>();
let lastId = 0;

/**
 * Draws the same PDF as `ticketPdf` in a worker thread: a tenth of a second of work that must not delay other buyers.
 * Threads start with the first PDF and don't keep the process alive.
 * @throws the drawing's error, or a timeout
 */
export function drawInThread(sheet: TicketSheet, at: Date): Promise<Uint8Array> {
  const thread = leastBusyThread();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(thread, new Error('drawing tickets timed out')), LIMIT_MS);
    thread.waiting.set(id, { resolve, reject, timer });
    thread.worker.ref();
    const order: SheetToDraw = { id, sheet, at };
    thread.worker.postMessage(order, []);
  });
}

function leastBusyThread(): Thread {
  const [leastBusy] = [...threads].toSorted((a, b) => a.waiting.size - b.waiting.size);
  return leastBusy && (leastBusy.waiting.size === 0 || threads.size >= THREADS) ? leastBusy : start();
}

function start(): Thread {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { execArgv: [] });
  const thread: Thread = { worker, waiting: new Map() };
  threads.add(thread);
  worker.unref();
  worker.on('message', (message: unknown) => {
    const drawn = v.parse(DrawResult, message);
    const waiting = thread.waiting.get(drawn.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    thread.waiting.delete(drawn.id);
    if (thread.waiting.size === 0) worker.unref();
    if (drawn.kind === 'drawn') waiting.resolve(drawn.bytes);
    else waiting.reject(new Error(drawn.reason));
  });
  worker.on('error', (error) => end(thread, error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(thread, new Error('the ticket drawing thread exited')));
  return thread;
}

function end(thread: Thread, error: Error): void {
  threads.delete(thread);
  for (const { reject, timer } of thread.waiting.values()) {
    clearTimeout(timer);
    reject(error);
  }
  thread.waiting.clear();
  void thread.worker.terminate();
}
