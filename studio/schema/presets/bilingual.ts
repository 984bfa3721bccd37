import { defineField, type LocalizedValidationMessages } from 'sanity';
import { PairField } from '#studio/bilingual/pair-field.tsx';
import type { TextKey } from '#studio/locale/text.ts';
import { defaultLocale } from '#foundation/text/locales.ts';
import { differentParts } from './same-parts.ts';
import {
  LANGUAGE_LABELS,
  LANGUAGES,
  type Language,
  type Need,
  tooLong,
  translationRules,
} from './translation.ts';

type Pair = {
  name: string;
  title: TextKey;
  description?: TextKey;
  need?: Need;
  fieldset?: string;
  group?: string;
};

function common(pair: Pair, language: Language) {
  return {
    name: `${pair.name}_${language}`,
    title: `${pair.title} · ${LANGUAGE_LABELS[language]}`,
    components: { field: PairField },
    ...(pair.description === undefined ? {} : { description: pair.description }),
    ...(pair.fieldset === undefined ? {} : { fieldset: pair.fieldset }),
    ...(pair.group === undefined ? {} : { group: pair.group }),
  };
}

function rules(pair: Pair, language: Language) {
  return { name: pair.name, title: pair.title, language, need: pair.need ?? 'translated' };
}

/** One line of text in both languages: `<name>_el` and `<name>_en`; `max` limits the number of characters. */
export function linePair(pair: Pair & { max?: number }) {
  const { max } = pair;
  return LANGUAGES.map((language) =>
    defineField({
      ...common(pair, language),
      type: 'string',
      validation: (rule) => [
        ...translationRules(rule, rules(pair, language)),
        ...(max === undefined ? [] : [rule.max(max).error(tooLong(max))]),
      ],
    }),
  );
}

/** A paragraph without formatting in both languages. `check` warns of what the text says, by itself and beside other fields. */
export function textPair(
  pair: Pair & {
    rows?: number;
    check?: (text: unknown, parent: unknown) => true | LocalizedValidationMessages;
  },
) {
  const { check } = pair;
  return LANGUAGES.map((language) =>
    defineField({
      ...common(pair, language),
      type: 'text',
      rows: pair.rows ?? 4,
      validation: (rule) => [
        ...translationRules(rule, rules(pair, language)),
        ...(check ? [rule.custom((text, { parent }) => check(text, parent)).warning()] : []),
      ],
    }),
  );
}

/** Formatted text in both languages (headings, lists, links, pictures, tables, call-outs, films). */
export function richPair(pair: Pair) {
  return LANGUAGES.map((language) =>
    defineField({
      ...common(pair, language),
      type: 'richText',
      validation: (rule) => [
        ...translationRules(rule, rules(pair, language)),
        // Both sides would report the same difference.
        ...(language === defaultLocale
          ? []
          : [rule.custom((text, context) => differentParts(text, context, rules(pair, language))).warning()]),
      ],
    }),
  );
}

/** A picture that contains text, such as a cover, in both languages. */
export function picturePair(pair: Pair) {
  return LANGUAGES.map((language) =>
    defineField({
      ...common(pair, language),
      type: 'imageWithAlt',
      validation: (rule) => translationRules(rule, rules(pair, language)),
    }),
  );
}

/** A file to download in both languages; `accept` as in HTML. */
export function filePair(pair: Pair & { accept: string }) {
  return LANGUAGES.map((language) =>
    defineField({
      ...common(pair, language),
      type: 'file',
      options: { accept: pair.accept },
      validation: (rule) => translationRules(rule, rules(pair, language)),
    }),
  );
}

/** A fieldset whose fields are side by side on a wide screen: Greek left, English right. */
export function sideBySide(name: string, title: TextKey, description?: TextKey) {
  return { name, title, ...(description === undefined ? {} : { description }), options: { columns: 2 } };
}
