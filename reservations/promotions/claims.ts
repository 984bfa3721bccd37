import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import type { PassengerDetails } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { type Tariff, isValidOn } from '#reservations/fares/tariff.ts';
import { type FieldError, DomainError } from '#reservations/kernel/domain-error.ts';

/** Errors in the entitlements that a party claims, by traveller. `issuedOn` is the operator's day. */
function claimErrors(tariff: Tariff, party: Party, issuedOn: string): FieldError[] {
  return party.passengers.flatMap(({ category, entitlement }, index) => {
    if (!entitlement) return [];
    const field = `party.passengers.${index}.entitlement`;
    const rule = tariff.entitlements.find((each) => each.code === entitlement && isValidOn(each, issuedOn));
    if (!rule) return [error(field, 'unknown_entitlement', bilingual('errors.promo.noSuchDiscount'))];
    if (!rule.categories.includes(category))
      return [
        error(
          field,
          'not_for_category',
          bilingual('errors.promo.notForCategory', {
            discount: rule.name,
            category: tariff.passenger(category).name,
          }),
        ),
      ];
    return rule.companionOf !== null && isOneTooMany(tariff, party, index, rule.companionOf)
      ? [error(field, 'companion_alone', bilingual('errors.promo.companionAlone'))]
      : [];
  });
}

/** @throws DomainError rule_violation for each traveller whose claim is invalid */
export function requireClaims(tariff: Tariff, party: Party, issuedOn: string): void {
  const errors = claimErrors(tariff, party, issuedOn);
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
}

/**
 * An islander's ticket requires the islander's number (domain 3.6), so it must be given with the claim. Cards may be
 * shown later.
 */
export function claimDetailErrors(
  tariff: Tariff,
  party: Party,
  passengers: readonly PassengerDetails[],
): FieldError[] {
  return party.passengers.flatMap(({ entitlement }, index) => {
    const rule = tariff.entitlements.find(({ code }) => code === entitlement);
    if (rule?.asks !== 'man' || (passengers[index]?.man ?? '') !== '') return [];
    return [error(`passengers.${index}.man`, 'man_required', bilingual('errors.promo.islanderNumber'))];
  });
}

/** The companions before this one have already used up the holders. */
function isOneTooMany(tariff: Tariff, party: Party, index: number, holder: string): boolean {
  const rulesOf = (people: Party['passengers']) =>
    people.flatMap(({ entitlement }) => tariff.entitlements.find(({ code }) => code === entitlement) ?? []);
  const companions = rulesOf(party.passengers.slice(0, index + 1)).filter(
    ({ companionOf }) => companionOf === holder,
  );
  const holders = rulesOf(party.passengers).filter(
    ({ code, countsAs }) => code === holder || countsAs === holder,
  );
  return companions.length > holders.length;
}

function error(field: string, code: string, message: Bilingual): FieldError {
  return { field, code, message };
}
