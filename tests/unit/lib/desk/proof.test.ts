import { afterEach, describe, expect, it, vi } from 'vitest';
import { STAMP_ENDS_MS, STAMP_RIPE_MS } from '#contracts/desk/index.ts';
import { prove } from '#lib/desk/proof.ts';

const answer = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

describe('B1 a form’s proof of work', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a number that solves the puzzle, with the times between which the desk accepts it', async () => {
    answer({ stamp: 'a.stamp', bits: 9 });
    const proof = await prove(() => 1000);
    const text = new TextEncoder().encode(`a.stamp.${proof?.number}`);
    const digest = new DataView(await crypto.subtle.digest('SHA-256', text));
    expect(digest.getUint16(0)).toBeLessThan(2 ** 7);
    expect(proof?.ripeAt).toBeGreaterThan(1000 + STAMP_RIPE_MS);
    expect(proof?.endsAt).toBeLessThan(1000 + STAMP_ENDS_MS);
  });

  it('is null without a valid stamp', async () => {
    for (const body of [null, 'no', {}, { stamp: 'x' }, { stamp: 7, bits: 9 }, { stamp: 'x', bits: 60 }]) {
      answer(body);
      expect(await prove(Date.now)).toBeNull();
    }
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
    expect(await prove(Date.now)).toBeNull();
  });
});
