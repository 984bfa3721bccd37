import { QueryTimeout } from '../groq/budget.ts';
import { type QueryRequest, runQuery } from '../groq/run-query.ts';
import { createQuota, type QuotaLimits } from './anonymous-quota.ts';
import type { Bytes } from './chunks.ts';
import { MainThreadBudget } from './main-thread-budget.ts';
import { jsonPieces, MAX_CHARACTERS } from './json-pieces.ts';
import type { Work } from './messages.ts';
import { createPool, type PoolLimits } from './pool.ts';
import type { Source } from './source.ts';

/** A query that a process answers faster than this could have run here. */
const QUICK_MS = 10;
/** Longer queries go to a process at once: parsing this much takes about a millisecond. */
const MAX_LOCAL_LENGTH = 20_000;

export type CallerLimits = {
  /** Callers who are signed in or send a token. */
  members: PoolLimits;
  /** Everybody else. */
  strangers: PoolLimits;
  quota: QuotaLimits;
};

export const CALLER_LIMITS: CallerLimits = {
  members: {
    maxProcesses: 2,
    runningPerCaller: 1,
    timeLimitMs: 10_000,
    maxCharacters: MAX_CHARACTERS,
    maxItems: Number.MAX_SAFE_INTEGER,
    workingMb: 512,
    idleMs: 30_000,
    waiting: { perCaller: 16, total: 64 },
  },
  strangers: {
    maxProcesses: 2,
    runningPerCaller: 1,
    timeLimitMs: 3_000,
    maxCharacters: 16 * 1024 * 1024,
    maxItems: 2_000_000,
    workingMb: 256,
    idleMs: 30_000,
    waiting: { perCaller: 16, total: 128 },
  },
  quota: { queries: { most: 600, seconds: 60 }, hundredths: { most: 1_000, seconds: 60 } },
};

export type SubmittedQuery = Omit<Work, 'projectId'> & {
  /** Callers take turns when there is a queue. */
  caller: string;
  /** A stranger's query is neither parsed nor run in this process. */
  isTrusted: boolean;
  /** Aborted when the caller disconnects. */
  signal?: AbortSignal;
};

export type QueryResponse = {
  /** JSON, generated while it is read. */
  result: Iterable<string | Bytes>;
  syncTags: string[];
  /** JSON. */
  resultSourceMap?: string;
};

export type Queries = {
  /**
   * Runs a member's query in this process if that takes only milliseconds, and any other in a separate query process;
   * the result is the same. @throws LakeError 400, 408, 413, 429, 501, 503
   */
  answer(question: SubmittedQuery): Promise<QueryResponse>;
  /** Keeps a process ready for strangers from now on. */
  start(dataset: string): void;
  close(): Promise<void>;
};

export type QueriesOptions = {
  store: Source;
  projectId: string;
  limits?: CallerLimits;
  /** False sends every query to a process. */
  triesLocally?: boolean;
};

/** @returns undefined when the time ran out. */
function within(timeLimitMs: number, request: Omit<QueryRequest, 'timeLimitMs'>): QueryResponse | undefined {
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

/** Runs queries so that a slow one doesn't delay the others, and a stranger's delays only other strangers. */
export function createQueries(options: QueriesOptions): Queries {
  const { store, projectId, limits = CALLER_LIMITS, triesLocally = true } = options;
  const members = createPool({ store, limits: limits.members });
  const quota = createQuota(limits.quota);
  const strangers = createPool({ store, limits: limits.strangers, spent: quota.charge });
  const firstTry = new MainThreadBudget(() => performance.now());

  /** @returns undefined when the time ran out. */
  function tryLocally(work: Work): QueryResponse | undefined {
    const timeLimitMs = firstTry.timeFor(work.query);
    if (timeLimitMs === 0) return undefined;
    const { perspective, ...request } = work;
    const view = store.replica(work.dataset).view(perspective);
    const started = performance.now();
    const indexes = view.indexesMade;
    let answer = within(timeLimitMs, { ...request, view });
    // The time was spent on building an index, which now exists.
    if (!answer && view.indexesMade > indexes) answer = within(timeLimitMs, { ...request, view });
    if (answer) firstTry.finished(work.query);
    else firstTry.timedOut(work.query, performance.now() - started);
    return answer;
  }

  async function ofMember(work: Work, caller: string, signal?: AbortSignal): Promise<QueryResponse> {
    const here = triesLocally && work.query.length <= MAX_LOCAL_LENGTH ? tryLocally(work) : undefined;
    if (here) return here;
    const { milliseconds, ...answer } = await members.run(work, caller, signal);
    if (milliseconds < QUICK_MS) firstTry.finished(work.query);
    return answer;
  }

  async function ofStranger(work: Work, caller: string, signal?: AbortSignal): Promise<QueryResponse> {
    await quota.admit(caller);
    const { milliseconds: _, ...answer } = await strangers.run(work, caller, signal);
    return answer;
  }

  return {
    async answer({ caller, isTrusted, signal, ...question }) {
      const work = { ...question, projectId };
      return isTrusted ? ofMember(work, caller, signal) : ofStranger(work, caller, signal);
    },
    start: strangers.keepOne,
    async close() {
      await Promise.all([members.close(), strangers.close()]);
    },
  };
}
