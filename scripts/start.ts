import { runStack } from './stack/run.ts';

await runStack('start');
