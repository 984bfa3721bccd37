import { runStack } from './stack/run.ts';

/*
 * `npm run pseudo`: `npm start` with pseudo text in the place of English, at /en (docs/decisions/075-pseudo-locale.md). It has a build
 * of its own, beside that of `npm start`.
 */
process.env.PSEUDO_LOCALE = 'true';
await runStack('start');
