import { expect, it } from 'vitest';
import { createMemory } from '../../../../deploy/cloudflare/worker/memory.ts';

it('forgets what was used least recently when it is full', () => {
  const memory = createMemory<{ bytes: number; text: string }>(10);
  const found = () => ['a', 'b', 'c'].filter((key) => memory.get(key) !== undefined);
  memory.set('a', { bytes: 4, text: 'first' });
  memory.set('b', { bytes: 4, text: 'b' });
  memory.set('a', { bytes: 5, text: 'second' });
  expect(memory.get('a')?.text).toBe('second');
  memory.set('c', { bytes: 4, text: 'c' });
  expect(found()).toEqual(['a', 'c']);
  memory.delete('c');
  memory.set('b', { bytes: 5, text: 'b' });
  expect(found()).toEqual(['a', 'b']);
  memory.set('c', { bytes: 11, text: 'larger than all of it' });
  expect(found()).toEqual([]);
});
