import { runProgram, type Terminal } from '#scripts/commands/run.ts';
import type { Command } from '#scripts/commands/command.ts';
import { connect } from '#scripts/commands/connect.ts';
import { embeddedOnly } from './embedded-only.ts';

const commands: Record<string, { summary: string; load: () => Promise<Command> }> = {
  export: {
    summary: 'Export the documents and images of a dataset, for another project or the hosted service',
    load: async () => (await import('./export.ts')).exportDataset,
  },
  import: {
    summary: 'Import documents and images, exported here or from a hosted project',
    load: async () => (await import('./import.ts')).importDataset,
  },
  hosted: {
    summary: 'Prepare a hosted Sanity project for this site, or check it',
    load: async () => (await import('./hosted.ts')).hosted,
  },
  backup: {
    summary: 'Write everything (content, bookings, newsletter, images, secrets) into one file',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    summary: 'Put a backup back, while the program is stopped',
    load: async () => (await import('./restore.ts')).restore,
  },
  'make-real': {
    summary: 'Turn a restored or copied installation into the real one',
    load: async () => (await import('./make-real.ts')).makeReal,
  },
  'make-copy': {
    summary: 'Mark this as a copy for testing, where it cannot be detected',
    load: async () => (await import('./make-copy.ts')).makeCopy,
  },
  user: {
    summary: 'People: list, add, invite, role, password, reset, sign-out, remove',
    load: async () => embeddedOnly('user', (await import('./user.ts')).user, 'members'),
  },
  token: {
    summary: 'Tokens for programs: list, make, revoke',
    load: async () => embeddedOnly('token', (await import('./token.ts')).token, 'api'),
  },
  origin: {
    summary: 'Other sites whose pages may call the content lake: list, add, remove',
    load: async () => embeddedOnly('origin', (await import('./origin.ts')).origin, 'api'),
  },
  gc: {
    summary: 'Remove unreachable data: old history, files without a document',
    load: async () => embeddedOnly('gc', (await import('./gc.ts')).gc, ''),
  },
  audit: {
    summary: 'Show who signed in, changed rights, made tokens or exported',
    load: async () => embeddedOnly('audit', (await import('./audit.ts')).audit, ''),
  },
};

/** @returns the exit code of `npm run content`. */
export function runContent(argv: string[], terminal?: Terminal): Promise<number> {
  return runProgram(
    {
      call: 'npm run content',
      commands,
      connect,
      context: (terminal, open) => ({ ...terminal, connect: open }),
    },
    argv,
    terminal,
  );
}
