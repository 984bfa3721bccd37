import type { Connection } from './connect.ts';
import type { Env } from '#foundation/env.ts';

/** Cannot be done, and why, in one line for the person at the terminal. */
export class CommandError extends Error {}
/** Was not asked for rightly; the help of the command follows. */
export class UsageError extends Error {}

export type Context = {
  env: Env;
  /** Results go to standard output. */
  print(line: string): void;
  /** Progress goes to standard error, so that results can be piped. */
  say(line: string): void;
  /** The running backend, or the same services opened here when none runs. Closed by the caller of the command. */
  connect(): Promise<Connection>;
};

export type Command = {
  /** What follows `npm run content --`, and what each option means. */
  help: string;
  run(args: string[], context: Context): Promise<void>;
};
