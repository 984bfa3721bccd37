import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEventStream } from '#desk/kernel/event-stream.ts';

const HEARTBEAT_MS = 15_000;
const data = { text: 'x'.repeat(10_000) };

describe('a stream of events to one reader', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps silent lines open with comments, and tells how soon to come back', async () => {
    const stream = openEventStream();
    const reader = stream.response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('retry: 1000\n\n');
    stream.send({ event: 'message', id: 7, data: { a: 1 } });
    expect((await reader?.read())?.value).toBe('event: message\nid: 7\ndata: {"a":1}\n\n');
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect((await reader?.read())?.value).toBe(':\n\n');
    stream.end();
    expect((await reader?.read())?.done).toBe(true);
    expect(stream.signal.aborted).toBe(true);
  });

  it('has no room for a reader who does not read, and cuts it off when it takes nothing at all', async () => {
    const stream = openEventStream();
    let sent = 0;
    for (; stream.hasRoom() && sent < 1000; sent += 1) stream.send({ event: 'message', data });
    expect(sent).toBeLessThan(20);
    const waiting = stream.ready();
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    await waiting;
    expect(stream.signal.aborted).toBe(true);
    await expect(stream.response.text()).rejects.toThrow('stopped reading');
  });

  it('has room again as soon as the reader takes what waits', async () => {
    const stream = openEventStream();
    while (stream.hasRoom()) stream.send({ event: 'message', data });
    const waiting = stream.ready();
    const reader = stream.response.body?.getReader();
    while (!stream.hasRoom()) await reader?.read();
    await waiting;
    expect(stream.signal.aborted).toBe(false);
    await reader?.cancel();
    expect(stream.signal.aborted).toBe(true);
  });
});
