import { writeFileSync } from 'node:fs';
import { FIRST_PAINT_FILE, makeFirstPaint } from './first-paint/make.ts';

/*
 * `node scripts/first-paint.ts` generates the script that every page runs in its head before the first paint, from
 * scripts/first-paint/source.js, with its hash for the content security policy. The result is committed, so that builds need no
 * extra step; a test fails if it is out of date.
 */
const code = await makeFirstPaint();
writeFileSync(FIRST_PAINT_FILE, code);
console.log(`${FIRST_PAINT_FILE}: ${code.length} bytes`);
