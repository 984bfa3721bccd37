import { openErrors } from '#app/_ui/form/open-errors.ts';
import { withBirthDate } from '#app/_ui/form/unprefixed-fields.ts';
import type { Party } from '#contracts/reservations/index.ts';
import { checkDetails, type Rules } from '#lib/booking/details/check.ts';
import type { DetailsError, Values } from '#lib/booking/details/values.ts';

const FIELDS_OF_CONTACT = ['contact.email', 'contact.phone', 'contact.refused'];

/** One way to be reached is enough. */
function fieldsOf(field: string): readonly string[] {
  return field === 'contact.email' ? FIELDS_OF_CONTACT : withBirthDate(field);
}

/** The errors of submitted details that haven't been corrected since in `typed`. Loaded once there are errors. */
export function openDetailErrors(
  sent: { values: Values; errors: readonly DetailsError[] },
  typed: Values,
  party: Party,
  rules: Rules,
): DetailsError[] {
  return openErrors(sent, typed, { about: fieldsOf, check: (now) => checkDetails(now, party, rules) });
}
