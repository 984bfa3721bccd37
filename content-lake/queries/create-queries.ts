import { QueryTimeout } from '../groq/budget.ts';
import { type QueryRequest, runQuery } from '../groq/run-query.ts';
import type { Bytes } from './chunks.ts';
import { FirstTry } from './first-try.ts';
import { jsonPieces } from './json-pieces.ts';
import type { Work } from './messages.ts';
import { createPool, type PoolOptions } from './pool.ts';
import type { Source } from './source.ts';

/** A worker that answers faster than this had no need to be asked. */
const QUICK_MS = 10;

export const QUERY_LIMITS = {
  maxWorkers: 2,
  timeLimitMs: 10_000,
  idleMs: 30_000,
  waiting: { perCaller: 16, total: 64 },
};

export type Question = Omit<Work, 'projectId'> & {
  /** Callers take turns where there is a queue. */
  caller: string;
  /** Aborted when the caller is gone. */
  signal?: AbortSignal;
};

export type Answer = {
  /** JSON, made while it is read. */
  result: Iterable<string | Bytes>;
  syncTags: string[];
  /** JSON. */
  resultSourceMap?: string;
};

export type Queries = {
  /**
   * Runs the query on the main thread when that is a matter of milliseconds, on a worker thread when it is not; the answer
   * is the same. @throws LakeError 400, 408, 429, 501, 503
   */
  answer(question: Question): Promise<Answer>;
  close(): Promise<void>;
};

export type QueriesOptions = Partial<Omit<PoolOptions, 'store'>> & {
  store: Source;
  projectId: string;
  /** False sends every query to a worker. */
  triesHere?: boolean;
};

/** @returns undefined when the time was not enough. */
function within(timeLimitMs: number, request: Omit<QueryRequest, 'timeLimitMs'>): Answer | undefined {
  try {
    const { result, syncTags, resultSourceMap } = runQuery({ ...request, timeLimitMs });
    return {
      result: jsonPieces(result),
      syncTags,
      ...(resultSourceMap && { resultSourceMap: JSON.stringify(resultSourceMap) }),
    };
  } catch (error) {
    if (error instanceof QueryTimeout) return undefined;
    throw error;
  }
}

/** Answers queries so that a slow one does not keep the others waiting. */
export function createQueries({ store, projectId, triesHere = true, ...limits }: QueriesOptions): Queries {
  const pool = createPool({ ...QUERY_LIMITS, ...limits, store });
  const firstTry = new FirstTry(() => performance.now());

  /** @returns undefined when the time was not enough. */
  function tryHere(work: Work): Answer | undefined {
    const timeLimitMs = firstTry.timeFor(work.query);
    if (timeLimitMs === 0) return undefined;
    const { perspective, ...request } = work;
    const view = store.replica(work.dataset).view(perspective);
    const started = performance.now();
    const indexes = view.indexesMade;
    let answer = within(timeLimitMs, { ...request, view });
    // The time went into an index that is there from now on.
    if (!answer && view.indexesMade > indexes) answer = within(timeLimitMs, { ...request, view });
    if (answer) firstTry.wasQuick(work.query);
    else firstTry.ranOut(work.query, performance.now() - started);
    return answer;
  }

  return {
    async answer({ caller, signal, ...question }) {
      const work = { ...question, projectId };
      const here = triesHere ? tryHere(work) : undefined;
      if (here) return here;
      const { milliseconds, ...answer } = await pool.run(work, caller, signal);
      if (milliseconds < QUICK_MS) firstTry.wasQuick(work.query);
      return answer;
    },
    close: pool.close,
  };
}
