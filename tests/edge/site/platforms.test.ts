import { expect, inject, it } from 'vitest';
import { brokenGuarantees, enforcesHttps } from '#tests/fixtures/guarantees.ts';

it('the worker keeps every promise', async () => {
  const { worker } = inject('edgeSite');
  expect(await brokenGuarantees(worker, 'worker')).toEqual([]);
  expect(await enforcesHttps(worker)).toBe(false);
});
