/** The message for a text that is not a booking code, or `true`. Absence is for `required()` to judge. */
export function portCodeProblem(value: string | undefined): true | string {
  if (value === undefined || /^[A-Z]{3}$/.test(value)) return true;
  return 'A port has a booking code of three capital letters, for example RHO.';
}
