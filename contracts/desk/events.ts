import * as v from 'valibot';

const side = v.picklist(['traveller', 'staff']);

/**
 * What `GET /staff/events` streams (server-sent events, one JSON object each as `data`), and what the desk's processes tell each
 * other. An event only says "look again", or what is gone in a moment (typing, presence); whoever was away reads the lists
 * anew, which the event `again` asks for.
 */
export const DeskEvent = v.variant('kind', [
  /** Something in this conversation is new: a message, its state, who has it. `seq`: of its newest message. */
  v.object({ kind: v.literal('conversation'), id: v.string(), seq: v.number() }),
  /** `staffId`: of the member of staff who types; two may have one given name. */
  v.object({
    kind: v.literal('typing'),
    id: v.string(),
    from: side,
    staffId: v.optional(v.string()),
    name: v.string(),
    typing: v.boolean(),
  }),
  /** How far the other side has got: `delivered` to a screen, `read` in an open window. */
  v.object({ kind: v.literal('seen'), id: v.string(), by: side, delivered: v.number(), read: v.number() }),
  /** Who of the staff is online, and what each looks at; repeated while it lasts. */
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

/** One event, or null for what a process of another release may send and this one does not know. */
export function readDeskEvent(data: string): DeskEvent | null {
  try {
    const event = v.safeParse(DeskEvent, JSON.parse(data));
    return event.success ? event.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
