import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Services whose endpoints are declared with `defineRoute` of foundation/http. The content lake implements Sanity's protocol. */
const SERVICES = ['reservations', 'desk'];
/** Matches `app.get('/…')` and the like, but not `c.get('staff')` and `map.get(key)`, which take no path. */
const BY_HAND = /\.(?:get|post|put|patch|delete|all|on)\(\s*[`'"]\//;

it('declares every endpoint with defineRoute, so that each has validation, limits and a description', () => {
  const files = globSync(`{${SERVICES.join(',')},_}/**/*.ts`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => BY_HAND.test(readFileSync(file, 'utf8')))).toEqual([]);
});
