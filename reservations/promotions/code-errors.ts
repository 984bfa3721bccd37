import type { Locale } from '#foundation/text/locales.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';
import { appliesToSegment } from '#reservations/fares/promo.ts';
import type { PricedSegment } from '#reservations/fares/segment.ts';
import type { FieldError } from '#reservations/kernel/domain-error.ts';

const WITHOUT = {
  el: 'Μπορείτε να συνεχίσετε χωρίς κωδικό.',
  en: 'You can continue without a code.',
};

/** Why a code lowers nothing on this journey; empty when it may. `issuedOn` is the operator's day. */
export function codeErrors(
  tariff: Tariff,
  code: string,
  segments: readonly PricedSegment[],
  issuedOn: string,
): FieldError[] {
  const rule = tariff.promo(code);
  if (!rule || !rule.channels.includes('online'))
    return [
      refused(
        'promo_unknown',
        'Δεν υπάρχει τέτοιος κωδικός. Ελέγξτε αν τον γράψατε σωστά.',
        'There is no such code. Check the spelling.',
      ),
    ];
  if (issuedOn < rule.validFrom)
    return [
      refused(
        'promo_not_yet',
        `Ο κωδικός ισχύει για κρατήσεις από ${date(rule.validFrom, 'el')}.`,
        `This code is for bookings made from ${date(rule.validFrom, 'en')}.`,
      ),
    ];
  if (rule.validTo !== null && issuedOn > rule.validTo)
    return [
      refused(
        'promo_expired',
        `Ο κωδικός ίσχυε για κρατήσεις έως ${date(rule.validTo, 'el')}.`,
        `This code was for bookings made until ${date(rule.validTo, 'en')}.`,
      ),
    ];
  if (segments.some((segment) => appliesToSegment(rule, segment))) return [];
  return [
    refused(
      'promo_not_for_trip',
      'Ο κωδικός δεν ισχύει για αυτό το ταξίδι: αφορά άλλες ημέρες ή άλλα δρομολόγια.',
      'This code is not for this trip: it is for other days or other sailings.',
    ),
  ];
}

export function usedUp(): FieldError {
  return refused(
    'promo_used_up',
    'Ο κωδικός εξαντλήθηκε: τον χρησιμοποίησαν ήδη όσοι προβλεπόταν.',
    'This code is used up: as many people as it was meant for have used it.',
  );
}

/** A group's agreement that no longer covers a party of this size. */
export function tooFew(left: number): FieldError {
  return refused(
    'promo_too_few',
    left === 1
      ? 'Από τη συμφωνία μένει ένα μόνο εισιτήριο.'
      : `Από τη συμφωνία μένουν ${left} μόνο εισιτήρια.`,
    left === 1
      ? 'Only one ticket of this agreement is left.'
      : `Only ${left} tickets of this agreement are left.`,
  );
}

export function usedByPerson(): FieldError {
  return refused(
    'promo_used_by_person',
    'Έχετε ήδη χρησιμοποιήσει αυτόν τον κωδικό με το ίδιο e-mail. Κάντε νέα κράτηση χωρίς κωδικό.',
    'You have already used this code with this email address. Book again without the code.',
  );
}

function refused(code: string, el: string, en: string): FieldError {
  return {
    field: 'promoCode',
    code,
    message:
      code === 'promo_used_by_person' ? { el, en } : { el: `${el} ${WITHOUT.el}`, en: `${en} ${WITHOUT.en}` },
  };
}

function date(day: string, language: Locale): string {
  const named = nameDay(day, language);
  const rest = `${named.monthOfDate} ${named.year}`;
  if (language === 'en') return `${named.day} ${rest}`;
  return named.day === 1 ? `την 1η ${rest}` : `τις ${named.day} ${rest}`;
}
