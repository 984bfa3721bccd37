import type { RichTextValue } from '#lib/content/rich-text.ts';
import { lettersIn, linesOf, type Member } from './measure.ts';
import { splitBlock } from './split-block.ts';

/** Lines of one column that fit on a page; the first page of a text also carries its lead. */
const FIRST_PAGE = 38;
const PAGE = 50;
/** A paragraph is only cut when this much room is left for its beginning. */
const WORTH_CUTTING = 5;

/**
 * Sets the text of an article on pages: every member in its order, nothing left out. Pages are filled evenly, so that the last
 * one does not stay almost empty, and a heading never stands alone at the foot of a page.
 */
export function setArticle(text: RichTextValue): RichTextValue[] {
  const limits = evenLimits(text.reduce((sum, member) => sum + linesOf(member), 0));
  const pages: RichTextValue[] = [];
  let page: RichTextValue = [];
  let used = 0;
  const limit = () => limits[pages.length] ?? PAGE;
  const turn = () => {
    const orphans = trailingHeadings(page);
    pages.push(page.slice(0, page.length - orphans.length));
    page = orphans;
    used = orphans.reduce((sum, member) => sum + linesOf(member), 0);
  };
  const waiting: Member[] = [...text];
  for (let member = waiting.shift(); member; member = waiting.shift()) {
    const room = limit() - used;
    if (linesOf(member) <= room) {
      page.push(member);
      used += linesOf(member);
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
      // Taller than a page and not to be cut, such as a long table: it gets one that scrolls.
      page.push(member);
      used += linesOf(member);
    }
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** Lines for each page when they share the text evenly, with a little slack for what cannot be cut. */
function evenLimits(total: number): number[] {
  const extra = Math.max(0, Math.ceil((total - FIRST_PAGE) / PAGE));
  const capacities = [FIRST_PAGE, ...Array.from({ length: extra }, () => PAGE)];
  const share = total / capacities.reduce((sum, lines) => sum + lines, 0);
  return capacities.map((lines) => Math.min(lines, Math.ceil(lines * share) + 3));
}

function trailingHeadings(page: RichTextValue): RichTextValue {
  const last = page.findLastIndex((member) => !isHeading(member));
  return page.slice(last + 1);
}

function isHeading(member: Member): boolean {
  return member._type === 'block' && (member.style === 'h2' || member.style === 'h3');
}
