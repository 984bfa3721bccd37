import { createContext, Script } from 'node:vm';
import { isObject } from '#content-lake/store/document.ts';
import { QueryTimeout } from '../budget.ts';

const box = { run: () => {} };
const context = createContext(box);
const script = new Script('run()');

/**
 * Runs something that looks at no clock, such as the parser, and stops it from outside when its time is over. The work must
 * not leave anything half done behind. Starting the watch takes about a quarter of a millisecond.
 * @throws QueryTimeout
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  let done: { value: T } | undefined;
  let failure: { error: unknown } | undefined;
  box.run = () => {
    try {
      done = { value: work() };
    } catch (error) {
      failure = { error };
    }
  };
  try {
    script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (isTimeout(error)) throw new QueryTimeout(milliseconds);
    throw error;
  }
  if (done) return done.value;
  throw failure?.error ?? new QueryTimeout(milliseconds);
}

/** The error may be of the other context, and then it is no `Error` of this one. */
function isTimeout(error: unknown): boolean {
  return isObject(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
