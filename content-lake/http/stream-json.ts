import type { Context } from 'hono';
import { type Bytes, chunksOf } from '../queries/chunks.ts';
import type { LakeEnv } from '#content-lake/protocol/routes.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Sends JSON that is produced while it is sent, no faster than the receiver reads it. A short one is produced at once, so
 * that an error in it still gets its own status.
 */
export function streamJson(c: Context<LakeEnv>, pieces: Iterable<string | Bytes>): Response {
  const chunks = chunksOf(pieces);
  const first = chunks.next();
  const second = first.done ? first : chunks.next();
  if (first.done) return c.body('', 200, JSON_TYPE);
  if (second.done) return c.body(first.value, 200, JSON_TYPE);
  let waiting: Bytes[] = [first.value, second.value];
  const body = new ReadableStream<Bytes>({
    async pull(controller) {
      // A receiver that reads everything at once must not keep the others waiting until it has it all.
      await new Promise(setImmediate);
      const next = waiting.length > 0 ? { value: waiting.shift(), done: false } : chunks.next();
      if (next.done || !next.value) controller.close();
      else controller.enqueue(next.value);
    },
    cancel() {
      waiting = [];
    },
  });
  return c.body(body, 200, JSON_TYPE);
}
