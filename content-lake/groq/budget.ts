import { dataError, LakeError } from '#content-lake/protocol/errors.ts';

/** Checking the clock costs more than a step, and some steps parse a whole document. */
const STEPS_BETWEEN_CHECKS = 32;

/** Multiple of the limit that may pass in wall-clock time: garbage collection runs in other threads, but everybody waits for it. */
const WALL_CLOCK_FACTOR = 4;
/** Copying a list never checks the clock but fills memory: 0.8 MB of list per millisecond. */
const ITEMS_PER_MILLISECOND = 100_000;
/** A value computed by a query may contain the same list many times over, so that traversing it takes for ever. */
const MAX_PARTS = 1_000_000;

/** The query ran out of time; with more time there would be a result. */
export class QueryTimeout extends LakeError {
  constructor(milliseconds: number) {
    const description = `The query took longer than ${milliseconds} ms and was stopped`;
    super(408, description, { error: { type: 'queryTimeoutError', description } });
  }
}

/**
 * The time that one query may take. A query runs without a pause, so it has to stop itself: everything that loops
 * calls `step`.
 */
export class Budget {
  readonly #milliseconds: number;
  readonly #worked: () => number;
  readonly #workedBefore: number;
  readonly #end: number;
  readonly #maxItems: number;
  #deadline: number;
  #steps = 0;
  #items = 0;
  #copied = 0;

  /**
   * `worked` returns the milliseconds of CPU time that this thread has used so far. On a busy machine the thread may be
   * suspended for longer than a quick query takes, and that must not make the query a slow one.
   */
  constructor(
    milliseconds: number,
    worked: () => number = threadTime,
    maxItems: number = Number.POSITIVE_INFINITY,
  ) {
    this.#milliseconds = milliseconds;
    this.#maxItems = maxItems;
    this.#worked = worked;
    this.#workedBefore = worked();
    this.#deadline = performance.now() + milliseconds;
    this.#end = performance.now() + milliseconds * WALL_CLOCK_FACTOR;
  }

  /** @throws QueryTimeout */
  step(): void {
    this.#steps += 1;
    if (this.#steps % STEPS_BETWEEN_CHECKS === 0) this.check();
  }

  /** Before something that may take long without a step, such as building an index. @throws QueryTimeout */
  check(): void {
    const now = performance.now();
    if (now <= this.#deadline) return;
    const left = this.#milliseconds - (this.#worked() - this.#workedBefore);
    if (left <= 0 || now > this.#end) throw new QueryTimeout(this.#milliseconds);
    this.#deadline = now + left;
  }

  /** Before a library performs this many steps without checking the clock. @throws QueryTimeout */
  work(steps: number): void {
    this.#items += steps;
    if (this.#items > this.#milliseconds * ITEMS_PER_MILLISECOND) throw new QueryTimeout(this.#milliseconds);
    this.check();
  }

  /** Before creating a list of this many items. @throws QueryTimeout, or LakeError 400 when all lists together have too many */
  copy(items: number): void {
    this.#copied += items;
    if (this.#copied > this.#maxItems)
      throw dataError(400, 'queryLimitError', `The query makes lists of more than ${this.#maxItems} items`);
    this.work(items);
  }
}

/** Milliseconds of CPU time of this thread, pauses excluded. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Counts the parts of one value while it is traversed. */
export class Parts {
  #count = 0;

  /** @throws LakeError 400 */
  next(count = 1): void {
    this.#count += count;
    if (this.#count > MAX_PARTS)
      throw dataError(400, 'queryLimitError', `A value in the query has more than ${MAX_PARTS} parts`);
  }
}
