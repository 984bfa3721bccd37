import type { DestinationQueryResult } from './types.gen.ts';

/** Rich text as the queries deliver it: internal links carry their target, pictures their asset. */
export type RichTextValue = NonNullable<NonNullable<DestinationQueryResult>['story_el']>;
export type RichTextBlock = Extract<RichTextValue[number], { _type: 'block' }>;

/** The words of a block, without marks: for anchors, excerpts and reading time. */
export function blockText(block: { children?: readonly { text?: string }[] }): string {
  return (block.children ?? []).map((span) => span.text ?? '').join('');
}

/** Minutes to read a text at an even pace, at least one. */
export function readingMinutes(value: RichTextValue | null): number {
  const words = (value ?? [])
    .flatMap((member) => (member._type === 'block' ? blockText(member).split(/\s+/) : []))
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / 180));
}

/** The id of a heading, the same for the same words; letters of every script stay, as browsers allow. */
export function headingAnchor(text: string): string {
  return text
    .toLocaleLowerCase('el')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
