import { passengerLaw, type RightsData } from '#contracts/reservations/index.ts';

const SINCE = { validFrom: '2026-01-01', validTo: null };
const SOURCE = 'Terms of carriage';

/** The operator's own refunds when a traveller cancels (domain 3.5, baseline), beyond the law. */
const tariff: RightsData = [
  {
    kind: 'refund',
    id: 'tariff-7-days',
    ...SINCE,
    basis: 'tariff',
    causes: ['passenger'],
    notice: { kind: 'days', count: 7 },
    percent: 100,
    exceptDiscounts: ['early'],
    source: SOURCE,
    reason: {
      el: 'Όταν ακυρώνετε τουλάχιστον 7 ημέρες πριν από την αναχώρηση, σας επιστρέφουμε όλο το ποσό.',
      en: 'When you cancel at least 7 days before departure, we refund the full amount.',
    },
  },
  {
    kind: 'refund',
    id: 'tariff-1-hour',
    ...SINCE,
    basis: 'tariff',
    causes: ['passenger'],
    notice: { kind: 'minutes', count: 60 },
    percent: 50,
    exceptDiscounts: ['early'],
    source: SOURCE,
    reason: {
      el: 'Όταν ακυρώνετε τουλάχιστον 1 ώρα πριν από την αναχώρηση, σας επιστρέφουμε το 50\u00a0%.',
      en: 'When you cancel at least 1 hour before departure, we refund 50%.',
    },
  },
  {
    kind: 'open-date',
    id: 'tariff-open-date',
    ...SINCE,
    untilMinutes: 60,
    validMonths: 12,
    source: SOURCE,
    reason: {
      el: 'Έως 1 ώρα πριν από την αναχώρηση αφήνετε την ημερομηνία ανοιχτή. Το εισιτήριο ισχύει για έναν χρόνο.',
      en: 'Up to 1 hour before departure you may leave the date open. The ticket stays valid for one year.',
    },
  },
];

export const rights: RightsData = [...tariff, ...passengerLaw];
