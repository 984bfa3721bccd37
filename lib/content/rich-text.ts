import { stegaClean } from '@sanity/client/stega';
import type { DestinationQueryResult } from './types.gen.ts';

/** Rich text as the queries deliver it: internal links carry their target, pictures their asset. */
export type RichTextValue = NonNullable<NonNullable<DestinationQueryResult>['story_el']>;
export type RichTextBlock = Extract<RichTextValue[number], { _type: 'block' }>;

/** The words of a block, without marks, also those of draft preview: for anchors, lists of headings and reading time. */
export function blockText(block: { children?: readonly { text?: string }[] }): string {
  return (block.children ?? []).map((span) => stegaClean(span.text ?? '')).join('');
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

/** The anchor of every heading by its key; a second heading with the same words gets a number. */
export function headingAnchors(value: RichTextValue): Map<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    headingsOf(value).map(({ key, text }) => {
      const anchor = headingAnchor(text);
      const before = taken.get(anchor) ?? 0;
      taken.set(anchor, before + 1);
      return [key, before === 0 ? anchor : `${anchor}-${before + 1}`];
    }),
  );
}

/** Headings of the second level with their words, for a table of contents; h3 only when asked. */
export function headingsOf(
  value: RichTextValue,
  styles: readonly string[] = ['h2', 'h3'],
): { key: string; text: string }[] {
  return value.flatMap((member) =>
    member._type === 'block' && member.style && styles.includes(member.style)
      ? [{ key: member._key, text: blockText(member) }]
      : [],
  );
}
