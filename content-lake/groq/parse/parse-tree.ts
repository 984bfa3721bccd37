import type { Node } from '../ast.ts';
import { parseDeclarations } from './custom-functions.ts';
import { parseError } from './parse-error.ts';
import { Parser, type ParserOptions, type Required } from './parser.ts';

export type ParsedQuery = {
  tree: Node;
  /** Parameters that the caller has to give, with their positions. */
  required: readonly Required[];
  /** Names of the parameters whose values became part of the tree: other values give another tree. */
  settled: readonly string[];
};

/** Parses a query into a tree. @throws LakeError 400, with the hosted service's message where that is known. */
export function parseTree(query: string, options: ParserOptions): ParsedQuery {
  const parser = new Parser(query, options);
  parseDeclarations(parser);
  if (parser.tokens.kind === 'end') throw parseError('no query', query, 0, 0);
  const tree = parser.expression();
  const { start } = parser.tokens;
  if (!parser.tokens.is('end')) throw parseError('unable to parse entire expression', query, start, start);
  return { tree, required: parser.required, settled: [...parser.settled] };
}
