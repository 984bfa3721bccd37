import { stegaClean } from '@sanity/client/stega';
import { blockText, type RichTextBlock } from '#lib/content/rich-text.ts';

/** Halves shorter than this would look like a mistake. */
const LEAST_LETTERS = 60;
const SENTENCE_END = /[.;!?…][»”’)]?\s+/gu;

/**
 * Splits a paragraph after the last sentence that ends within `letters`. Both halves together have every letter of the
 * whole. Null when there is no such sentence, and in draft preview, where invisible marks between the letters must stay
 * together.
 */
export function splitBlock(block: RichTextBlock, letters: number): [RichTextBlock, RichTextBlock] | null {
  const text = blockText(block);
  const raw = (block.children ?? []).map((span) => span.text ?? '').join('');
  if (block.style !== 'normal' || block.listItem !== undefined || stegaClean(raw) !== raw) return null;
  const at = [...text.matchAll(SENTENCE_END)]
    .map((match) => match.index + match[0].length)
    .findLast((end) => end <= letters);
  if (at === undefined || at < LEAST_LETTERS || text.length - at < LEAST_LETTERS) return null;
  return [
    { ...block, children: spansBetween(block, 0, at) },
    { ...block, _key: `${block._key}-rest`, children: spansBetween(block, at, text.length) },
  ];
}

function spansBetween(
  block: RichTextBlock,
  from: number,
  to: number,
): NonNullable<RichTextBlock['children']> {
  let start = 0;
  return (block.children ?? []).flatMap((span) => {
    const text = span.text ?? '';
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return piece === '' ? [] : [{ ...span, text: piece }];
  });
}
