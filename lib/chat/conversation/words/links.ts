export type Piece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"'«»“”]+/giu;
/** What ends a sentence rather than an address. A bracket belongs to it only when it was opened in it. */
const AFTER_IT = /[.,;:!?·…]+$/u;

/** Finds the web addresses in a message. Only http and https become links; everything else stays what was typed. */
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

/** Null for what is no address, and for one with a name and password in it, which only pretends to lead where it seems to. */
function parsed(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : null;
}
