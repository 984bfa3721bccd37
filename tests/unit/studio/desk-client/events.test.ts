import { describe, expect, it } from 'vitest';
import { readDeskEvent } from '#contracts/desk/events.ts';
import { createCoalescedLoad } from '#studio/desk-client/coalesced-load.ts';
import { worksAtDesk } from '#studio/desk-client/roles.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('E5 events from the desk', () => {
  it('are parsed, and unknown ones are ignored', () => {
    expect(readDeskEvent('{"kind":"conversation","id":"c1","seq":4}')).toEqual({
      kind: 'conversation',
      id: 'c1',
      seq: 4,
    });
    expect(readDeskEvent('{"kind":"again"}')).toEqual({ kind: 'again' });
    for (const other of ['{"kind":"new-thing"}', '{"kind":"typing"}', 'no json', 'null', ''])
      expect(readDeskEvent(other), other).toBeNull();
  });

  it('cause two reads for many events at once, the second after all of them', async () => {
    const open: (() => void)[] = [];
    const look = createCoalescedLoad(() => new Promise((resolve) => open.push(resolve)));
    for (let event = 0; event < 5; event += 1) look();
    expect(open).toHaveLength(1);
    open[0]?.();
    await settled();
    expect(open).toHaveLength(2);
    open[1]?.();
    await settled();
    expect(open).toHaveLength(2);
  });

  it('cause another read also after a failure', async () => {
    let looked = 0;
    const look = createCoalescedLoad(async () => {
      looked += 1;
      throw new TypeError('Failed to fetch');
    });
    look();
    look();
    await settled();
    expect(looked).toBe(2);
  });

  it('are for staff who answer travellers, not for contributors', () => {
    expect(worksAtDesk([{ name: 'editor' }])).toBe(true);
    expect(worksAtDesk([{ name: 'contributor' }, { name: 'viewer' }])).toBe(false);
    expect(worksAtDesk(undefined)).toBe(false);
  });
});
