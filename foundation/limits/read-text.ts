/**
 * The body of a request as text, or null when it is longer than `mostBytes`. What says nothing of its length is not read any further
 * than that.
 */
export async function readText(request: Request, mostBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
