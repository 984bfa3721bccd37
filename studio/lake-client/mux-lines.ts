import * as v from 'valibot';

/**
 * What the lake sends on `GET /v1/mux/:session`, one JSON object per line. `open` answers a channel with its status, `data`
 * carries text of its body, `close` ends it. Blank lines keep the connection alive.
 */
const MuxLine = v.variant('type', [
  v.object({
    id: v.string(),
    type: v.literal('open'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    headers: v.optional(v.record(v.string(), v.string()), {}),
  }),
  v.object({ id: v.string(), type: v.literal('data'), text: v.string() }),
  v.object({ id: v.string(), type: v.literal('close') }),
]);

export type MuxLine = v.InferOutput<typeof MuxLine>;

/** One line, or undefined when it is of a kind that this Studio does not know (a newer lake may send more). */
export function parseMuxLine(line: string): MuxLine | undefined {
  try {
    const parsed = v.safeParse(MuxLine, JSON.parse(line));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
