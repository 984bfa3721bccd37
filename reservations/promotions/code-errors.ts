import { perLocale } from '#foundation/text/locales.ts';
import { bilingual, text } from '#reservations/messages/texts.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';
import { appliesToSegment } from '#reservations/fares/promo.ts';
import type { PricedSegment } from '#reservations/fares/segment.ts';
import type { FieldError } from '#reservations/kernel/domain-error.ts';

/** Why a promo code doesn't apply to this journey; empty when it may. `issuedOn` is a day in the operator's time zone. */
export function codeErrors(
  tariff: Tariff,
  code: string,
  segments: readonly PricedSegment[],
  issuedOn: string,
): FieldError[] {
  const rule = tariff.promo(code);
  if (!rule || !rule.channels.includes('online'))
    return [refused('promo_unknown', bilingual('errors.promo.unknown'))];
  if (issuedOn < rule.validFrom)
    return [refused('promo_not_yet', bilingual('errors.promo.notYet', dateOf(rule.validFrom)))];
  if (rule.validTo !== null && issuedOn > rule.validTo)
    return [refused('promo_expired', bilingual('errors.promo.expired', dateOf(rule.validTo)))];
  if (segments.some((segment) => appliesToSegment(rule, segment))) return [];
  return [refused('promo_not_for_trip', bilingual('errors.promo.notForTrip'))];
}

export function usedUp(): FieldError {
  return refused('promo_used_up', bilingual('errors.promo.usedUp'));
}

/** A group agreement with fewer tickets left than this party needs. */
export function tooFew(left: number): FieldError {
  return refused('promo_too_few', bilingual('errors.promo.tooFew', { count: left }));
}

export function usedByPerson(): FieldError {
  return refused('promo_used_by_person', bilingual('errors.promo.usedByPerson'));
}

function refused(code: string, message: Bilingual): FieldError {
  const isFinal = code === 'promo_used_by_person';
  return {
    field: 'promoCode',
    code,
    message: isFinal
      ? message
      : perLocale((locale) => `${message[locale]} ${text(locale, 'errors.promo.continueWithout')}`),
  };
}

function dateOf(day: string) {
  return {
    day: Number(day.slice(8)),
    month: perLocale((locale) => nameDay(day, locale).monthOfDate),
    year: day.slice(0, 4),
  };
}
