import type { EventStream, StreamLimits } from '#foundation/http/event-stream.ts';

/** A conversation is read in small batches: for a slow client, messages wait in the database and not in memory. */
export const STREAM_LIMITS: StreamLimits = { roomBytes: 128 * 1024, maxBytes: 1024 * 1024 };

/** The open streams of this process, by what they are counted by: a conversation, a caller, a member of staff. */
export function createOpenStreams() {
  const open = new Map<string, Set<EventStream>>();
  return {
    endAll(): void {
      for (const stream of [...open.values()].flatMap((streams) => [...streams])) stream.end();
    },
    count: (key: string) => open.get(key)?.size ?? 0,
    /** Counts a stream until its end. Beyond `max` the oldest one ends: most likely nobody reads it any more. */
    add(key: string, stream: EventStream, max: number): void {
      const streams = open.get(key) ?? new Set();
      open.set(key, streams.add(stream));
      stream.signal.addEventListener('abort', () => {
        streams.delete(stream);
        if (streams.size === 0 && open.get(key) === streams) open.delete(key);
      });
      for (const oldest of streams) {
        if (streams.size <= max) return;
        oldest.end();
      }
    },
  };
}
