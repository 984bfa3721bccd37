/**
 * How many UTF-16 units two strings share at their start and, without overlap, at their end.
 * Never splits a surrogate pair: Mendoza counts UTF-8 bytes, and half a pair has no UTF-8 form.
 */
export function commonEdges(a: string, b: string): { start: number; end: number } {
  const limit = Math.min(a.length, b.length);
  let start = 0;
  while (start < limit && a[start] === b[start]) start += 1;
  if (splitsPair(a, start) || splitsPair(b, start)) start -= 1;
  let end = 0;
  while (end < limit - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  if (splitsPair(a, a.length - end) || splitsPair(b, b.length - end)) end -= 1;
  return { start, end };
}

function splitsPair(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

/** Bytes in UTF-8; a lone surrogate counts three, as in the official decoder (a text encoder would replace it). */
export function utf8Size(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code > 0xffff ? 4 : code > 0x7ff ? 3 : code > 0x7f ? 2 : 1;
  }
  return bytes;
}
