/** What Turbopack puts in front of a chunk so that its source map is found: with SENTRY_AUTH_TOKEN only. */
const MARK = /^;!function\(\)\{try ?\{[^\n]*_debugIds[^\n]*\n/;
const NOTES = /(?:\s*\n\/\/# (?:debugId|sourceMappingURL)=[^\n]*)+\s*$/;

/**
 * A chunk of the server without what leads to its source map. A worker is packed a second time, after which no map fits, and marks
 * would make equal chunks differ.
 */
export function bareChunk(text: string): string {
  return text.replace(MARK, '').replace(NOTES, '');
}
