type Message = Pick<Request | Response, 'headers' | 'body'>;

/** The body of a request or a response, or null when it is longer than `mostBytes`. Without a declared length, no more than that is read. */
export async function readBytes(
  message: Message,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get('content-length') ?? 0) > mostBytes) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of message.body ?? []) {
    length += part.byteLength;
    if (length > mostBytes) return null;
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** The same as text. */
export async function readText(message: Message, mostBytes: number): Promise<string | null> {
  const bytes = await readBytes(message, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}
