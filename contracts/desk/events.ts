import * as v from 'valibot';

const side = v.picklist(['traveller', 'staff']);

/**
 * What `GET /staff/events` streams (server-sent events, each with a JSON object as `data`), and what the desk's processes send each
 * other. An event only means "reload this", or carries something transient (typing, presence). After a gap a client reloads its
 * lists, which the event `again` asks for.
 */
export const DeskEvent = v.variant('kind', [
  /** Something in this conversation changed: a message, its state, its assignee. `seq`: number of its newest message. */
  v.object({ kind: v.literal('conversation'), id: v.string(), seq: v.number() }),
  /** `staffId`: the member of staff who is typing; two may share a given name. */
  v.object({
    kind: v.literal('typing'),
    id: v.string(),
    from: side,
    staffId: v.optional(v.string()),
    name: v.string(),
    typing: v.boolean(),
  }),
  /** How far the other side has read: `delivered` to a screen, `read` in an open window. */
  v.object({ kind: v.literal('seen'), id: v.string(), by: side, delivered: v.number(), read: v.number() }),
  /** Which staff are online, and what each has open; repeated while it lasts. */
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
export type DeskEvent = v.InferOutput<typeof DeskEvent>;

/** One event, or null for one that this version doesn't know, since processes of another release may send it. */
export function readDeskEvent(data: string): DeskEvent | null {
  try {
    const event = v.safeParse(DeskEvent, JSON.parse(data));
    return event.success ? event.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
