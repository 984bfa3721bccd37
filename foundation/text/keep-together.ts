/**
 * Keeps a figure and its unit on one line: “a 5-minute walk” breaks after a plain hyphen. For texts that are written elsewhere; our own
 * have the hyphen U+2011, which our fonts contain (scripts/font-spaces.py).
 */
export function keepTogether(text: string): string {
  return text.replaceAll(/(\d)-(?=\p{L})/gu, '$1\u2011');
}
