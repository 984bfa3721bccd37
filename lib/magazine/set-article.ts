import type { RichTextValue } from '#lib/content/rich-text.ts';
import { lettersIn, linesOf, type Member } from './measure.ts';
import { splitBlock } from './split-block.ts';

/** Lines per column on a page; the first page of a text also carries its lead. */
const FIRST_PAGE = 36;
const PAGE = 50;
/** A paragraph is split only when this many lines are left for its beginning. */
const WORTH_CUTTING = 5;
/** Fill levels to try, as shares of a page. */
const FILLS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

/**
 * Sets the text of an article on pages: every member in order, nothing left out, and no heading alone at the bottom of
 * a page. Of the possible layouts it picks the one with the fewest pages and the least white space.
 */
export function setArticle(text: RichTextValue): RichTextValue[] {
  const settings = FILLS.map((fill) => fillPages(text, fill));
  const fewest = Math.min(...settings.map((pages) => pages.length));
  return settings
    .filter((pages) => pages.length === fewest)
    .reduce((best, pages) => (whiteOf(pages) < whiteOf(best) ? pages : best));
}

function fillPages(text: RichTextValue, fill: number): RichTextValue[] {
  const pages: RichTextValue[] = [];
  let page: RichTextValue = [];
  const turn = () => {
    const orphans = trailingHeadings(page);
    pages.push(page.slice(0, page.length - orphans.length));
    page = orphans;
  };
  const waiting: Member[] = [...text];
  for (let member = waiting.shift(); member; member = waiting.shift()) {
    const room = roomOn(pages.length) * fill - heightOf(page);
    if (linesOf(member) <= room) {
      page.push(member);
      continue;
    }
    const halves =
      member._type === 'block' && room >= WORTH_CUTTING ? splitBlock(member, lettersIn(room)) : null;
    if (halves) {
      page.push(halves[0]);
      waiting.unshift(halves[1]);
      turn();
    } else if (page.length > trailingHeadings(page).length) {
      waiting.unshift(member);
      turn();
    } else {
      // Taller than a page and can't be split, such as a long table: it gets a page that scrolls.
      page.push(member);
    }
  }
  return page.length > 0 ? [...pages, page] : pages;
}

function roomOn(index: number): number {
  return index === 0 ? FIRST_PAGE : PAGE;
}

function heightOf(page: RichTextValue): number {
  return page.reduce((sum, member) => sum + linesOf(member), 0);
}

/** One half-empty page counts as worse than two quarter-empty ones. The last page may end early, as articles do. */
function whiteOf(pages: RichTextValue[]): number {
  return pages.reduce((sum, page, index) => {
    const empty = Math.max(0, 1 - heightOf(page) / roomOn(index)) ** 2;
    return sum + (index === pages.length - 1 ? empty / 2 : empty);
  }, 0);
}

function trailingHeadings(page: RichTextValue): RichTextValue {
  const last = page.findLastIndex((member) => !isHeading(member));
  return page.slice(last + 1);
}

function isHeading(member: Member): boolean {
  return member._type === 'block' && (member.style === 'h2' || member.style === 'h3');
}
