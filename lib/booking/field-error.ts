/**
 * An error of one field. Our own checks give a `code`, whose text is in the catalogue. The reservation service gives a
 * `message` already in the traveller's language, and its own code as `rule`.
 */
export type FieldError<Code extends string> = { field: string } & (
  | { code: Code }
  | { message: string; rule?: string }
);
