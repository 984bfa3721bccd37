import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reservedPermalinks, routedPages } from '#lib/routes/reserved.ts';

// The newsletter's route was once missing: an editor could have published a page that nobody could reach.
it('B2: offers and pages can’t take an address that the code serves', () => {
  const folders = ['app', 'app/[locale]/(site)', 'app/[locale]/(booking)', 'public'].flatMap((place) =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && !['fonts'].includes(entry.name))
      .map((entry) => entry.name),
  );
  expect(folders).toContain('newsletter');
  const closed = new Set<string>([...reservedPermalinks, ...routedPages]);
  expect(folders.filter((name) => !closed.has(name))).toEqual([]);
});
