import { runProgram, type Terminal } from '#scripts/commands/run.ts';
import type { Command } from '#scripts/commands/command.ts';
import { connect } from '#scripts/commands/connect.ts';

const commands: Record<string, { summary: string; load: () => Promise<Command> }> = {
  erase: {
    summary: 'Erase what the desk stores about a person; counts it first',
    load: async () => (await import('./erase.ts')).erase,
  },
  export: {
    summary: 'Export everything that the desk stores about a person, as JSON',
    load: async () => (await import('./export.ts')).exportPerson,
  },
  retention: {
    summary: 'What is erased automatically, and when',
    load: async () => (await import('./retention.ts')).retention,
  },
};

/** @returns the exit code of `npm run desk`. */
export function runDesk(argv: string[], terminal?: Terminal): Promise<number> {
  return runProgram(
    {
      call: 'npm run desk',
      commands,
      connect,
      context: (terminal, open) => ({ ...terminal, connect: open }),
    },
    argv,
    terminal,
  );
}
