import { dataError, LakeError } from '#content-lake/protocol/errors.ts';

/** Looking at the clock costs more than a step, and some steps take apart a whole document. */
const STEPS_BETWEEN_LOOKS = 32;

/** Times the limit that may pass in all: collecting garbage is the work of other threads, and everybody waits for it. */
const MOST_PATIENCE = 4;
/** Copying a list looks at no clock, but fills the memory: 0.8 MB of list for each millisecond. */
const ITEMS_FOR_A_MILLISECOND = 100_000;
/** A value made by a query may hold the same list many times over, so that going through it takes for ever. */
const MAX_PARTS = 1_000_000;

/** The query ran out of time; with more of it there would be an answer. */
export class QueryTimeout extends LakeError {
  constructor(milliseconds: number) {
    const description = `The query took longer than ${milliseconds} ms and was stopped`;
    super(408, description, { error: { type: 'queryTimeoutError', description } });
  }
}

/**
 * The time one query may take. A query runs without a pause, so that it must give up by itself: everything that loops
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
   * `worked` tells the milliseconds that this thread has worked so far. On a busy machine it may stand still for longer than
   * a quick query takes, and that must not make the query a slow one.
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
    this.#end = performance.now() + milliseconds * MOST_PATIENCE;
  }

  /** @throws QueryTimeout */
  step(): void {
    this.#steps += 1;
    if (this.#steps % STEPS_BETWEEN_LOOKS === 0) this.look();
  }

  /** Before something that may take long by itself, such as making an index. @throws QueryTimeout */
  look(): void {
    const now = performance.now();
    if (now <= this.#deadline) return;
    const left = this.#milliseconds - (this.#worked() - this.#workedBefore);
    if (left <= 0 || now > this.#end) throw new QueryTimeout(this.#milliseconds);
    this.#deadline = now + left;
  }

  /** Before a library does so many steps without a look at the clock. @throws QueryTimeout */
  work(steps: number): void {
    this.#items += steps;
    if (this.#items > this.#milliseconds * ITEMS_FOR_A_MILLISECOND)
      throw new QueryTimeout(this.#milliseconds);
    this.look();
  }

  /** A new list of so many items. @throws QueryTimeout, or LakeError 400 when all lists together have too many */
  copy(items: number): void {
    this.#copied += items;
    if (this.#copied > this.#maxItems)
      throw dataError(400, 'queryLimitError', `The query makes lists of more than ${this.#maxItems} items`);
    this.work(items);
  }
}

/** Milliseconds that this thread has worked, pauses taken off. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Counts the parts of one value while something goes through all of it. */
export class Parts {
  #count = 0;

  /** @throws LakeError 400 */
  next(count = 1): void {
    this.#count += count;
    if (this.#count > MAX_PARTS)
      throw dataError(400, 'queryLimitError', `A value in the query has more than ${MAX_PARTS} parts`);
  }
}
