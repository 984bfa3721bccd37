import { LRUCache } from 'lru-cache';

/** Selectors that say more than which classes an element has: any of their classes may be enough, or none. */
const NOT_ONLY_CLASSES = /:(?:not|has|is|where)\(/;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const WORD = /[\w-]+/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** What has an effect wherever it stands. */
const FOR_ALL = /@(?:font-face|property|counter-style|view-transition)\b/;

/** What must be in a page for a rule to apply: all of these classes, or any of them. Null: the rule may always apply. */
type Needs = { all: readonly string[] } | { any: readonly string[] } | null;

const known = new LRUCache<string, readonly Needs[]>({ max: 2_000 });

/**
 * Whether a style sheet has anything to say about a page: no, if every rule needs a class that is nowhere in the page. Of nested rules
 * only the outermost counts.
 * @param words of the page ({@link wordsOf})
 */
export function isUsed(styles: string, words: ReadonlySet<string>): boolean {
  let needs = known.get(styles);
  if (!needs) {
    needs = needsOf(styles);
    known.set(styles, needs);
  }
  return needs.some((need) => {
    if (need === null) return true;
    return 'all' in need
      ? need.all.every((name) => words.has(name))
      : need.any.some((name) => words.has(name));
  });
}

/** Everything in a page that could be the name of a class, also in attributes and data from which scripts take it. */
export function wordsOf(html: string): ReadonlySet<string> {
  return new Set(html.match(WORD));
}

function needsOf(styles: string): Needs[] {
  if (FOR_ALL.test(styles)) return [null];
  return outerSelectors(styles.replaceAll(COMMENT, '')).map((selector) => {
    // An escape, as in names that begin with a digit, isn't worth reading.
    if (selector.includes('\\')) return null;
    const classes = Array.from(selector.matchAll(CLASS), ([, name = '']) => name);
    if (classes.length === 0) return null;
    return NOT_ONLY_CLASSES.test(selector) ? { any: classes } : { all: classes };
  });
}

/** The selectors of all rules that aren't inside another rule; steps of animations aren't rules. */
function outerSelectors(styles: string): string[] {
  const found: string[] = [];
  const open: ('at' | 'rule' | 'steps')[] = [];
  let from = 0;
  for (let at = 0; at < styles.length; at += 1) {
    const sign = styles[at];
    if (sign === '"' || sign === "'") {
      at = styles.indexOf(sign, at + 1);
      if (at < 0) break;
    } else if (sign === '{') {
      const head = styles.slice(from, at).trim();
      const isOuter = open.every((kind) => kind === 'at');
      if (head.startsWith('@')) open.push(/^@(?:-\w+-)?keyframes/.test(head) ? 'steps' : 'at');
      else {
        if (isOuter) found.push(...parts(head));
        open.push('rule');
      }
      from = at + 1;
    } else if (sign === '}' || sign === ';') {
      if (sign === '}') open.pop();
      from = at + 1;
    }
  }
  return found;
}

/** A list of selectors, without splitting what is in brackets. */
function parts(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const sign = list[at];
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (at < list.length && !(sign === ',' && depth === 0)) continue;
    found.push(list.slice(from, at).trim());
    from = at + 1;
  }
  return found;
}
