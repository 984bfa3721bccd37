import { defineField } from 'sanity';
import { translationRules, type Language, type Need } from './translation.ts';

const LANGUAGES: readonly Language[] = ['el', 'en'];
const LABELS: Record<Language, string> = { el: 'Ελληνικά', en: 'English' };

type Pair = {
  name: string;
  title: string;
  description?: string;
  need?: Need;
  fieldset?: string;
  group?: string;
};

function common(pair: Pair, language: Language) {
  return {
    name: `${pair.name}_${language}`,
    title: `${pair.title} · ${LABELS[language]}`,
    ...(pair.description === undefined ? {} : { description: pair.description }),
    ...(pair.fieldset === undefined ? {} : { fieldset: pair.fieldset }),
    ...(pair.group === undefined ? {} : { group: pair.group }),
  };
}

function rules(pair: Pair, language: Language) {
  return { name: pair.name, title: pair.title, language, need: pair.need ?? 'translated' };
}

/** One line of text in both languages: `<name>_el` and `<name>_en`. */
export function linePair(pair: Pair) {
  return LANGUAGES.map((language) =>
    defineField({
      ...common(pair, language),
      type: 'string',
      validation: (rule) => translationRules(rule, rules(pair, language)),
    }),
  );
}

/** A paragraph without formatting in both languages. */
export function textPair(pair: Pair & { rows?: number }) {
  return LANGUAGES.map((language) =>
    defineField({
      ...common(pair, language),
      type: 'text',
      rows: pair.rows ?? 4,
      validation: (rule) => translationRules(rule, rules(pair, language)),
    }),
  );
}

/** Formatted text in both languages (headings, lists, links, pictures, call-outs). */
export function richPair(pair: Pair) {
  return LANGUAGES.map((language) =>
    defineField({
      ...common(pair, language),
      type: 'richText',
      validation: (rule) => translationRules(rule, rules(pair, language)),
    }),
  );
}

/** A fieldset whose fields stand side by side on a wide screen: Greek left, English right. */
export function sideBySide(name: string, title: string, description?: string) {
  return { name, title, ...(description === undefined ? {} : { description }), options: { columns: 2 } };
}
