import { expect, it } from 'vitest';
import { createPause } from '#reservations/search/slices.ts';

it('lets other work run once a slice is used up, and not before', async () => {
  let elapsed = 0;
  const pause = createPause(() => elapsed);
  let turns = 0;
  const others = () => {
    turns += 1;
    if (turns < 10) setImmediate(others);
  };
  setImmediate(others);
  for (let step = 0; step < 100; step += 1) await pause();
  expect(turns).toBe(0);
  elapsed = 9;
  await pause();
  expect(turns).toBe(1);
  await pause();
  expect(turns).toBe(1);
});
