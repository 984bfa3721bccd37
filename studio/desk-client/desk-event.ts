import * as v from 'valibot';
import type { DeskEvent } from '#contracts/desk/index.ts';

const side = v.picklist(['traveller', 'staff']);

const Event: v.GenericSchema<unknown, DeskEvent> = v.variant('kind', [
  v.object({ kind: v.literal('conversation'), id: v.string(), seq: v.number() }),
  v.object({
    kind: v.literal('typing'),
    id: v.string(),
    from: side,
    staffId: v.optional(v.string()),
    name: v.string(),
    typing: v.boolean(),
  }),
  v.object({
    kind: v.literal('seen'),
    id: v.string(),
    by: side,
    delivered: v.number(),
    read: v.number(),
  }),
  v.object({
    kind: v.literal('presence'),
    staffId: v.string(),
    name: v.string(),
    at: v.string(),
    looking: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('received'), reference: v.string() }),
  v.object({ kind: v.literal('mail') }),
  v.object({ kind: v.literal('issue'), id: v.string() }),
  v.object({ kind: v.literal('again') }),
]);

/** One event of the stream, or null for what a newer desk may send and this Studio does not know. */
export function readDeskEvent(data: string): DeskEvent | null {
  try {
    const event = v.safeParse(Event, JSON.parse(data));
    return event.success ? event.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
