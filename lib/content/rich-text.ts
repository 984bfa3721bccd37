import { stegaClean } from '@sanity/client/stega';
import { transliterate } from '#foundation/text/transliterate.ts';
import type { DestinationQueryResult } from './types.gen.ts';

/** Rich text as the queries return it: internal links with their target, pictures with their asset. */
export type RichTextValue = NonNullable<NonNullable<DestinationQueryResult>['story_el']>;
export type RichTextBlock = Extract<RichTextValue[number], { _type: 'block' }>;

/**
 * The plain text of a block, without the marks of formatting and draft preview: for anchors, tables of contents and
 * reading time.
 */
export function blockText(block: { children?: readonly { text?: string }[] }): string {
  return (block.children ?? []).map((span) => stegaClean(span.text ?? '')).join('');
}

/** Minutes to read a text at an even pace, at least one. */
export function readingMinutes(value: RichTextValue | null): number {
  const wordCount = (value ?? [])
    .flatMap((member) => (member._type === 'block' ? blockText(member).split(/\s+/) : []))
    .filter(Boolean).length;
  return Math.max(1, Math.round(wordCount / 180));
}

/** Ids that pages with formatted text use themselves; a heading with the same text gets a number. */
const TAKEN = [
  'contents',
  'main',
  'more',
  'news',
  'next',
  'offers',
  'other-offers',
  'practical',
  'story',
  'terms',
  'ways',
];

/** The id of a heading, derived from its text; in Latin letters, so that a shared address stays readable. */
export function headingAnchor(text: string): string {
  const slug = transliterate(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || 'section';
}

/** The anchor of every heading, by its key; a second heading with the same text gets a number. */
export function headingAnchors(value: RichTextValue): ReadonlyMap<string, string> {
  return anchorsOfTexts([value])[0] ?? new Map();
}

/** The same for several texts on one page, where ids must be unique; one map for each text. */
export function anchorsOfTexts(texts: readonly RichTextValue[]): ReadonlyMap<string, string>[] {
  const taken = new Set(TAKEN);
  return texts.map(
    (value) =>
      new Map(headingsOf(value).map(({ key, text }) => [key, freeAnchor(headingAnchor(text), taken)])),
  );
}

function freeAnchor(base: string, taken: Set<string>): string {
  let anchor = base;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
  taken.add(anchor);
  return anchor;
}

/** The second-level headings with their text, for a table of contents; h3 only on request. */
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
