/** What a field asks of the form around it: what was typed before, and what is wrong with it. */
export interface FormTexts {
  value: (field: string) => string;
  error: (field: string) => string | undefined;
  /** Any error in a group, by the start of the field names. */
  hasError: (prefix: string) => boolean;
}
