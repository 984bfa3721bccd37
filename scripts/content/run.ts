import { DatabaseError } from '#backend/db/database-error.ts';
import { BackupError } from '#backend/backup/manifest.ts';
import { RoleError } from '#content-lake/index.ts';
import { EnvError, readEnv } from '#lib/env.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { connect, type Connection } from './connect.ts';
import { exportDataset } from './export.ts';
import { gc } from './gc.ts';
import { importDataset } from './import.ts';
import { restore } from './restore.ts';
import { token } from './token.ts';
import { user } from './user.ts';

const commands: Record<string, Command> = {
  export: exportDataset,
  import: importDataset,
  backup,
  restore,
  user,
  token,
  gc,
  audit,
};

/** @returns the exit code: 0 done, 1 it cannot be done, 2 it was not asked for rightly. */
export async function runContent(argv: string[]): Promise<number> {
  const [name = 'help', ...args] = argv;
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(overview());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`There is no command "${name}".\n\n${overview()}`);
    return 2;
  }
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
  const known = [CommandError, DatabaseError, BackupError, EnvError, RoleError].some(
    (kind) => error instanceof kind,
  );
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
