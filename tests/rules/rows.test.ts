import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Where a template may say what it is without anybody checking it, and how often: reads that are too hot to parse, and parts of
 * statements that Kysely's builder must know the type of. `sql<boolean>` is a condition; nothing reads its value.
 */
const UNCHECKED: Record<string, number> = {
  // A condition for `where`, and expressions for `set` that the builder has no words for.
  'desk/chat/conversation/seen.ts': 2,
  'desk/mail/queue.ts': 2,
  'desk/newsletter/issues/outgoing.ts': 1,
  'desk/newsletter/sign-up.ts': 2,
  // Hot reads: search, booking and boards read hundreds of these with each request.
  'reservations/sailings/segments.ts': 1,
  'reservations/search/rides.ts': 1,
  'reservations/search/timetable/read.ts': 1,
};

// 181 templates said what their rows are (`sql<Row>`): TypeScript believed each, whatever the statement beside it selects.
it('rows of statements written by hand are parsed', () => {
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
