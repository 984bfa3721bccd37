import { BackupError } from '#backend/backup/manifest.ts';
import { DatabaseError } from '#backend/db/database-error.ts';
import { restrictUmask } from '#foundation/umask.ts';
import { type Env, EnvError, readEnv } from '#foundation/env.ts';
import { CommandError, UsageError } from './command.ts';

/** Where a program is called: its environment variables, standard output (`print`) and standard error (`say`). */
export type Terminal = {
  variables: Record<string, string | undefined>;
  print(line: string): void;
  say(line: string): void;
};
type CommandTerminal = { env: Env; print(line: string): void; say(line: string): void };
type Closable = { close(): Promise<void> };

/** A program with several commands, such as `npm run content`. */
export type Program<Context, Connection extends Closable> = {
  /** What precedes the command on the command line. */
  call: string;
  /** Imported on demand, so that a command that only calls the running backend starts fast. */
  commands: Record<
    string,
    {
      summary: string;
      load: () => Promise<{ help: string; run(args: string[], context: Context): Promise<void> }>;
    }
  >;
  connect(env: Env): Promise<Connection>;
  /** Creates a command's context; `open` connects on its first call, and the connection is closed when the command ends. */
  context(terminal: CommandTerminal, open: () => Promise<Connection>): Context;
};

const ownTerminal: Terminal = {
  variables: process.env,
  print: (line) => console.log(line),
  say: (line) => console.error(line),
};

/** @returns the exit code: 0 done, 1 it can't be done, 2 wrong arguments. */
export async function runProgram<Context, Connection extends Closable>(
  program: Program<Context, Connection>,
  argv: string[],
  { variables, print, say }: Terminal = ownTerminal,
): Promise<number> {
  const [name = 'help', ...args] = argv;
  if (name === 'help' || name === '--help' || name === '-h') {
    print(overview(program));
    return 0;
  }
  const entry = Object.hasOwn(program.commands, name) ? program.commands[name] : undefined;
  if (!entry) {
    say(`There is no command "${name}".\n\n${overview(program)}`);
    return 2;
  }
  const command = await entry.load();
  if (args.includes('--help') || args.includes('-h')) {
    print(command.help);
    return 0;
  }
  restrictUmask();
  let connection: Connection | undefined;
  try {
    const env = readEnv(variables);
    const open = async () => (connection ??= await program.connect(env));
    await command.run(args, program.context({ env, print, say }, open));
    return 0;
  } catch (error) {
    return complain(error, command.help, say);
  } finally {
    await connection?.close();
  }
}

function complain(error: unknown, help: string, say: Terminal['say']): number {
  const wrongOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof UsageError || wrongOption) {
    say(`${error instanceof Error ? error.message : ''}\n\n${help}`);
    return 2;
  }
  const known = [CommandError, DatabaseError, BackupError, EnvError].some((kind) => error instanceof kind);
  if (known && error instanceof Error) say(error.message);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}

function overview({
  call,
  commands,
}: {
  call: string;
  commands: Record<string, { summary: string }>;
}): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length), 'help'.length);
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `${call} -- <command> [options]

${lines.join('\n')}
  ${'help'.padEnd(width)}  This list; <command> --help says more

The commands work while the program runs and while it is stopped. They read the same variables (.env.example).`;
}
