import { GroqSyntaxError } from 'groq-js';
import { dataError, type LakeError } from '#content-lake/http/errors.ts';
import { codeOf } from './placeholders.ts';

/** The hosted service's body; the client draws the place into its message. */
export function parseError(description: string, query: string, start: number, end: number): LakeError {
  return dataError(400, 'queryParseError', description, { query, start, end });
}

/** What the parser throws, as an answer; anything that is not about the query is given back as it is. */
export function translated(error: unknown, query: string): unknown {
  if (error instanceof GroqSyntaxError) {
    const detail = error.message.replace(/^Syntax error in GROQ query at position \d+:?\s*/, '');
    return parseError(lowerFirst(detail), query, error.position, query.length);
  }
  // groq-js has no public class for what it refuses after parsing: unknown functions, wrong numbers of arguments.
  if (error instanceof Error && error.name === 'GroqQueryError') {
    const [start, end] = placeOf(error.message, query);
    return parseError(lowerFirst(error.message), query, start, end);
  }
  if (error instanceof RangeError) return parseError('query is nested too deeply', query, 0, query.length);
  return error;
}

/** Where the function or namespace stands that the message names; the parser does not tell. */
function placeOf(message: string, query: string): [number, number] {
  const named = /(?:undefined (?:pipe )?(?:function|namespace): |to function )([\w:]+)/i.exec(message)?.[1];
  const [namespace, name] = named?.includes('::') ? named.split('::') : ['', named];
  if (!name) return [0, query.length];
  const isNamespace = /namespace/i.test(message);
  const pattern = isNamespace
    ? new RegExp(String.raw`\b${name}\s*::\s*\w*`)
    : new RegExp(String.raw`\b(?:${namespace ? `${namespace}\\s*::\\s*` : ''})${name}(?=\s*\()`);
  const found = pattern.exec(codeOf(query));
  return found ? [found.index, found.index + found[0].length] : [0, query.length];
}

/** The hosted service's descriptions begin with a small letter. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
