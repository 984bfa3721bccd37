import { runReservations } from '#reservations/cli/run.ts';

process.exitCode = await runReservations(process.argv.slice(2));
