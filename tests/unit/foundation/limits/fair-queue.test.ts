import { describe, expect, it } from 'vitest';
import { createFairQueue, TooBusy } from '#foundation/limits/fair-queue.ts';

/** Work that ends when it is told to; `started` says in which order. */
function workshop(limits = { atOnce: 2, waitingPerCaller: 3, waiting: 8 }) {
  const queue = createFairQueue<string>(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    ask: (caller: string, key: string) =>
      queue.run(caller, key, () => {
        started.push(key);
        return new Promise((resolve) => ends.set(key, () => resolve(`made ${key}`)));
      }),
    async end(key: string) {
      ends.get(key)?.();
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

/* Seventy connections of one caller that asked for crops kept everybody's pictures waiting, or answered 503 for them. */
describe('pictures in turns', () => {
  it('lets a visitor go before what another caller has asked for already', async () => {
    const { ask, end, started } = workshop();
    for (const key of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('greedy', key);
    const picture = ask('visitor', 'v1');
    await settled();
    expect(started).toEqual(['a1', 'a2']);
    await end('a1');
    await end('a2');
    expect(started.slice(2)).toEqual(['a3', 'v1']);
    await end('v1');
    expect(await picture).toBe('made v1');
  });

  it('refuses what one caller asks for beyond his share, and nobody else', async () => {
    const { ask } = workshop();
    const pictures = Array.from({ length: 10 }, (_, number) => ask('greedy', `a${number}`));
    const refused = pictures.slice(5).map((picture) => picture.catch((error: unknown) => error));
    for (const error of await Promise.all(refused)) expect(error).toBeInstanceOf(TooBusy);
    const other = ask('visitor', 'v1').then(
      () => 'made',
      () => 'refused',
    );
    expect(await Promise.race([other, settled().then(() => 'waits')])).toBe('waits');
  });

  it('bounds what waits for everybody together', async () => {
    const { ask } = workshop({ atOnce: 1, waitingPerCaller: 3, waiting: 2 });
    for (const caller of ['a', 'b', 'c']) void ask(caller, caller);
    await expect(ask('d', 'd')).rejects.toBeInstanceOf(TooBusy);
  });

  it('makes once what several want, at the first turn of any of them', async () => {
    const { ask, end, started } = workshop({ atOnce: 1, waitingPerCaller: 5, waiting: 9 });
    for (const key of ['a1', 'a2', 'a3', 'shared']) void ask('greedy', key);
    const seen = [ask('visitor', 'shared'), ask('visitor', 'shared')];
    await settled();
    await end('a1');
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'shared']);
    await end('shared');
    expect(await Promise.all(seen)).toEqual(['made shared', 'made shared']);
    await end('a3');
    expect(started).toEqual(['a1', 'a2', 'shared', 'a3']);
  });

  it('goes on after what fails', async () => {
    const queue = createFairQueue<string>({ atOnce: 1, waitingPerCaller: 2, waiting: 4 });
    await expect(queue.run('a', 'x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('a', 'x', () => Promise.resolve('made'))).toBe('made');
  });
});
