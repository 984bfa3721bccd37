import { describe, expect, it } from 'vitest';
import { GONE_AFTER_MS, heard, lookingAt, presentColleagues } from '#studio/inbox/live/colleagues.ts';
import { callsFor, minutesSince, queueOf } from '#studio/inbox/queue/queue.ts';
import { ME, OTHER, summary } from './fixtures.ts';

describe('E5 the queue', () => {
  const running = [
    summary({ id: 'late', startedAt: '2026-07-01T09:05:00Z' }),
    summary({ id: 'early', startedAt: '2026-07-01T09:01:00Z' }),
    summary({ id: 'old', state: 'open', staff: ME, lastAt: '2026-07-01T08:00:00Z' }),
    summary({ id: 'new', state: 'open', staff: ME, lastAt: '2026-07-01T09:00:00Z', unread: 2 }),
    summary({ id: 'his', state: 'open', staff: OTHER, unread: 5 }),
  ];

  it('lists waiting conversations by wait, then mine by last activity, then my colleagues’', () => {
    const queue = queueOf(running, ME.id);
    expect(queue.waiting.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(queue.mine.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(queue.colleagues.map(({ id }) => id)).toEqual(['his']);
  });

  it('counts waiting travellers and my unread messages, not my colleagues’', () => {
    expect(callsFor(queueOf(running, ME.id))).toBe(3);
    expect(callsFor(queueOf(running, OTHER.id))).toBe(3);
    expect(callsFor(queueOf([], ME.id))).toBe(0);
  });

  it('counts whole minutes, and zero if the clock is wrong', () => {
    const now = new Date('2026-07-01T09:07:59Z');
    expect(minutesSince('2026-07-01T09:05:00Z', now)).toBe(2);
    expect(minutesSince('2026-07-01T09:30:00Z', now)).toBe(0);
  });
});

describe('E5 colleagues online', () => {
  const presence = (staffId: string, name: string, looking: string | null) => ({ staffId, name, looking });

  it('are shown with the conversation that they have open', () => {
    const first = heard([], presence('other', 'Άρης', 'c1'), 0);
    expect(lookingAt(first, 'c1').map(({ name }) => name)).toEqual(['Άρης']);
    const second = heard(first, presence('other', 'Άρης', null), 10);
    expect(lookingAt(second, 'c1')).toEqual([]);
    expect(second).toHaveLength(1);
  });

  it('are removed after a while without a sign of presence', () => {
    const there = heard(heard([], presence('b', 'Βάσω', null), 0), presence('a', 'Άρης', null), 20_000);
    expect(there.map(({ name }) => name)).toEqual(['Άρης', 'Βάσω']);
    expect(presentColleagues(there, GONE_AFTER_MS - 1)).toBe(there);
    expect(presentColleagues(there, GONE_AFTER_MS).map(({ name }) => name)).toEqual(['Άρης']);
  });
});
