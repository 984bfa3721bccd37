import { Worker } from 'node:worker_threads';
import { QueryTimeout } from '../groq/budget.ts';
import { dataError, LakeError, platformError } from '../http/errors.ts';
import type { Replica } from '../store/replica.ts';
import type { Source } from './source.ts';
import type { Order, Report, Work, WorkerAnswer } from './messages.ts';

/** Copying documents to a worker takes time on the main thread; others are served between two portions. */
const DOCUMENTS_PER_PORTION = 200;
/** A query that loops where nothing looks at the clock is killed with its thread after this much more. */
const GRACE_MS = 500;
const LOAD_LIMIT_MS = 60_000;
/** Of old space, for what a query makes and for each document of the copy, its words included. */
const WORKING_MB = 512;
const MB_PER_DOCUMENT = 0.02;

export type QueryWorker = {
  /** One at a time. @throws LakeError; after one with `isOver` the worker is gone. */
  run(work: Work, timeLimitMs: number): Promise<WorkerAnswer>;
  readonly isOver: boolean;
  stop(): Promise<void>;
};

/** Starts a thread with a copy of the documents. It does not keep the process alive. */
export function startQueryWorker(store: Source): QueryWorker {
  const documents = store.datasets().reduce((sum, name) => sum + store.replica(name).raw.all().length, 0);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(WORKING_MB + documents * MB_PER_DOCUMENT) },
  });
  worker.unref();
  const copied = new Map<string, { of: Replica; done: Promise<void> }>();
  let isOver = false;
  let lastId = 0;
  let running: { id: number; receive: (report: Report) => void; fail: (error: unknown) => void } | undefined;

  const stopFollowing = store.onCommit(({ dataset, seq, changes }) => {
    if (!copied.has(dataset)) return;
    send({ kind: 'advance', dataset, seq, changes: changes.map(({ id, after }) => ({ id, after })) });
  });

  function end(error: unknown): void {
    isOver = true;
    stopFollowing();
    running?.fail(error);
  }
  worker.on('message', (report: Report) => {
    if (report.id === running?.id) running.receive(report);
  });
  worker.on('error', (error) => end(isOutOfMemory(error) ? tooMuchMemory() : error));
  worker.on('exit', () => end(gone()));

  function send(order: Order): void {
    worker.postMessage(order, []);
  }

  /** Documents never change in place: the list is a snapshot, and what is committed meanwhile is sent behind it. */
  async function copy(replica: Replica): Promise<void> {
    const { dataset, seq } = replica;
    const snapshot = replica.raw.all().slice();
    for (let at = 0; at < snapshot.length; at += DOCUMENTS_PER_PORTION) {
      if (isOver) return;
      send({ kind: 'load', dataset, documents: snapshot.slice(at, at + DOCUMENTS_PER_PORTION) });
      await new Promise(setImmediate);
    }
    send({ kind: 'loaded', dataset, seq });
  }

  async function copyOf(dataset: string): Promise<void> {
    const replica = store.replica(dataset);
    const known = copied.get(dataset);
    if (known?.of === replica) return known.done;
    // Deleted and made anew under the same name.
    if (known) send({ kind: 'forget', dataset });
    const done = copy(replica);
    copied.set(dataset, { of: replica, done });
    return done;
  }

  return {
    get isOver() {
      return isOver;
    },
    async run(work, timeLimitMs) {
      await copyOf(work.dataset);
      if (isOver) throw gone();
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
      const kill = () => {
        end(new QueryTimeout(timeLimitMs));
        void worker.terminate();
      };
      let timer = setTimeout(kill, LOAD_LIMIT_MS);
      running = {
        id,
        fail: reject,
        receive(report) {
          if (report.kind === 'started') {
            clearTimeout(timer);
            timer = setTimeout(kill, timeLimitMs + GRACE_MS);
          } else if (report.kind === 'answer') resolve(report.answer);
          else if (report.kind === 'refusal')
            reject(new LakeError(report.status, report.message, report.body));
          else reject(new Error(report.message));
        },
      };
      send({ kind: 'query', id, work, timeLimitMs });
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        running = undefined;
      }
    },
    async stop() {
      end(gone());
      await worker.terminate();
    },
  };
}

/** Trouble that passes: there will be another thread. */
function gone(): LakeError {
  return platformError(503, 'Service Unavailable', 'The thread of this query ended; try again');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuchMemory(): LakeError {
  return dataError(400, 'queryLimitError', 'The query needed more memory than it may have and was stopped');
}
