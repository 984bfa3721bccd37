import { runStack } from './stack/run.ts';

/*
 * `npm run pseudo`: `npm start` with pseudo text instead of English, at /en (docs/decisions/075-pseudo-locale.md). It uses a
 * separate build.
 */
process.env.PSEUDO_LOCALE = 'true';
await runStack('start');
