import { runProgram } from '#scripts/commands/run.ts';
import type { Command } from '#scripts/commands/command.ts';
import { connect } from '#scripts/commands/connect.ts';

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
  'make-real': {
    summary: 'Says that a restored or copied installation is the real one from now on',
    load: async () => (await import('./make-real.ts')).makeReal,
  },
  'make-copy': {
    summary: 'Says that this is a copy for testing, where that cannot be seen',
    load: async () => (await import('./make-copy.ts')).makeCopy,
  },
  user: {
    summary: 'People: list, add, invite, role, password, reset, sign-out, remove',
    load: async () => (await import('./user.ts')).user,
  },
  token: {
    summary: 'Tokens of programs: list, make, revoke',
    load: async () => (await import('./token.ts')).token,
  },
  origin: {
    summary: 'Other sites whose pages may call the content lake: list, add, remove',
    load: async () => (await import('./origin.ts')).origin,
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

/** @returns the exit code of `npm run content`. */
export function runContent(argv: string[]): Promise<number> {
  return runProgram(
    {
      call: 'npm run content',
      commands,
      connect,
      context: (terminal, open) => ({ ...terminal, connect: open }),
    },
    argv,
  );
}
