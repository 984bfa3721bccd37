import { addressOf, type LinkTarget } from '#lib/content/link-address.ts';
import type { RichTextBlock, RichTextValue } from '#lib/content/rich-text.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';
import { paths } from '#lib/routes/paths.ts';

type Member = RichTextValue[number];
type Mark = NonNullable<RichTextBlock['markDefs']>[number];

export type HtmlPlace = {
  locale: Locale;
  /** Public address of the site: feed readers need absolute links. */
  site: string;
  /** `<img>` and caption of a picture in the text; empty when it can't be shown. */
  figure: (member: Extract<Member, { _type: 'imageWithAlt' }>) => string;
};

/** Rich text (B7) as plain HTML with absolute links, for feed readers: no classes, no scripts, no players. */
export function textHtml(value: RichTextValue, place: HtmlPlace): string {
  return runs(value)
    .map(({ tag, members }) => {
      const html = members.map((member) => memberHtml(member, place));
      return tag === null ? html.join('') : `<${tag}>${html.join('')}</${tag}>`;
    })
    .filter(Boolean)
    .join('\n');
}

type Run = { tag: 'ul' | 'ol' | null; members: Member[] };

/** Groups consecutive list items into one list; everything else is a group of its own. */
function runs(value: RichTextValue): Run[] {
  const found: Run[] = [];
  for (const member of value) {
    const tag = member._type === 'block' ? listTag(member) : null;
    const last = found.at(-1);
    if (tag !== null && last?.tag === tag) last.members.push(member);
    else found.push({ tag, members: [member] });
  }
  return found;
}

function listTag(block: RichTextBlock): 'ul' | 'ol' | null {
  if (!block.listItem) return null;
  return block.listItem === 'number' ? 'ol' : 'ul';
}

const BLOCK_TAGS: Readonly<Record<string, string>> = { h2: 'h2', h3: 'h3', blockquote: 'blockquote' };

function memberHtml(member: Member, place: HtmlPlace): string {
  switch (member._type) {
    case 'block': {
      const inner = inlineHtml(member, place);
      if (listTag(member)) return `<li>${inner}</li>`;
      const tag = BLOCK_TAGS[member.style ?? ''] ?? 'p';
      return inner ? `<${tag}>${inner}</${tag}>` : '';
    }
    case 'callout':
      return member.text ? `<p><strong>${escapeHtml(member.text)}</strong></p>` : '';
    case 'imageWithAlt':
      return place.figure(member);
    case 'textTable':
      return tableHtml(member);
    case 'bookingButton': {
      const trip = { ...(member.from ? { from: member.from } : {}), ...(member.to ? { to: member.to } : {}) };
      const href = `${place.site}${paths.booking(place.locale, trip)}`;
      return member.label ? `<p>${anchor(href, escapeHtml(member.label))}</p>` : '';
    }
    case 'embed':
      return member.url ? `<p>${anchor(member.url, escapeHtml(member.title ?? member.url))}</p>` : '';
  }
}

function tableHtml(table: Extract<Member, { _type: 'textTable' }>): string {
  const [head, ...rows] = table.rows ?? [];
  const row = (cells: readonly string[] | null | undefined, tag: 'th' | 'td') =>
    `<tr>${(cells ?? []).map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const caption = table.caption ? `<caption>${escapeHtml(table.caption)}</caption>` : '';
  const body = rows.map(({ cells }) => row(cells, 'td')).join('');
  return head ? `<table>${caption}<thead>${row(head.cells, 'th')}</thead><tbody>${body}</tbody></table>` : '';
}

function inlineHtml(block: RichTextBlock, place: HtmlPlace): string {
  const marks = new Map((block.markDefs ?? []).map((mark) => [mark._key, mark]));
  return (block.children ?? [])
    .map((span) => {
      let html = escapeHtml(span.text ?? '').replaceAll('\n', '<br>');
      for (const name of span.marks ?? []) {
        const mark = marks.get(name);
        if (name === 'strong' || name === 'em') html = `<${name}>${html}</${name}>`;
        else if (mark) html = linked(mark, html, place);
      }
      return html;
    })
    .join('');
}

/** A link without a target in this language becomes plain text. */
function linked(mark: Mark, html: string, { locale, site }: HtmlPlace): string {
  if (mark._type === 'internalLink') {
    const target: LinkTarget | null = mark.target ?? null;
    const path = addressOf(target, locale);
    return path ? anchor(`${site}${path}`, html) : html;
  }
  if (!mark.href) return html;
  const isLocal = mark.href.startsWith('/');
  return anchor(isLocal ? `${site}${localizePath(locale, stripLocale(mark.href))}` : mark.href, html);
}

function anchor(href: string, html: string): string {
  return `<a href="${escapeHtml(href)}">${html}</a>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
