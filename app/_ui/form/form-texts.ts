/** What a field needs from its form: the previous value, and its errors. */
export interface FormTexts {
  value: (field: string) => string;
  error: (field: string) => string | undefined;
  /** Any error in a group, by the prefix of the field names. */
  hasError: (prefix: string) => boolean;
}
