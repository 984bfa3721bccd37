import type { Block, EmailContent, Small } from './content.ts';

/** The email as plain text: the same content in the same order. */
export function emailText({ blocks, small = [] }: EmailContent): string {
  const parts = blocks.map(blockText).filter((part) => part !== '');
  // The standard signature delimiter (RFC 3676, 4.3): mail programs don't quote what follows it in replies.
  const foot = small.length === 0 ? [] : [`-- \n${small.map(smallText).join('\n')}`];
  return `${[...parts, ...foot].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${block.text}\n${'='.repeat([...block.text].length)}`;
    case 'facts':
      return block.rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n');
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'picture':
      return '';
  }
}

function smallText(small: Small): string {
  return typeof small === 'string' ? small : `${small.label}: ${small.href}`;
}
