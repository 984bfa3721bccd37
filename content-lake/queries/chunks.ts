const CHUNK_CHARACTERS = 64 * 1024;

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Joins many small pieces of text into fewer chunks of bytes, each with its own buffer. Generated lazily. */
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
