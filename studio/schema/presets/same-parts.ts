import type { LocalizedValidationMessages } from 'sanity';
import * as v from 'valibot';
import { locales, otherLocale } from '#foundation/text/locales.ts';
import { inBothLanguages, type TextKey } from '#studio/locale/text.ts';
import { isBlank, siblingValue } from './sibling.ts';
import type { Language } from './translation.ts';

const Parts = v.array(
  v.looseObject({ _type: v.string(), style: v.optional(v.string()), listItem: v.optional(v.string()) }),
);
type Part = v.InferOutput<typeof Parts>[number];

/** What readers of both languages should find equally often; paragraphs may be divided differently. */
const KINDS: readonly [title: TextKey, is: (part: Part) => boolean][] = [
  ['blocks.heading', ({ style }) => style === 'h2'],
  ['blocks.subheading', ({ style }) => style === 'h3'],
  ['blocks.quotation', ({ style }) => style === 'blockquote'],
  ['blocks.bullets', ({ listItem }) => listItem === 'bullet'],
  ['blocks.numbers', ({ listItem }) => listItem === 'number'],
  ['documents.picture', ({ _type }) => _type === 'imageWithAlt'],
  ['blocks.table', ({ _type }) => _type === 'textTable'],
  ['blocks.callOut', ({ _type }) => _type === 'callout'],
  ['blocks.filmOrMap', ({ _type }) => _type === 'embed'],
  ['blocks.bookingButton', ({ _type }) => _type === 'bookingButton'],
];

/**
 * The warning that a formatted text has more headings, list items, pictures or the like in one language, or `true`. It names the
 * first kind that differs. A text that is missing altogether has a warning of its own.
 */
export function differentParts(
  value: unknown,
  context: { parent?: unknown },
  field: { name: string; title: TextKey; language: Language },
): true | LocalizedValidationMessages {
  const other = otherLocale(field.language);
  const texts = { [field.language]: value, [other]: siblingValue(context.parent, `${field.name}_${other}`) };
  const [el, en] = locales.map((language) => v.safeParse(Parts, texts[language]));
  if (!el?.success || !en?.success || isBlank(el.output) || isBlank(en.output)) return true;
  for (const [part, is] of KINDS) {
    const counts = { el: el.output.filter(is).length, en: en.output.filter(is).length };
    if (counts.el !== counts.en)
      return inBothLanguages('validation.countOfPartsDiffers', (t) => ({
        title: t(field.title),
        part: t(part),
        ...counts,
      }));
  }
  return true;
}
