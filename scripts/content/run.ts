import { DatabaseError } from '#backend/db/database-error.ts';
import { BackupError } from '#backend/backup/manifest.ts';
import { EnvError, readEnv } from '#lib/env.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { connect, type Connection } from './connect.ts';

/** Read when they are asked for: a command that only asks the running backend starts in a moment. */
const commands: Record<string, { summary: string; load: () => Promise<Command> }> = {
  export: {
    summary: 'The documents and pictures of a dataset, for another project or the hosted service',
    load: async () => (await import('./export.ts')).exportDataset,
  },
  import: {
    summary: 'Documents and pictures of an export, here or from a hosted project',
    load: async () => (await import('./import.ts')).importDataset,
  },
  backup: {
    summary: 'Everything (content, bookings, newsletter, pictures, secrets) into one file',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    summary: 'Put a backup back, while the program is stopped',
    load: async () => (await import('./restore.ts')).restore,
  },
  user: {
    summary: 'People: list, add, invite, role, password, reset, sign-out, remove',
    load: async () => (await import('./user.ts')).user,
  },
  token: {
    summary: 'Tokens of programs: list, make, revoke',
    load: async () => (await import('./token.ts')).token,
  },
  gc: {
    summary: 'Remove what nobody can reach any more: old history, files without a document',
    load: async () => (await import('./gc.ts')).gc,
  },
  audit: {
    summary: 'Who signed in, changed rights, made tokens, exported',
    load: async () => (await import('./audit.ts')).audit,
  },
};

/** @returns the exit code: 0 done, 1 it cannot be done, 2 it was not asked for rightly. */
export async function runContent(argv: string[]): Promise<number> {
  const [name = 'help', ...args] = argv;
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(overview());
    return 0;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!entry) {
    console.error(`There is no command "${name}".\n\n${overview()}`);
    return 2;
  }
  const command = await entry.load();
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  let open: Connection | undefined;
  try {
    const env = readEnv(process.env);
    await command.run(args, {
      env,
      print: (line) => console.log(line),
      say: (line) => console.error(line),
      connect: async () => (open ??= await connect(env)),
    });
    return 0;
  } catch (error) {
    return complain(error, command);
  } finally {
    await open?.close();
  }
}

function complain(error: unknown, command: Command): number {
  const wrongOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof UsageError || wrongOption) {
    console.error(`${error instanceof Error ? error.message : ''}\n\n${command.help}`);
    return 2;
  }
  const known = [CommandError, DatabaseError, BackupError, EnvError].some((kind) => error instanceof kind);
  if (known && error instanceof Error) console.error(error.message);
  else console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`);
  return `npm run content -- <command> [options]

${lines.join('\n')}
  help     This list; <command> --help says more

The commands work while the program runs and while it is stopped. They read the same variables (.env.example).`;
}
