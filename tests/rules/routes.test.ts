import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Services whose endpoints are declared with `defineRoute` of foundation/http. The content lake speaks Sanity's protocol. */
const SERVICES = ['reservations', 'desk'];
/** `app.get('/…')` and the like; `c.get('staff')` and `map.get(key)` take no path. */
const BY_HAND = /\.(?:get|post|put|patch|delete|all|on)\(\s*[`'"]\//;

it('declares every endpoint with defineRoute, so that none is without validation, limits and description', () => {
  const files = globSync(`{${SERVICES.join(',')},_}/**/*.ts`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => BY_HAND.test(readFileSync(file, 'utf8')))).toEqual([]);
});
