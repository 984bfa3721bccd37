import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeEvent, openEventStream } from '#foundation/http/event-stream.ts';

const HEARTBEAT_MS = 15_000;
const LIMITS = { roomBytes: 100_000, maxBytes: 400_000 };
const data = { text: 'x'.repeat(10_000) };

describe('a stream of events to one client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps silent connections open with comments, and tells clients how soon to reconnect', async () => {
    const stream = openEventStream();
    const reader = stream.response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('retry: 1000\n\n');
    stream.send({ event: 'message', id: 7, data: { a: 1 } });
    expect((await reader?.read())?.value).toBe('event: message\nid: 7\ndata: {"a":1}\n\n');
    stream.send(encodeEvent({ event: 'message', data: { a: 2 } }));
    expect((await reader?.read())?.value).toBe('event: message\ndata: {"a":2}\n\n');
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect((await reader?.read())?.value).toBe(':\n\n');
    stream.end();
    expect((await reader?.read())?.done).toBe(true);
    expect(stream.signal.aborted).toBe(true);
  });

  it('has no room for a client that doesn’t read, and disconnects it if it reads nothing at all', async () => {
    const stream = openEventStream(LIMITS);
    let sent = 0;
    for (; stream.hasRoom() && sent < 1000; sent += 1) stream.send({ event: 'message', data });
    expect(sent).toBeLessThan(20);
    const waiting = stream.ready();
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    await waiting;
    expect(stream.signal.aborted).toBe(true);
    // The client may read what is buffered for another half minute.
    vi.advanceTimersByTime(30_000);
    await expect(stream.response.text()).rejects.toThrow('stopped reading');
  });

  it('keeps a client that reads slowly, even if its buffer stays full', async () => {
    const stream = openEventStream(LIMITS);
    const reader = stream.response.body?.getReader();
    for (let sent = 0; sent < 20; sent += 1) stream.send({ event: 'message', data });
    for (let beat = 0; beat < 4; beat += 1) {
      await reader?.read();
      stream.send({ event: 'message', data });
      vi.advanceTimersByTime(HEARTBEAT_MS);
    }
    expect([stream.hasRoom(), stream.signal.aborted]).toEqual([false, false]);
  });

  it('bounds the memory per client: one that falls too far behind gets what is buffered and the end', async () => {
    const stream = openEventStream(LIMITS);
    for (let sent = 0; sent < 1000; sent += 1) stream.send({ event: 'message', data });
    expect(stream.signal.aborted).toBe(true);
    const bytes = (await stream.response.arrayBuffer()).byteLength;
    expect(bytes).toBeGreaterThanOrEqual(LIMITS.maxBytes);
    expect(bytes).toBeLessThan(LIMITS.maxBytes + 11_000);
  });

  it('has room again as soon as the client reads', async () => {
    const stream = openEventStream(LIMITS);
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
