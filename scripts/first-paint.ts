import { writeFileSync } from 'node:fs';
import { FIRST_PAINT_FILE, makeFirstPaint } from './first-paint/make.ts';

/*
 * `node scripts/first-paint.ts` writes the script before the first paint from scripts/first-paint/source.js, as every page has it in
 * its head, with the hash that the policy names. Committed, so that the site needs no step for it; a test says when it was forgotten.
 */
const code = await makeFirstPaint();
writeFileSync(FIRST_PAINT_FILE, code);
console.log(`${FIRST_PAINT_FILE}: ${code.length} bytes`);
