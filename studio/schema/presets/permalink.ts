import {
  defineField,
  getPublishedId,
  type LocalizedValidationMessages,
  type ValidationContext,
} from 'sanity';
import { PairField } from '#studio/bilingual/pair-field.tsx';
import { PermalinkInput } from '#studio/schema/inputs/permalink-input.tsx';
import { inBothLanguages, textKey } from '#studio/locale/text.ts';
import { API_VERSION } from '#studio/structure/api-version.ts';
import { defaultLocale } from '#foundation/text/locales.ts';
import { isBlank, siblingValue } from './sibling.ts';
import { PERMALINK_LIMIT, toPermalink } from './to-permalink.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language, requiredIn } from './translation.ts';
import { takenPermalink } from './unique-permalink.ts';

/** The message for an invalid permalink, or `true`. `reserved`: addresses that the site itself uses. */
export function permalinkProblem(
  current: string | undefined,
  reserved: readonly string[],
): true | LocalizedValidationMessages {
  if (current === undefined || current === '') return true;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(current)) {
    return inBothLanguages('validation.useOnlyLowerCaseLatinLetters');
  }
  if (current.length > PERMALINK_LIMIT) {
    return inBothLanguages('validation.useAtMostMaxCharacters', { max: PERMALINK_LIMIT });
  }
  if (!reserved.includes(current)) return true;
  return inBothLanguages('validation.currentIsAnAddress', { current });
}

/** The warning that a published page would move, or `true`. There is no redirect from the old address. */
export async function movedAddress(
  current: string | undefined,
  field: string,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | LocalizedValidationMessages> {
  const id = context.document?._id;
  if (isBlank(current) || id === undefined || id === getPublishedId(id)) return true;
  const published = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<unknown>(
      `*[_id == $id][0].${field}.current`,
      { id: getPublishedId(id) },
      { perspective: 'raw', tag: 'published-permalink' },
    );
  if (typeof published !== 'string' || published === current) return true;
  return inBothLanguages('validation.visitorsKnowThisPageAsPublished', { published });
}

/**
 * The permalinks of both languages, generated from the titles until the document is published. Each must exist, be valid, and be
 * unique among documents at the same level of the site (`among`, by default the same type).
 */
export function permalinkPair(options: {
  path: string;
  type: string;
  among?: readonly string[];
  group?: string;
  fieldset?: string;
  reserved?: readonly string[];
  /** The document may be in Greek only: without an English title it needs no English permalink. */
  greekAlone?: boolean;
}) {
  return LANGUAGES.map((language: Language) =>
    defineField({
      name: `permalink_${language}`,
      title: `${textKey('documents.permalink')} · ${LANGUAGE_LABELS[language]}`,
      description: `${language === defaultLocale ? '' : `/${language}`}${options.path}…`,
      type: 'slug',
      components: { field: PairField, input: PermalinkInput },
      ...(options.group === undefined ? {} : { group: options.group }),
      ...(options.fieldset === undefined ? {} : { fieldset: options.fieldset }),
      options: {
        source: `title_${language}`,
        maxLength: PERMALINK_LIMIT,
        slugify: toPermalink,
        // The Studio would report it once for each rule below, and call it a “slug”; our own rule reports it once.
        isUnique: () => true,
      },
      validation: (rule) => [
        // Not `required()`: for a slug that reports the same gap twice.
        rule.custom((slug, { parent }) => {
          if (!isBlank(slug)) return true;
          const isGreekAlone =
            language !== defaultLocale &&
            options.greekAlone &&
            isBlank(siblingValue(parent, `title_${language}`));
          return isGreekAlone ? true : requiredIn('documents.thePermalink', language);
        }),
        rule.custom((slug) => permalinkProblem(slug?.current, options.reserved ?? [])),
        rule.custom((slug, context) =>
          takenPermalink(slug?.current, options.among ?? [options.type], context),
        ),
        rule
          .custom((slug, context) => movedAddress(slug?.current, `permalink_${language}`, context))
          .warning(),
      ],
    }),
  );
}
