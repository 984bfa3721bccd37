import type { Json, JsonObject } from './document.ts';

/*
 * Converts the Markdown that the content needs to Portable Text: paragraphs, `##` and `###`, lists, quotations, tables, bold words
 * and links. `[Kos](document:destination-kos)` links to a document. A line `Table: …` above a table is its caption; `> [!NOTE]` and
 * `> [!WARNING]` start a call-out. On a line of its own, `![caption](kos)` is a picture from `seed/pictures`,
 * `[label](booking:?from=RHO&to=KOS)` a booking button and `[title](embed:https://…)` a film or map of another site. Other Markdown
 * is refused, so that readers never see stray asterisks. A full parser would take a third of a second for all texts, at every start
 * of the server.
 */
const ALONE = /^(!?)\[(.*)\]\((?:(booking|embed):)?(\S*)\)$/;
const MARKED = /\*\*(.+?)\*\*([ \n]?)|\[(.+?)\]\((?:(document):)?(\S+?)\)/g;
const UNREAD = /[*_[\]<>`|~\\]|^#|^[-+] |^\d+[.)] /m;
const TONES: Record<string, string> = { NOTE: 'info', WARNING: 'warn' };
const LISTS: [RegExp, listItem: string][] = [
  [/^- /, 'bullet'],
  [/^\d+\. /, 'number'],
];

/** Creates a member of the text from the key for its position. */
type Member = (key: string) => JsonObject;

/** Keys come from the position in the text (`b2`, `b2s0`, `b2m0`): the same text always gives the same bytes. */
export function richText(markdown: string): Json[] {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .flatMap((part) => membersOf(part.split('\n')))
    .map((member, index) => member(`b${index}`));
}

function membersOf(lines: string[]): Member[] {
  const [first = '', ...rest] = lines;
  for (const [sign, listItem] of LISTS)
    if (sign.test(first))
      return lines.map((line) => block('normal', without(sign, line), { listItem, level: 1 }));
  if (first.startsWith('> ')) return [quotation(lines.map((line) => without(/^> /, line)))];
  if (first.startsWith('Table: ')) return [table(first.slice('Table: '.length), rest)];
  const [, hashes, heading] = /^(##|###) (.*)$/.exec(first) ?? [];
  if (hashes !== undefined && heading !== undefined && rest.length === 0)
    return [block(`h${hashes.length}`, heading)];
  return [aloneOnItsLine(lines) ?? block('normal', lines.join('\n'))];
}

function without(sign: RegExp, line: string): string {
  if (!sign.test(line)) throw new Error(`This line is none like those above it: ${line}`);
  return line.replace(sign, '');
}

/** Pictures, buttons and embedded pages. */
function aloneOnItsLine(lines: string[]): Member | undefined {
  const [, picture, words = '', kind, address = ''] = ALONE.exec(lines.join('\n')) ?? [];
  if (picture === '!')
    return (_key) => ({
      _key,
      _type: 'imageWithAlt',
      picture: address,
      ...(words && { caption: plain(words) }),
    });
  if (kind === 'embed') return (_key) => ({ _key, _type: 'embed', title: plain(words), url: address });
  if (kind !== 'booking') return undefined;
  const route = Object.fromEntries(new URLSearchParams(address));
  return (_key) => ({ _key, _type: 'bookingButton', label: plain(words), ...route });
}

function quotation(lines: string[]): Member {
  const [, name = ''] = /^\[!(\w+)\]$/.exec(lines[0] ?? '') ?? [];
  const tone = TONES[name];
  if (tone === undefined) return block('blockquote', lines.join('\n'));
  return (_key) => ({ _key, _type: 'callout', tone, text: plain(lines.slice(1).join('\n')) });
}

/** @param lines the column headings, the rule below them, the rows */
function table(caption: string, [headings = '', rule = '', ...rows]: string[]): Member {
  if (!/^\|( --- \|)+$/.test(rule)) throw new Error(`This is no table: ${caption}`);
  return (_key) => ({
    _key,
    _type: 'textTable',
    caption: plain(caption),
    rows: [headings, ...rows].map((row, index) => ({
      _key: `${_key}r${index}`,
      _type: 'tableRow',
      cells: row
        .split('|')
        .slice(1, -1)
        .map((cell) => plain(cell.trim())),
    })),
  });
}

function block(style: string, words: string, list: JsonObject = {}): Member {
  return (_key) => {
    const markDefs: JsonObject[] = [];
    const children: JsonObject[] = [];
    const add = (text: string, ...marks: string[]) => {
      if (text !== '')
        children.push({ _key: `${_key}s${children.length}`, _type: 'span', text: plain(text), marks });
    };
    let end = 0;
    for (const match of words.matchAll(MARKED)) {
      const [whole, bold, space = '', label = '', document, address = ''] = match;
      add(words.slice(end, match.index));
      end = match.index + whole.length;
      // Markdown can't end bold text with a space, so the space after it becomes part of it.
      if (bold !== undefined) add(`${bold}${space}`, 'strong');
      else {
        const key = `${_key}m${markDefs.length}`;
        markDefs.push({ ...linkTo(address, document !== undefined), _key: key });
        add(label, key);
      }
    }
    add(words.slice(end));
    return { _key, _type: 'block', style, ...list, markDefs, children };
  };
}

function linkTo(address: string, isDocument: boolean): JsonObject {
  if (!isDocument) return { _type: 'link', href: address };
  return { _type: 'internalLink', reference: { _type: 'reference', _ref: address } };
}

function plain(words: string): string {
  if (UNREAD.test(words)) throw new Error(`The seed does not read such Markdown: ${words}`);
  return words.replaceAll('\n', ' ');
}
