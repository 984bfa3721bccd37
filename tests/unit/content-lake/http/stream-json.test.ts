import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { LakeEnv } from '#content-lake/protocol/routes.ts';
import { streamJson } from '#content-lake/http/stream-json.ts';

const PIECE = 'x'.repeat(70_000);

function appWith(pieces: () => Iterable<string>) {
  return new Hono<LakeEnv>()
    .get('/', (c) => streamJson(c, pieces()))
    .onError((error, c) => c.text(error.message, 418));
}

describe('a JSON response produced while it is sent', () => {
  // A receiver that read everything at once kept all others waiting for seconds.
  it('lets other work run between two pieces', async () => {
    const pieces = 50;
    const response = await appWith(() => Array.from({ length: pieces }, () => PIECE)).request('/');
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const text = await response.text();
    isOver = true;
    expect(text).toHaveLength(pieces * PIECE.length);
    expect(turns).toBeGreaterThanOrEqual(pieces);
  });

  it('produces no more than the receiver reads', async () => {
    let made = 0;
    const app = appWith(function* endless() {
      for (;;) {
        made += 1;
        yield PIECE;
      }
    });
    const reader = (await app.request('/')).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect(made).toBeLessThan(8);
  });

  it('keeps the status of an early error, and aborts on a later one', async () => {
    const failing = (after: number) =>
      appWith(function* pieces() {
        for (let n = 0; n < after; n += 1) yield PIECE;
        throw new Error('no more');
      });
    expect((await failing(0).request('/')).status).toBe(418);
    const late = await failing(5).request('/');
    expect(late.status).toBe(200);
    await expect(late.text()).rejects.toThrow('no more');
  });
});
