import { fold } from '#foundation/text/fold.ts';
import * as v from 'valibot';
import { type IssueItem, itemKinds } from '#contracts/desk/index.ts';
import { addressProjection, pagePaths } from '#studio/presentation/page-paths.ts';
import { emailPicture } from './email-picture.ts';

/** The possible items of an issue: published posts, and current and future offers, newest first. */
export const contentQuery = `*[(_type == "newsPost" && publishedAt <= now()) || (_type == "offer" && validTo >= $today)]
  | order(coalesce(publishedAt, validFrom) desc)[0...200]{
  _id, _type, title_el, title_en, ${addressProjection},
  "lead_el": coalesce(excerpt_el, summary_el),
  "lead_en": coalesce(excerpt_en, summary_en),
  "picture": cover{ "ref": asset._ref, crop, hotspot }
}`;

const text = v.nullish(v.string(), '');
const number = v.nullish(v.number());
const Found = v.object({
  _id: v.string(),
  _type: v.picklist(itemKinds),
  title_el: text,
  title_en: text,
  lead_el: text,
  lead_en: text,
  permalink_el: v.nullish(v.string()),
  permalink_en: v.nullish(v.string()),
  category_el: v.nullish(v.string()),
  category_en: v.nullish(v.string()),
  picture: v.nullish(
    v.object({
      ref: v.nullish(v.string()),
      crop: v.nullish(v.object({ left: number, top: number, right: number, bottom: number })),
      hotspot: v.nullish(v.object({ x: number, y: number })),
    }),
  ),
});

/** The contract's limits; a longer lead is cut at a word. */
const TITLE_MAX = 200;
const LEAD_MAX = 600;

/** The lake's results as items of an issue; invalid ones are left out. */
export function readItems(answer: unknown, place: { projectId: string; dataset: string }): IssueItem[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((one: unknown) => {
    const read = v.safeParse(Found, one);
    if (!read.success) return [];
    const { _id, _type, picture, title_el, title_en, lead_el, lead_en, ...address } = read.output;
    const paths = pagePaths(_type, address);
    return [
      {
        kind: _type,
        id: _id,
        picture: emailPicture(picture, place),
        title_el: shortened(title_el, TITLE_MAX),
        title_en: shortened(title_en, TITLE_MAX),
        lead_el: shortened(lead_el, LEAD_MAX),
        lead_en: shortened(lead_en, LEAD_MAX),
        path_el: paths.el,
        path_en: paths.en,
      },
    ];
  });
}

function shortened(words: string, max: number): string {
  const whole = words.trim();
  return whole.length <= max ? whole : `${whole.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}

/** Items whose title contains all the words, ignoring accents. */
export function matchingItems(items: readonly IssueItem[], typed: string): IssueItem[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return items.filter(({ title_el, title_en }) => {
    const titles = fold(`${title_el} ${title_en}`);
    return words.every((word) => titles.includes(word));
  });
}
