import type { Connection } from './connect.ts';
import type { Env } from '#foundation/env.ts';

/** Why something can't be done, in one line for the terminal. */
export class CommandError extends Error {}
/** Wrong arguments; the command's help follows. */
export class UsageError extends Error {}

export type Context = {
  env: Env;
  /** Results go to standard output. */
  print(line: string): void;
  /** Progress goes to standard error, so that results can be piped. */
  say(line: string): void;
  /** The running backend, or the same services opened in this process if none runs. The caller of the command closes it. */
  connect(): Promise<Connection>;
};

export type Command = {
  /** What follows `npm run content --`, and the meaning of each option. */
  help: string;
  run(args: string[], context: Context): Promise<void>;
};
