import { openErrors } from '#app/_ui/form/open-errors.ts';
import { withBirthDate } from '#app/_ui/form/unprefixed-fields.ts';
import type { Party } from '#contracts/reservations/index.ts';
import { checkDetails } from '#lib/booking/details/check.ts';
import type { DetailsError, Values } from '#lib/booking/details/values.ts';
import type { Person } from './person.ts';

const FIELDS_OF_CONTACT = ['contact.email', 'contact.phone', 'contact.refused'];

/** One way to be reached is enough. */
function fieldsOf(field: string): readonly string[] {
  return field === 'contact.email' ? FIELDS_OF_CONTACT : withBirthDate(field);
}

/**
 * The errors of submitted details that haven't been corrected since in `typed`. Loaded once there are errors. `today` is a day in the
 * operator's time zone.
 */
export function openDetailErrors(
  sent: { values: Values; errors: readonly DetailsError[] },
  typed: Values,
  { party, people, today }: { party: Party; people: readonly Person[]; today: string },
): DetailsError[] {
  const askMan = party.passengers.flatMap(({ entitlement }, index) =>
    entitlement && people[index]?.claim?.asks === 'man' ? [entitlement] : [],
  );
  const check = (now: Values) => checkDetails(now, party, { today, askMan });
  return openErrors(sent, typed, { about: fieldsOf, check });
}
