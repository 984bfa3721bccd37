/**
 * A value as one line of newline-delimited JSON, with the newline. JSON allows the line separators U+2028 and U+2029 unescaped in
 * strings, but some readers (Node's readline among them) end a line there, so they are written as escapes.
 */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;
}

/** The lines of a byte stream, split only at line feeds. The last one needs no line feed. */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let open: string[] = [];
  for await (const chunk of bytes) {
    const [first = '', ...later] = decoder.decode(chunk, { stream: true }).split('\n');
    open.push(first);
    for (const start of later) {
      yield open.join('');
      open = [start];
    }
  }
  open.push(decoder.decode());
  const last = open.join('');
  if (last !== '') yield last;
}
