import * as v from 'valibot';

const Blocks = v.array(
  v.looseObject({ children: v.optional(v.array(v.looseObject({ text: v.optional(v.string()) }))) }),
);

/** Formatted text without its formatting, for previews; plain text is returned unchanged, anything else is empty. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  const blocks = v.safeParse(Blocks, value);
  if (!blocks.success) return '';
  return blocks.output
    .map((block) => (block.children ?? []).map((span) => span.text ?? '').join(''))
    .filter((paragraph) => paragraph !== '')
    .join(' ');
}
