type Values = Readonly<Record<string, string>>;

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
