const CHUNK_CHARACTERS = 64 * 1024;

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Many small pieces of text as fewer pieces of bytes, each in memory of its own. Made only as they are asked for. */
export function* chunksOf(pieces: Iterable<string | Bytes>): Generator<Bytes, void> {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      if (text.length < CHUNK_CHARACTERS) continue;
      yield encoder.encode(text);
      text = '';
    } else {
      if (text !== '') yield encoder.encode(text);
      text = '';
      yield piece;
    }
  }
  if (text !== '') yield encoder.encode(text);
}
