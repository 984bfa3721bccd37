import { runDesk } from './desk/run.ts';

process.exitCode = await runDesk(process.argv.slice(2));
