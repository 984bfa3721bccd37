export type FileToSend = {
  blob: Blob;
  /** ETag: unique for the bytes. */
  tag: string;
  /** Of the bytes as uploaded; the official export verifies its downloads with it. */
  sha1?: string;
  mimeType: string;
  /** Save under this name instead of displaying; an empty one lets the browser choose. */
  attachment: string | undefined;
  /** The response depends on the Accept header. */
  varies: boolean;
};

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Sends bytes that never change at their address. Uploads are untrusted on our origin: an SVG or document opened
 * directly gets a sandbox without scripts, and the type is never guessed from the content.
 */
export function sendFile(request: Request, file: FileToSend): Response {
  const headers = new Headers({
    'content-type': file.mimeType,
    'cache-control': FOREVER,
    etag: `"${file.tag}"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept',
  });
  if (!file.varies) headers.delete('vary');
  if (file.sha1 !== undefined) headers.set('x-sanity-sha1', file.sha1);
  if (file.attachment !== undefined) headers.set('content-disposition', disposition(file.attachment));
  if (request.headers.get('if-none-match')?.includes(`"${file.tag}"`)) {
    return new Response(null, { status: 304, headers });
  }
  const range = readRange(request.headers.get('range'), file.blob.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.blob.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range) {
    headers.set('content-length', String(file.blob.size));
    return new Response(file.blob.stream(), { headers });
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${file.blob.size}`);
  headers.set('content-length', String(range.end - range.start + 1));
  return new Response(file.blob.slice(range.start, range.end + 1).stream(), { status: 206, headers });
}

/** A single range, as audio and video players request; several at once get the whole file, which the standard allows. */
function readRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

/** The name in two forms: ASCII for old programs, and in full for Greek. Quotes and control characters never get through. */
function disposition(name: string): string {
  const clean = name.replaceAll(/[\p{Cc}"\\/]/gu, '').slice(0, 200);
  if (clean === '') return 'attachment';
  const plain = clean.replaceAll(/[^\x20-\x7e]/g, '_');
  const full = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
