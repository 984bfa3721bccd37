import { type PictureName, picture } from './document.ts';

/**
 * Portable Text builders for the seed. Keys come from the position in the text (`b2`, `b2s0`, `b2m0`), never from
 * a random source: the same text always gives the same bytes, so seeding twice changes nothing.
 */
type Reference = { _type: 'reference'; _ref: string };
type Annotation = { _type: 'link'; href: string } | { _type: 'internalLink'; reference: Reference };
type Inline =
  | string
  | { readonly text: string; readonly mark: 'strong' | 'em' }
  | { readonly text: string; readonly annotation: Annotation };

type Style = 'normal' | 'h2' | 'h3' | 'blockquote';
type ListItem = 'bullet' | 'number';
type Tone = 'info' | 'warn';

type BlockDraft = {
  readonly kind: 'block';
  readonly style: Style;
  readonly listItem?: ListItem;
  readonly inlines: readonly Inline[];
};
type Draft =
  | BlockDraft
  | { readonly kind: 'callout'; readonly tone: Tone; readonly text: string }
  | { readonly kind: 'picture'; readonly picture: PictureName }
  | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'button'; readonly label: string; readonly route: Route }
  | { readonly kind: 'embed'; readonly title: string; readonly url: string };
type Route = { from?: string; to?: string };

type RichTextSpan = { _key: string; _type: 'span'; text: string; marks: string[] };
type RichTextBlock = {
  _key: string;
  _type: 'block';
  style: Style;
  listItem?: ListItem;
  level?: number;
  markDefs: (Annotation & { _key: string })[];
  children: RichTextSpan[];
};
type RichTextCallout = { _key: string; _type: 'callout'; tone: Tone; text: string };
type RichTextPicture = PictureName & { _key: string };
type RichTextTable = {
  _key: string;
  _type: 'textTable';
  caption: string;
  rows: { _key: string; _type: 'tableRow'; cells: string[] }[];
};
type RichTextButton = Route & { _key: string; _type: 'bookingButton'; label: string };
type RichTextEmbed = { _key: string; _type: 'embed'; title: string; url: string };
export type RichText = (
  | RichTextBlock
  | RichTextCallout
  | RichTextPicture
  | RichTextTable
  | RichTextButton
  | RichTextEmbed
)[];

export const p = (...inlines: Inline[]): Draft[] => [{ kind: 'block', style: 'normal', inlines }];
export const h2 = (text: string): Draft[] => [{ kind: 'block', style: 'h2', inlines: [text] }];
export const h3 = (text: string): Draft[] => [{ kind: 'block', style: 'h3', inlines: [text] }];
export const quote = (...inlines: Inline[]): Draft[] => [{ kind: 'block', style: 'blockquote', inlines }];
export const bullets = (...items: (Inline | readonly Inline[])[]): Draft[] => list('bullet', items);
export const steps = (...items: (Inline | readonly Inline[])[]): Draft[] => list('number', items);
export const callout = (tone: Tone, text: string): Draft[] => [{ kind: 'callout', tone, text }];
/** A picture between two paragraphs: `figure('panormitis', { el: '…', en: '…' })`. */
export const figure = (...args: Parameters<typeof picture>): Draft[] => [
  { kind: 'picture', picture: picture(...args) },
];
/** The first row holds the headings of the columns. */
export const table = (caption: string, ...rows: (readonly string[])[]): Draft[] => [
  { kind: 'table', caption, rows },
];
/** A way into booking, with the route by the codes of its ports. */
export const bookingButton = (label: string, route: Route = {}): Draft[] => [
  { kind: 'button', label, route },
];
/** A film or map of another site, by the address that the browser shows. */
export const embed = (title: string, url: string): Draft[] => [{ kind: 'embed', title, url }];

export const strong = (text: string): Inline => ({ text, mark: 'strong' });
export const link = (text: string, href: string): Inline => ({ text, annotation: { _type: 'link', href } });
/** Link to a document by its seed id: `internalLink('Symi', 'destination-symi')`. */
export const internalLink = (text: string, documentId: string): Inline => ({
  text,
  annotation: { _type: 'internalLink', reference: { _type: 'reference', _ref: documentId } },
});

export function richText(...parts: Draft[][]): RichText {
  return parts.flat().map((draft, index) => {
    const _key = `b${index}`;
    if (draft.kind === 'callout') return { _key, _type: 'callout', tone: draft.tone, text: draft.text };
    if (draft.kind === 'picture') return { _key, ...draft.picture };
    if (draft.kind === 'button') return { _key, _type: 'bookingButton', label: draft.label, ...draft.route };
    if (draft.kind === 'embed') return { _key, _type: 'embed', title: draft.title, url: draft.url };
    if (draft.kind === 'table') return tableOf(_key, draft.caption, draft.rows);
    return block(_key, draft);
  });
}

/** The words a reader sees, blocks parted by line breaks: for counting and proof-reading. */
export function plainText(text: RichText): string {
  return text
    .map((member) => {
      if (member._type === 'callout') return member.text;
      if (member._type === 'imageWithAlt') return '';
      if (member._type === 'bookingButton') return member.label;
      if (member._type === 'embed') return member.title;
      if (member._type === 'textTable')
        return [member.caption, ...member.rows.map((row) => row.cells.join(' '))].join('\n');
      return member.children.map((span) => span.text).join('');
    })
    .join('\n');
}

function tableOf(_key: string, caption: string, rows: readonly (readonly string[])[]): RichTextTable {
  return {
    _key,
    _type: 'textTable',
    caption,
    rows: rows.map((cells, index) => ({ _key: `${_key}r${index}`, _type: 'tableRow', cells: [...cells] })),
  };
}

function list(listItem: ListItem, items: readonly (Inline | readonly Inline[])[]): Draft[] {
  return items.map((item) => ({
    kind: 'block',
    style: 'normal',
    listItem,
    inlines: isInlineList(item) ? item : [item],
  }));
}

// Array.isArray alone does not narrow a readonly array out of a union.
function isInlineList(item: Inline | readonly Inline[]): item is readonly Inline[] {
  return Array.isArray(item);
}

function block(key: string, draft: BlockDraft): RichTextBlock {
  const markDefs: (Annotation & { _key: string })[] = [];
  const children = draft.inlines.map((inline, index): RichTextSpan => {
    const span = { _key: `${key}s${index}`, _type: 'span' } as const;
    if (typeof inline === 'string') return { ...span, text: inline, marks: [] };
    if ('mark' in inline) return { ...span, text: inline.text, marks: [inline.mark] };
    const annotation = { ...inline.annotation, _key: `${key}m${markDefs.length}` };
    markDefs.push(annotation);
    return { ...span, text: inline.text, marks: [annotation._key] };
  });
  const listPart = draft.listItem === undefined ? {} : { listItem: draft.listItem, level: 1 };
  return { _key: key, _type: 'block', style: draft.style, ...listPart, markDefs, children };
}
