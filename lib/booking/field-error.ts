/**
 * What is wrong with a field. Our own checks give a `code` that the catalogue puts into words; the reservation service gives a
 * `message` already in the traveller's language, and its own code as `rule`.
 */
export type FieldError<Code extends string> = { field: string } & (
  | { code: Code }
  | { message: string; rule?: string }
);
