import type { RuleDef, ValidationContext } from 'sanity';
import { isBlank, siblingValue } from './sibling.ts';

export type Language = 'el' | 'en';

const LANGUAGE_NAMES: Record<Language, string> = { el: 'Greek', en: 'English' };

/** What a missing text means for the editor: not allowed at all, worth a warning, or of no importance. */
export type Need = 'required' | 'translated';

/**
 * The warning for a text that exists in the other language only, or `true`. It names the field, because the list of
 * problems in the document's footer shows it far away from the input.
 */
export function missingTranslation(
  value: unknown,
  context: { parent?: unknown },
  field: { name: string; title: string; language: Language },
): true | string {
  const other: Language = field.language === 'el' ? 'en' : 'el';
  if (!isBlank(value) || isBlank(siblingValue(context.parent, `${field.name}_${other}`))) return true;
  return `${field.title}: the ${LANGUAGE_NAMES[field.language]} text is missing. The ${LANGUAGE_NAMES[other]} one is there.`;
}

/** The rules of one side of a bilingual pair. Greek is the language that must exist; English is asked for. */
export function translationRules<Value, Rule extends RuleDef<Rule, Value>>(
  rule: Rule,
  field: { name: string; title: string; language: Language; need: Need },
): Rule[] {
  const warning = rule
    .custom((value: unknown, context: ValidationContext) => missingTranslation(value, context, field))
    .warning();
  if (field.need !== 'required' || field.language !== 'el') return [warning];
  return [rule.required().error(`${field.title} in Greek is required.`), warning];
}
