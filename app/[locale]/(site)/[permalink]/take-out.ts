import { blockText, type RichTextValue } from '#lib/content/rich-text.ts';

/** The part of a text under a heading with one of these names, and the text without those parts. */
export function takeOut(
  value: RichTextValue,
  names: readonly string[],
): { found: ReadonlyMap<string, RichTextValue>; rest: RichTextValue } {
  const found = new Map<string, RichTextValue>();
  const rest: RichTextValue = [];
  let target = rest;
  for (const member of value) {
    const heading = member._type === 'block' && member.style === 'h2' ? blockText(member).trim() : null;
    if (heading !== null && names.includes(heading) && !found.has(heading)) {
      target = [];
      found.set(heading, target);
      continue;
    }
    if (heading !== null) target = rest;
    target.push(member);
  }
  return { found, rest };
}
