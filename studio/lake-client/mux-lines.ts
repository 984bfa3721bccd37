import * as v from 'valibot';

// The format is described in the server's part, content-lake/realtime/mux.ts.
const Answer = v.object({
  id: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.optional(v.record(v.string(), v.string()), {}),
});
const Chunk = v.object({ id: v.string(), chunk: v.string() });
const End = v.object({ id: v.string(), end: v.literal(true) });

/** A message for one channel: its status and headers, a chunk of its body, or its end. */
export type MuxMessage =
  | { kind: 'answer'; id: string; status: number; headers: Record<string, string> }
  | { kind: 'chunk'; id: string; text: string }
  | { kind: 'end'; id: string };

/** Parses a line; undefined for a keep-alive, or a message of a newer lake. */
export function parseMuxLine(line: string): MuxMessage | undefined {
  const value = parseJson(line);
  const chunk = v.safeParse(Chunk, value);
  if (chunk.success) return { kind: 'chunk', id: chunk.output.id, text: chunk.output.chunk };
  const answer = v.safeParse(Answer, value);
  if (answer.success) return { kind: 'answer', ...answer.output };
  const end = v.safeParse(End, value);
  return end.success ? { kind: 'end', id: end.output.id } : undefined;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
