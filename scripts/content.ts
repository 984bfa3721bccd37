import { runContent } from '#content-lake/cli/run.ts';

process.exitCode = await runContent(process.argv.slice(2));
