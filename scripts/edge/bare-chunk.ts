/** What Turbopack prepends to a chunk to identify its source map, only with SENTRY_AUTH_TOKEN. */
const MARK = /^;!function\(\)\{try ?\{[^\n]*_debugIds[^\n]*\n/;
const NOTES = /(?:\s*\n\/\/# (?:debugId|sourceMappingURL)=[^\n]*)+\s*$/;

/**
 * A server chunk without the reference to its source map. The worker is bundled again, after which no map matches, and the debug
 * ids would make equal chunks differ.
 */
export function bareChunk(text: string): string {
  return text.replace(MARK, '').replace(NOTES, '');
}
