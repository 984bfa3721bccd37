import { runDesk } from '#desk/cli/run.ts';

process.exitCode = await runDesk(process.argv.slice(2));
