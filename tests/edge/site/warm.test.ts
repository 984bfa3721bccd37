import { expect, inject, it } from 'vitest';
import { warm } from '#scripts/edge/warm.ts';

const { worker } = inject('edgeSite');
const isIsland = (path: string) => path.startsWith('/en/destinations/');

it('renders and caches every page before visitors come', { timeout: 120_000 }, async () => {
  const { pages, failed } = await warm(worker, isIsland);
  expect(failed).toEqual([]);
  expect(pages).toBeGreaterThan(5);
  const answer = await fetch(`${worker}/en/destinations/symi`);
  expect(answer.headers.get('x-nextjs-cache')).toBe('HIT');
  await answer.text();
});
