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
