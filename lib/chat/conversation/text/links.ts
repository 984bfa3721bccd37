export type Piece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"'«»“”]+/giu;
/**
 * Characters that end a sentence, not an address. A closing bracket belongs to the address only when it was opened in
 * it.
 */
const AFTER_IT = /[.,;:!?·…]+$/u;

/** Splits a message at its web addresses. Only http and https become links; everything else stays as typed. */
export function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const text = trimmed(found);
    const href = parsed(text);
    if (href === null) continue;
    if (index > from) pieces.push({ kind: 'text', text: message.slice(from, index) });
    pieces.push({ kind: 'link', text, href });
    from = index + text.length;
  }
  if (from < message.length) pieces.push({ kind: 'text', text: message.slice(from) });
  return pieces;
}

function trimmed(found: string): string {
  let text = found.replace(AFTER_IT, '');
  while (text.endsWith(')') && !text.includes('(')) text = text.slice(0, -1).replace(AFTER_IT, '');
  return text;
}

/** Null for anything but an address, and for an address with user name and password, which misleads about its host. */
function parsed(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : null;
}
