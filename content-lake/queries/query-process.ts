import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { QueryTimeout } from '../groq/budget.ts';
import { dataError, LakeError, platformError } from '#content-lake/protocol/errors.ts';
import type { Replica } from '../store/replica.ts';
import type { Bytes } from './chunks.ts';
import type { Order, QueryLimits, Report, Work, WorkerAnswer } from './messages.ts';
import type { Source } from './source.ts';

/** Copying documents to a process occupies the main thread; other work runs between two portions. */
const DOCUMENTS_PER_PORTION = 200;
/** A query that loops without checking the clock is killed with its process after this much more time. */
const GRACE_MS = 500;
const LOAD_LIMIT_MS = 60_000;
/** Heap per document of the copy, its word index included. */
const MB_PER_DOCUMENT = 0.02;

export type QueryProcess = {
  /** One at a time. @throws LakeError; if `isOver` is true afterwards, the process has ended. */
  run(work: Work, limits: QueryLimits): Promise<WorkerAnswer>;
  /** Copies the documents in advance, so that the first query doesn't have to wait. */
  prepare(dataset: string): Promise<void>;
  readonly isOver: boolean;
  /** How long the last query took, successful or not. */
  readonly lastMilliseconds: number;
  stop(): Promise<void>;
};

/**
 * Starts a process with a copy of the documents and nothing else: no database, no secrets in its environment. Whatever a
 * query does there, this process and its threads continue. It doesn't keep this one alive.
 */
export function startQueryProcess(store: Source, workingMb: number): QueryProcess {
  const documents = store.datasets().reduce((sum, name) => sum + store.replica(name).raw.all().length, 0);
  const heapMb = Math.ceil(workingMb + documents * MB_PER_DOCUMENT);
  const child = fork(fileURLToPath(new URL('./query-child.ts', import.meta.url)), [], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    // When its heap is full, Node prints pages of diagnostics.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const copied = new Map<string, { of: Replica; done: Promise<void> }>();
  let isOver = false;
  let isKilled = false;
  let lastId = 0;
  let lastMilliseconds = 0;
  let running: { id: number; receive: (report: Report) => void; fail: (error: unknown) => void } | undefined;
  // A process that failed to start emits no exit event.
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

  const stopFollowing = store.onCommit(({ dataset, seq, changes }) => {
    if (!copied.has(dataset)) return;
    void send({ kind: 'advance', dataset, seq, changes: changes.map(({ id, after }) => ({ id, after })) });
  });

  function end(error: unknown): void {
    isOver = true;
    stopFollowing();
    running?.fail(error);
  }
  child.on('message', (report: Report) => {
    if (report.id === running?.id) running.receive(report);
  });
  child.on('error', () => end(gone()));
  // Only we end it while it works; otherwise it ran out of heap, or the machine out of memory.
  child.on('exit', () => end(running && !isKilled ? tooMuchMemory() : gone()));

  function kill(): void {
    isKilled = true;
    child.kill('SIGKILL');
  }

  function send(order: Order): Promise<void> {
    if (isOver) return Promise.resolve();
    return new Promise((resolve) => {
      child.send(order, () => resolve());
    });
  }

  /** Documents never change in place: the list is a snapshot, and later commits are sent after it. */
  async function copy(replica: Replica): Promise<void> {
    const { dataset, seq } = replica;
    const snapshot = replica.raw.all().slice();
    for (let at = 0; at < snapshot.length; at += DOCUMENTS_PER_PORTION) {
      if (isOver) return;
      await send({ kind: 'load', dataset, documents: snapshot.slice(at, at + DOCUMENTS_PER_PORTION) });
      await new Promise(setImmediate);
    }
    await send({ kind: 'loaded', dataset, seq });
  }

  async function copyOf(dataset: string): Promise<void> {
    const replica = store.replica(dataset);
    const known = copied.get(dataset);
    if (known?.of === replica) return known.done;
    // Deleted and created again under the same name.
    if (known) void send({ kind: 'forget', dataset });
    const done = copy(replica);
    copied.set(dataset, { of: replica, done });
    return done;
  }

  return {
    get isOver() {
      return isOver;
    },
    get lastMilliseconds() {
      return lastMilliseconds;
    },
    prepare: copyOf,
    async run(work, limits) {
      await copyOf(work.dataset);
      if (isOver) throw gone();
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
      const giveUp = () => {
        kill();
        end(new QueryTimeout(limits.timeLimitMs));
      };
      let timer = setTimeout(giveUp, LOAD_LIMIT_MS);
      let startedAt: number | undefined;
      const result: Bytes[] = [];
      running = {
        id,
        fail: reject,
        receive(report) {
          switch (report.kind) {
            case 'started':
              startedAt = performance.now();
              clearTimeout(timer);
              timer = setTimeout(giveUp, limits.timeLimitMs + GRACE_MS);
              return;
            case 'part':
              result.push(report.part);
              return;
            case 'answer':
              return resolve({ ...report.answer, result });
            case 'refusal':
              return reject(new LakeError(report.status, report.message, report.body));
            case 'failure':
              return reject(new Error(report.message));
          }
        },
      };
      void send({ kind: 'query', id, work, limits });
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        running = undefined;
        lastMilliseconds = startedAt === undefined ? 0 : performance.now() - startedAt;
      }
    },
    async stop() {
      end(gone());
      // Otherwise a program with nothing else to do ends here, before whatever it does next.
      child.ref();
      kill();
      await ended;
    },
  };
}

/** A temporary failure: another process will be started. */
function gone(): LakeError {
  return platformError(503, 'Service Unavailable', 'The process running this query ended; try again');
}

function tooMuchMemory(): LakeError {
  return dataError(400, 'queryLimitError', 'The query exceeded its memory limit and was stopped');
}
