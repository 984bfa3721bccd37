import { beforeEach, expect, it } from 'vitest';
import { createAllowance } from '#content-lake/realtime/presence/allowance.ts';
import type { PresenceEvent } from '#content-lake/realtime/presence/presence-event.ts';
import { Rooms } from '#content-lake/realtime/presence/rooms.ts';

let now: number;
const clock = () => new Date(now);
beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00Z');
});

/** Two processes that exchange messages until `cut` is called. */
function twoProcesses() {
  let together = true;
  const a: Rooms = new Rooms({ clock, processId: 'a', send: (text) => together && b.receive(text) });
  const b: Rooms = new Rooms({ clock, processId: 'b', send: (text) => together && a.receive(text) });
  return { a, b, cut: () => (together = false), join: () => (together = true) };
}

function listenTo(rooms: Rooms, dataset = 'test'): PresenceEvent[] {
  const received: PresenceEvent[] = [];
  rooms.subscribe(dataset, (event) => received.push(event));
  return received;
}

const tab = { connection: 'of a tab' };
const at = (documentId: string) => [{ type: 'document', documentId, path: [] }];

it('removes the sessions of a dead process after a while, and not before', () => {
  const { a, b, cut } = twoProcesses();
  const received = listenTo(a);
  b.announce('test', tab, 'petros', 's1', at('kos'));
  cut();
  now += 70_000;
  a.sweep();
  expect(received).toHaveLength(1);
  now += 10_000;
  a.sweep();
  expect(received[1]).toEqual({ type: 'disconnect', i: 'petros', m: { session: 's1' } });
  expect(listenTo(a)).toEqual([]);
});

it('keeps its own sessions for as long as their connection lives', () => {
  const { a } = twoProcesses();
  a.announce('test', tab, 'anna', 's1', at('kos'));
  now += 3_600_000;
  a.sweep();
  expect(listenTo(a)).toHaveLength(1);
});

it('does not end a session that has moved to a newer connection', () => {
  const { a, b } = twoProcesses();
  const received = listenTo(a);
  const newer = { connection: 'of the same tab, later' };
  a.announce('test', tab, 'anna', 's1', at('kos'));
  a.announce('test', newer, 'anna', 's1', at('kos'));
  a.leaveAll(tab);
  expect(received.filter(({ type }) => type === 'disconnect')).toEqual([]);
  // Nor one that has moved here from another process, which reports the end late.
  b.announce('test', tab, 'petros', 's2', at('kos'));
  a.announce('test', newer, 'petros', 's2', at('leros'));
  b.leaveAll(tab);
  expect(listenTo(a)).toContainEqual(expect.objectContaining({ i: 'petros' }));
});

it('separates datasets', () => {
  const { a, b } = twoProcesses();
  const received = listenTo(a, 'other');
  a.announce('test', tab, 'anna', 's1', at('kos'));
  b.announce('test', tab, 'petros', 's2', at('kos'));
  b.rollCall('test', 'petros', 's2');
  expect(received).toEqual([]);
});

it("requests everybody's location again when messages may have been lost", () => {
  const { a, b, cut, join } = twoProcesses();
  listenTo(a);
  const heardInB = listenTo(b);
  cut();
  b.announce('test', tab, 'petros', 's1', at('kos'));
  expect(listenTo(a)).toEqual([]);
  join();
  a.rollCallEverywhere();
  expect(heardInB.at(-1)).toMatchObject({ type: 'rollCall' });
  b.announce('test', tab, 'petros', 's1', at('kos'));
  expect(listenTo(a)).toHaveLength(1);
});

it.each(['', '{', '[]', '{"from":"x","dataset":"test","event":{"type":"dance","i":"x"}}'])(
  'ignores invalid messages: %s',
  (text) => {
    const { a } = twoProcesses();
    const received = listenTo(a);
    a.receive(text);
    expect(received).toEqual([]);
  },
);

it('allows a burst, then a number of messages per second', () => {
  const allowed = createAllowance(clock);
  const taken = () => Array.from({ length: 100 }, allowed).filter(Boolean).length;
  expect(taken()).toBe(60);
  now += 1_000;
  expect(taken()).toBe(10);
  now += 3_600_000;
  expect(taken()).toBe(60);
});
