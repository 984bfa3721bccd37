import { dataError } from '../http/errors.ts';

/** Looking at the clock costs more than a step; so only every so many steps. */
const STEPS_BETWEEN_LOOKS = 1024;

/**
 * The time one query may take. A query runs without a pause on the only thread, so that it must give up by itself:
 * everything that loops calls `step`.
 */
export class Budget {
  readonly #deadline: number;
  readonly #milliseconds: number;
  #steps = 0;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.#deadline = performance.now() + milliseconds;
  }

  step(): void {
    this.#steps += 1;
    if (this.#steps % STEPS_BETWEEN_LOOKS === 0 && performance.now() > this.#deadline) {
      throw dataError(
        408,
        'queryTimeoutError',
        `The query took longer than ${this.#milliseconds} ms and was stopped`,
      );
    }
  }
}
