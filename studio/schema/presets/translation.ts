import { defaultLocale, type Locale, locales, otherLocale } from '#foundation/text/locales.ts';
import type { LocalizedValidationMessages, RuleDef, ValidationContext } from 'sanity';
import { type AnyTextKey, inBothLanguages, LANGUAGE_NAMES, type TextKey } from '#studio/locale/text.ts';
import { isBlank, siblingValue } from './sibling.ts';

export type Language = Locale;

export const LANGUAGES: readonly Language[] = locales;

/** The name of each language in that language, the same in every language of the Studio. */
export const LANGUAGE_LABELS = LANGUAGE_NAMES;

const MISSING = {
  el: 'validation.greekTextIsMissing',
  en: 'validation.englishTextIsMissing',
} satisfies Record<Language, AnyTextKey>;
const REQUIRED = {
  el: 'validation.requiredInGreek',
  en: 'validation.requiredInEnglish',
} satisfies Record<Language, AnyTextKey>;

/** The required language; missing texts in others only cause warnings. */
const REQUIRED_LANGUAGE = defaultLocale;

/** What a missing text causes: an error, a warning, or nothing. */
export type Need = 'required' | 'translated';

type Side = { name: string; title: TextKey; language: Language };

/**
 * The warning for a text that exists only in the other language, or `true`. It names the field, because the list of problems in the
 * footer is far from the input.
 */
export function missingTranslation(
  value: unknown,
  context: { parent?: unknown },
  field: Side,
): true | LocalizedValidationMessages {
  const other = otherLocale(field.language);
  if (!isBlank(value) || isBlank(siblingValue(context.parent, `${field.name}_${other}`))) return true;
  return inBothLanguages(MISSING[field.language], (t) => ({ title: t(field.title) }));
}

/** The message that a text must exist in this language. */
export function requiredIn(title: TextKey, language: Language): LocalizedValidationMessages {
  return inBothLanguages(REQUIRED[language], (t) => ({ title: t(title) }));
}

export function tooLong(max: number): LocalizedValidationMessages {
  return inBothLanguages('validation.writeAtMostMaxCharacters', { max });
}

/** The rules of one side of a bilingual pair. */
export function translationRules<Value, Rule extends RuleDef<Rule, Value>>(
  rule: Rule,
  field: Side & { need: Need },
): Rule[] {
  const warning = rule
    .custom((value: unknown, context: ValidationContext) => missingTranslation(value, context, field))
    .warning();
  if (field.need !== 'required' || field.language !== REQUIRED_LANGUAGE) return [warning];
  return [rule.required().error(requiredIn(field.title, REQUIRED_LANGUAGE)), warning];
}
