type Values = Readonly<Record<string, string>>;
type Invalid<Wrong> = { values: Values; errors: readonly Wrong[] };

type Rules<Wrong> = {
  /** The fields whose values an error is about: usually the one that it names. */
  about?: (field: string) => readonly string[];
  /** The errors of the current values, as far as they can be found without the service. */
  check?: (values: Values) => readonly Wrong[];
};

/**
 * The errors of a submitted form that haven't been corrected since: once one of the values that an error is about has changed, only
 * what `check` finds wrong with the field now is left of it.
 */
export function openErrors<Wrong extends { field: string }>(
  { values, errors }: Invalid<Wrong>,
  typed: Values,
  { about = (field) => [field], check }: Rules<Wrong> = {},
): Wrong[] {
  const wrongNow = check?.(typed) ?? [];
  return errors.flatMap((error) => {
    const hasChanged = about(error.field).some((name) => (values[name] ?? '') !== (typed[name] ?? ''));
    return hasChanged ? wrongNow.filter(({ field }) => field === error.field).slice(0, 1) : [error];
  });
}

/** The typed values of a form whose fields have no prefix. */
export function allValues(form: FormData): Values {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** An error of a birth date names its day, and is about all three of its fields. */
export function withBirthDate(field: string): readonly string[] {
  const [, group] = /^(.*)birthDay$/.exec(field) ?? [];
  return group === undefined
    ? [field]
    : ['birthDay', 'birthMonth', 'birthYear'].map((part) => `${group}${part}`);
}
