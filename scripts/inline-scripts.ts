import { writeFileSync } from 'node:fs';
import {
  AGENCIES_SCRIPT,
  FIRST_PAINT,
  LATE_START,
  makeInlineScript,
  makeShellScript,
  NEAREST_SCRIPT,
  NEXT_SHIPS_SCRIPT,
  SEA_SCRIPT,
  TRIPS_SCRIPT,
} from './inline-scripts/make.ts';

/*
 * `node scripts/inline-scripts.ts` generates the scripts inside of pages, with their hashes for the content security policy, and
 * those in public/shell. The results are committed, so that builds need no extra step; a test fails if they are out of date.
 */
for (const script of [FIRST_PAINT, LATE_START]) {
  const code = await makeInlineScript(script);
  writeFileSync(script.file, code);
  console.log(`${script.file}: ${code.length} bytes`);
}
for (const script of [TRIPS_SCRIPT, NEAREST_SCRIPT, SEA_SCRIPT, AGENCIES_SCRIPT, NEXT_SHIPS_SCRIPT]) {
  const code = await makeShellScript(script);
  writeFileSync(script.file, code);
  console.log(`${script.file}: ${code.length} bytes`);
}
