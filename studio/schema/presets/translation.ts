import type { Locale } from '#foundation/text/locales.ts';
import type { LocalizedValidationMessages, RuleDef, ValidationContext } from 'sanity';
import { sayAny, told } from '#studio/locale/say.ts';
import { isBlank, siblingValue } from './sibling.ts';

export type Language = Locale;

export const LANGUAGES: readonly Language[] = ['el', 'en'];

/** The languages as they call themselves, the same in every language of the Studio. */
export const LANGUAGE_LABELS: Record<Language, string> = { el: 'Ελληνικά', en: 'English' };

const IN_ENGLISH: Record<Language, string> = { el: 'Greek', en: 'English' };
/** «το ελληνικό κείμενο» and «το κείμενο στα ελληνικά»: the two forms that the messages need. */
const IN_GREEK: Record<Language, { of: string; inside: string }> = {
  el: { of: 'ελληνικό', inside: 'στα ελληνικά' },
  en: { of: 'αγγλικό', inside: 'στα αγγλικά' },
};

/** What a missing text means for the editor: not allowed at all, worth a warning, or of no importance. */
export type Need = 'required' | 'translated';

type Side = { name: string; title: string; language: Language };

/**
 * The warning for a text that exists in the other language only, or `true`. It names the field, because the list of
 * problems in the document's footer shows it far away from the input.
 */
export function missingTranslation(
  value: unknown,
  context: { parent?: unknown },
  field: Side,
): true | LocalizedValidationMessages {
  const other: Language = field.language === 'el' ? 'en' : 'el';
  if (!isBlank(value) || isBlank(siblingValue(context.parent, `${field.name}_${other}`))) return true;
  return told({
    en: `${field.title}: the ${IN_ENGLISH[field.language]} text is missing. The ${IN_ENGLISH[other]} one is there.`,
    el: `${sayAny(field.title, 'el')}: λείπει το ${IN_GREEK[field.language].of} κείμενο. Το ${IN_GREEK[other].of} υπάρχει.`,
  });
}

/** The message that a text must exist in this language. */
export function requiredIn(title: string, language: Language): LocalizedValidationMessages {
  return told({
    en: `${title} in ${IN_ENGLISH[language]} is required.`,
    el: `${sayAny(title, 'el')}: χρειάζεται ${IN_GREEK[language].inside}.`,
  });
}

export function tooLong(max: number): LocalizedValidationMessages {
  return told({
    en: `Use at most ${max} characters.`,
    el: `Γράψτε έως ${max} χαρακτήρες.`,
  });
}

/** The rules of one side of a bilingual pair. Greek is the language that must exist; English is asked for. */
export function translationRules<Value, Rule extends RuleDef<Rule, Value>>(
  rule: Rule,
  field: Side & { need: Need },
): Rule[] {
  const warning = rule
    .custom((value: unknown, context: ValidationContext) => missingTranslation(value, context, field))
    .warning();
  if (field.need !== 'required' || field.language !== 'el') return [warning];
  return [rule.required().error(requiredIn(field.title, 'el')), warning];
}
