import { defineField, type SlugIsUniqueValidator } from 'sanity';
import { isBlank } from './sibling.ts';
import { transliterate } from './transliterate.ts';
import type { Language } from './translation.ts';

const LABELS: Record<Language, string> = { el: 'Ελληνικά', en: 'English' };
const LIMIT = 96;

/** Lower-case Latin words joined by single hyphens, at most 96 characters; empty when nothing can be written so. */
export function toPermalink(text: string): string {
  return transliterate(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMIT)
    .replace(/^-+|-+$/g, '');
}

/** The message for an address that would not work as it stands, or `true`. `reserved` are addresses the site itself uses. */
export function permalinkProblem(current: string | undefined, reserved: readonly string[]): true | string {
  if (current === undefined || current === '') return true;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(current)) {
    return 'Use only lower-case Latin letters, digits and single hyphens, for example neo-dromologio.';
  }
  if (current.length > LIMIT) return `Use at most ${LIMIT} characters.`;
  return reserved.includes(current)
    ? `“${current}” is an address of the site itself. Choose another one.`
    : true;
}

/**
 * The permalinks of both languages, made from the titles. Each must exist, be fit for an address and be unique: without
 * `isUnique` among the documents of the same type in the same language, which is what the Studio checks by itself.
 */
export function permalinkPair(options: {
  path: string;
  group?: string;
  fieldset?: string;
  reserved?: readonly string[];
  isUnique?: (language: Language) => SlugIsUniqueValidator;
}) {
  return (['el', 'en'] satisfies Language[]).map((language) =>
    defineField({
      name: `permalink_${language}`,
      title: `Permalink · ${LABELS[language]}`,
      description: `Last part of the address: ${language === 'en' ? '/en' : ''}${options.path}…`,
      type: 'slug',
      ...(options.group === undefined ? {} : { group: options.group }),
      ...(options.fieldset === undefined ? {} : { fieldset: options.fieldset }),
      options: {
        source: `title_${language}`,
        maxLength: LIMIT,
        slugify: toPermalink,
        ...(options.isUnique === undefined ? {} : { isUnique: options.isUnique(language) }),
      },
      validation: (rule) => [
        // Not `required()`: for a slug that reports the same gap twice.
        rule.custom((slug) =>
          isBlank(slug) ? `The permalink in ${language === 'el' ? 'Greek' : 'English'} is required.` : true,
        ),
        rule.custom((slug) => permalinkProblem(slug?.current, options.reserved ?? [])),
      ],
    }),
  );
}
