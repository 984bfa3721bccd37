import { runContent } from './content/run.ts';

process.exitCode = await runContent(process.argv.slice(2));
