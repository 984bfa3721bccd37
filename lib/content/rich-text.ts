import { stegaClean } from '@sanity/client/stega';
import { transliterate } from '#foundation/text/transliterate.ts';
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

/** Ids that pages which show formatted text have of their own; a heading with these words gets a number. */
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

/** The id of a heading, the same for the same words; in Latin letters, so that an address that is sent on stays readable. */
export function headingAnchor(text: string): string {
  const words = transliterate(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return words || 'section';
}

/** The anchor of every heading by its key; a second heading with the same words gets a number. */
export function headingAnchors(value: RichTextValue): ReadonlyMap<string, string> {
  return anchorsOfTexts([value])[0] ?? new Map();
}

/** The same for texts that stand on one page, where an id may stand only once; one map for each of them. */
export function anchorsOfTexts(texts: readonly RichTextValue[]): ReadonlyMap<string, string>[] {
  const taken = new Set(TAKEN);
  return texts.map(
    (value) =>
      new Map(headingsOf(value).map(({ key, text }) => [key, freeAnchor(headingAnchor(text), taken)])),
  );
}

function freeAnchor(words: string, taken: Set<string>): string {
  let anchor = words;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${words}-${count}`;
  taken.add(anchor);
  return anchor;
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
