import { parseError } from './parse-error.ts';

const TEXT_OR_COMMENT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*/gs;
const ESCAPE = /\\(?:u\{([0-9a-fA-F]+)\}|u[0-9a-fA-F]{4}|[\s\S])/g;
const KNOWN_ESCAPES = new Set(String.raw`'"\/bfnrt`);
const LAST_CODE_POINT = 0x10ffff;

/**
 * The query in a form that groq-js 2.0 reads as it is meant. It takes `"\u{1F600}"` for the character 0xF600, writes
 * `undefined` for an escape it does not know, and refuses a comment at the very end. Can go when it does not.
 * @throws LakeError 400 for an escape that GROQ does not have.
 */
export function forParser(query: string): string {
  let endsInComment = false;
  const text = query.replaceAll(TEXT_OR_COMMENT, (part, at: number) => {
    if (!part.startsWith('//')) return part.includes('\\') ? withPlainEscapes(part, at, query) : part;
    endsInComment = at + part.length === query.length;
    return part;
  });
  return endsInComment ? `${text}\n` : text;
}

function withPlainEscapes(text: string, at: number, query: string): string {
  return text.replaceAll(ESCAPE, (escape, hex: string | undefined, offset: number) => {
    const refuse = () =>
      parseError('invalid escape sequence', query, at + offset, at + offset + escape.length);
    if (hex === undefined) {
      if (escape.length > 2 || KNOWN_ESCAPES.has(escape.slice(1))) return escape;
      throw refuse();
    }
    const codePoint = Number.parseInt(hex, 16);
    if (!(codePoint <= LAST_CODE_POINT)) throw refuse();
    const units = Array.from({ length: codePoint > 0xffff ? 2 : 1 }, (_, index) =>
      String.fromCodePoint(codePoint).charCodeAt(index),
    );
    return units.map((unit) => String.raw`\u${unit.toString(16).padStart(4, '0')}`).join('');
  });
}
