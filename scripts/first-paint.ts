import { writeFileSync } from 'node:fs';
import { makeFirstPaint } from './first-paint/make.ts';

/*
 * `node scripts/first-paint.ts` writes public/shell/first-paint.js from scripts/first-paint/source.js. Committed, so that the site
 * needs no step for it; a test says when it was forgotten.
 */
const OUT = 'public/shell/first-paint.js';

const code = await makeFirstPaint();
writeFileSync(OUT, code);
console.log(`${OUT}: ${code.length} bytes`);
