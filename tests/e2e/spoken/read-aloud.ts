import type { CDPSession, Page } from '@playwright/test';
import type { Locale } from '#foundation/text/locales.ts';
import { words } from './words.ts';

type Tree = Awaited<ReturnType<typeof treeOf>>;
type Node = Tree['nodes'][number];

/** One stop of a screen reader. */
export type Stop = {
  text: string;
  role: string;
  name: string;
  /** What the element leads to. */
  target?: string | undefined;
  /** Items of the list or table that it opens; each is a part of its own. */
  items?: Stop[][];
};

/** Read as a whole, with the name that their content gives them. */
const WHOLE = new Set([
  'link',
  'button',
  'heading',
  'image',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'Date',
  'checkbox',
  'radio',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'switch',
]);
const ITEMS = new Set(['list', 'DescriptionList', 'table', 'grid']);
/** In place of words that depend on the content. */
export const WORDLESS_SIGN = '‹…›';
/** Silent without one. */
const NEED_A_NAME = new Set(['group', 'region', 'figure', 'form', 'term', 'article']);
/** Silent while they are empty. */
const LIVE = new Set(['status', 'alert', 'log', 'timer']);
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'Date']);
/** End a line of text without being spoken. */
const BLOCKS = new Set([
  'paragraph',
  'listitem',
  'term',
  'definition',
  'cell',
  'gridcell',
  'columnheader',
  'rowheader',
  'LineBreak',
  'Figcaption',
  'caption',
  'Legend',
  'LabelText',
  'Details',
  'rowgroup',
  'row',
  'generic',
  'sectionheader',
  'sectionfooter',
]);

/** What a screen reader says about the page, from its first element to its last, from Chromium's accessibility tree. */
export async function readAloud(page: Page, locale: Locale): Promise<Stop[]> {
  const browser = await page.context().newCDPSession(page);
  const tree = await treeOf(browser);
  await browser.detach();
  const root = tree.nodes.find(({ parentId }) => parentId === undefined);
  if (!root) throw new Error('The page has no accessibility tree.');
  return [
    { text: `${words[locale].page}: ${valueOf(root.name)}`, role: 'page', name: valueOf(root.name) },
    ...new Reader(tree, locale).read(root),
  ];
}

type Element = { attributes: ReadonlyMap<string, string>; isBlock: boolean };

async function treeOf(browser: CDPSession) {
  await browser.send('Accessibility.enable');
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const snapshot = await browser.send('DOMSnapshot.captureSnapshot', { computedStyles: ['display'] });
  const elements = new Map<number, Element>();
  const [document] = snapshot.documents;
  const textAt = (index = -1) => snapshot.strings[index] ?? '';
  const displays = new Map(
    document?.layout.nodeIndex.map((node, at) => [node, textAt(document.layout.styles[at]?.[0])]),
  );
  for (const [at, id] of (document?.nodes.backendNodeId ?? []).entries()) {
    const flat = document?.nodes.attributes?.[at] ?? [];
    const named = flat.flatMap((name, part) =>
      part % 2 === 0 ? [[textAt(name), textAt(flat[part + 1])] as const] : [],
    );
    const display = displays.get(at) ?? '';
    elements.set(id, {
      attributes: new Map(named),
      isBlock: display !== '' && !/^(?:inline|contents|ruby)/.test(display),
    });
  }
  return { nodes, byId: new Map(nodes.map((node) => [node.nodeId, node])), elements };
}

const valueOf = (value: Node['name']) =>
  String(value?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

class Reader {
  readonly #tree: Tree;
  readonly #words;
  /** How many of the elements around have lost their words. */
  #wordless = 0;

  constructor(tree: Tree, locale: Locale) {
    this.#tree = tree;
    this.#words = words[locale];
  }

  /** The stops inside a node. */
  read(node: Node): Stop[] {
    if (this.#heardAs(node) === 'wordless') this.#wordless += 1;
    const stops = this.#readInside(node);
    if (this.#heardAs(node) === 'wordless') this.#wordless -= 1;
    return stops;
  }

  #readInside(node: Node): Stop[] {
    const stops: Stop[] = [];
    let text = '';
    const endLine = () => {
      const name = text.replaceAll(/\s+/g, ' ').trim();
      if (name) stops.push({ text: this.#worded(name), role: 'text', name });
      text = '';
    };
    const visit = (each: Node): void => {
      const role = valueOf(each.role);
      if (!each.ignored && role === 'StaticText') {
        text += valueOfText(each);
        return;
      }
      if (each.ignored || role === 'none' || INLINE.has(role)) {
        const isWordless = this.#heardAs(each) === 'wordless';
        if (isWordless) this.#wordless += 1;
        const isBlock = this.#elementOf(each)?.isBlock === true && role !== 'ListMarker';
        if (isBlock) endLine();
        for (const child of this.#childrenOf(each)) visit(child);
        if (isBlock) endLine();
        if (isWordless) this.#wordless -= 1;
        return;
      }
      endLine();
      stops.push(...this.#stopsFor(each, role));
      endLine();
    };
    for (const child of this.#childrenOf(node)) visit(child);
    endLine();
    return stops;
  }

  #heardAs(node: Node): string | undefined {
    return this.#elementOf(node)?.attributes.get('data-heard');
  }

  #elementOf(node: Node): Element | undefined {
    return this.#tree.elements.get(node.backendDOMNodeId ?? 0);
  }

  #worded(text: string): string {
    return this.#wordless > 0 ? WORDLESS_SIGN : text;
  }

  #childrenOf({ childIds = [] }: Node): Node[] {
    return childIds.flatMap((id) => this.#tree.byId.get(id) ?? []);
  }

  #stopsFor(node: Node, role: string): Stop[] {
    const word = this.#words.roles[role];
    if (word === undefined)
      return BLOCKS.has(role) ? this.read(node) : [this.#stop(node, role, `‹${role}›`), ...this.read(node)];
    const own = this.#stop(node, role, word);
    if (ITEMS.has(role)) return [{ ...own, items: this.#itemsOf(node) }];
    if (!WHOLE.has(role)) {
      const inner = this.read(node);
      // A group without a name is silent.
      return (own.name === '' && NEED_A_NAME.has(role)) || (LIVE.has(role) && inner.length === 0)
        ? inner
        : [own, ...inner];
    }
    // A link or button inside a heading is a stop of its own.
    const inner =
      FIELDS.has(role) || role === 'image'
        ? []
        : this.read(node).filter((stop) => stop.role !== 'text' && stop.role !== 'image');
    return [own, ...inner];
  }

  /** The parts of a list or table: one for each item or row. */
  #itemsOf(node: Node): Stop[][] {
    const parts: Stop[][] = [];
    let hasMore = false;
    const visit = (each: Node): void => {
      const role = valueOf(each.role);
      if (this.#heardAs(each) === 'further') hasMore = true;
      else if (!each.ignored && role === 'row') parts.push([this.#row(each)]);
      else if (!each.ignored && ['listitem', 'term', 'definition'].includes(role))
        parts.push(this.#marked(each));
      else if (!each.ignored && role === 'caption') return;
      else for (const child of this.#childrenOf(each)) visit(child);
    };
    for (const child of this.#childrenOf(node)) visit(child);
    if (hasMore) parts.push([{ text: this.#words.more, role: 'more', name: this.#words.more }]);
    return parts.filter((part) => part.length > 0);
  }

  /** An item, with the mark of the current one. */
  #marked(item: Node): Stop[] {
    const [first, ...rest] = this.read(item);
    const current = this.#elementOf(item)?.attributes.get('aria-current') ?? 'false';
    if (!first || current === 'false') return first ? [first, ...rest] : rest;
    return [{ ...first, text: `${first.text}; ${this.#words.states.current}` }, ...rest];
  }

  #row(row: Node): Stop {
    const cells = this.#childrenOf(row).map((cell) =>
      this.read(cell)
        .map(({ text }) => text)
        .join(', '),
    );
    const name = cells.map((cell) => cell || this.#words.empty).join(' | ');
    return { text: `${this.#words.roles['row']}: ${name}`, role: 'row', name };
  }

  #stop(node: Node, role: string, word: string): Stop {
    const attributes = this.#elementOf(node)?.attributes;
    const name = valueOf(node.name);
    const { level, states } = this.#statesOf(node, role, attributes);
    const head = level ? `${word} ${level}` : word;
    const value = FIELDS.has(role) ? valueOf(node.value) || this.#words.empty : '';
    const isWordless = this.#wordless > 0 || this.#heardAs(node) === 'wordless';
    const rest = [
      isWordless && name ? WORDLESS_SIGN : name,
      value,
      ...states,
      valueOf(node.description),
    ].filter(Boolean);
    return {
      text: rest.length > 0 ? `${head}: ${rest.join('; ')}` : head,
      role,
      name,
      target: attributes?.get('href'),
    };
  }

  #statesOf(node: Node, role: string, attributes: ReadonlyMap<string, string> | undefined) {
    const { states: says, level: levelWord } = this.#words;
    const properties = new Map((node.properties ?? []).map(({ name, value }) => [String(name), value.value]));
    const states: string[] = [];
    const checked = String(properties.get('checked') ?? '');
    if (checked) states.push(checked === 'true' ? says.checked : says.unchecked);
    const pressed = String(properties.get('pressed') ?? '');
    if (pressed) states.push(pressed === 'true' ? says.pressed : says.notPressed);
    const expanded = properties.get('expanded');
    if (expanded !== undefined && role !== 'combobox') states.push(expanded ? says.open : says.closed);
    if (properties.get('hasPopup') === 'dialog') states.push(says.opens);
    if (properties.get('selected') === true) states.push(says.selected);
    const current = attributes?.get('aria-current');
    if (current && current !== 'false') states.push(says.current);
    // The protocol leaves `required` out for native lists.
    if (properties.get('required') === true || (role === 'combobox' && attributes?.has('required')))
      states.push(says.required);
    if (String(properties.get('invalid') ?? 'false') !== 'false') states.push(says.invalid);
    if (properties.get('disabled') === true) states.push(says.disabled);
    if (properties.get('focused') === true) states.push(says.focused);
    const level = role === 'heading' ? `${levelWord} ${properties.get('level')}` : '';
    return { level, states };
  }
}

const valueOfText = (node: Node) => String(node.name?.value ?? '');

const INLINE = new Set([
  'emphasis',
  'strong',
  'time',
  'code',
  'mark',
  'deletion',
  'insertion',
  'superscript',
  'subscript',
  'Abbr',
  'InlineTextBox',
  'ListMarker',
  'Ruby',
]);
