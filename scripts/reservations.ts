import { runReservations } from './reservations/run.ts';

process.exitCode = await runReservations(process.argv.slice(2));
