import type { Rights, RightsRule } from '#contracts/reservations/rules/rights-rules.ts';

export type RuleOf<Kind extends RightsRule['kind']> = Extract<RightsRule, { kind: Kind }>;

/** The rules of one kind in force on a day (`YYYY-MM-DD`, Athens), in the order of the data. */
export function rulesOn<Kind extends RightsRule['kind']>(
  rules: Rights,
  kind: Kind,
  day: string,
): RuleOf<Kind>[] {
  return rules.filter(
    (rule): rule is RuleOf<Kind> =>
      rule.kind === kind && rule.validFrom <= day && (rule.validTo === null || day <= rule.validTo),
  );
}

/** The one rule of a kind on a day. @throws Error when there is none: statutory values are never guessed */
export function ruleOn<Kind extends RightsRule['kind']>(
  rules: Rights,
  kind: Kind,
  day: string,
): RuleOf<Kind> {
  const [rule] = rulesOn(rules, kind, day);
  if (!rule) throw new Error(`no rule for ${kind} on ${day}`);
  return rule;
}
