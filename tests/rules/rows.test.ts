import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Files that may use unchecked types for SQL, with the number of uses: reads that are too frequent to parse, and fragments whose
 * type Kysely's builder needs. `sql<boolean>` is a condition, whose value nothing reads.
 */
const UNCHECKED: Record<string, number> = {
  // A condition for `where`, and expressions for `set` that the builder doesn't support.
  'desk/chat/conversation/seen.ts': 2,
  'desk/mail/queue.ts': 2,
  'desk/newsletter/issues/outgoing.ts': 1,
  'desk/newsletter/sign-up.ts': 2,
  // Hot reads: search, booking and departure boards read hundreds of these rows per request.
  'reservations/sailings/segments.ts': 1,
  'reservations/search/rides.ts': 1,
  'reservations/search/timetable/read.ts': 1,
};

// 181 statements declared their rows with `sql<Row>`, which TypeScript accepts whatever the statement selects.
it('rows of hand-written statements are parsed', () => {
  const paths = globSync(
    '{app,lib,foundation,contracts,server,studio,content-lake,reservations,desk,backend,seed,scripts}/**/*.{ts,tsx}',
  ).filter((path) => path !== 'scripts/shape.ts');
  expect(paths.length).toBeGreaterThan(1000);
  const found: Record<string, number> = {};
  for (const path of paths) {
    const count = [...readFileSync(path, 'utf8').matchAll(/\bsql(?:\.raw)?<(?!boolean>)/g)].length;
    if (count > 0) found[path] = count;
  }
  expect(found).toEqual(UNCHECKED);
});
