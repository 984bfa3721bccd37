import { runProgram, type Terminal } from '#scripts/commands/run.ts';
import { connectService, type ServiceCommand } from './connect.ts';

const commands: Record<string, { summary: string; load: () => Promise<ServiceCommand> }> = {
  import: {
    summary: 'Load your own network from a GTFS archive, all of it or nothing',
    load: async () => (await import('./import.ts')).importNetwork,
  },
  export: {
    summary: 'Write the network as a GTFS archive that import takes again',
    load: async () => (await import('./export.ts')).exportNetwork,
  },
  conformance: {
    summary: 'Try the contract of reservations on a running system, ours or your own',
    load: async () => (await import('./conformance.ts')).conformance,
  },
};

/** @returns the exit code of `npm run reservations`. */
export function runReservations(argv: string[], terminal?: Terminal): Promise<number> {
  return runProgram(
    {
      call: 'npm run reservations',
      commands,
      connect: connectService,
      context: (terminal, service) => ({ ...terminal, service }),
    },
    argv,
    terminal,
  );
}
