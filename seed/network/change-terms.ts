import type { NetworkData } from '#contracts/reservations/index.ts';

/**
 * Changes by travellers. Free until a day before: law 3709/2008 as reported; later, as far as a ticket without a date allows
 * (`rights.ts`). The limit between a correction and another person is a demo value.
 */
export const changeTerms: NonNullable<NetworkData['changeTerms']> = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    changes: [
      {
        untilMinutes: 24 * 60,
        givesBack: true,
        reason: {
          el: 'Έως 24 ώρες πριν από την αναχώρηση η αλλαγή γίνεται χωρίς χρέωση. Αν η νέα τιμή είναι υψηλότερη, πληρώνετε τη διαφορά· αν είναι χαμηλότερη, επιστρέφεται όσο θα επιστρεφόταν με ακύρωση.',
          en: 'Up to 24 hours before departure a change is free of charge. If the new price is higher, you pay the difference; if it is lower, you are refunded as much of it as a cancellation would refund.',
        },
      },
      {
        untilMinutes: 60,
        givesBack: false,
        reason: {
          el: 'Από 24 ώρες έως 1 ώρα πριν από την αναχώρηση αλλάζετε δρομολόγιο πληρώνοντας μόνο τη διαφορά. Αν η νέα τιμή είναι χαμηλότερη, η διαφορά δεν επιστρέφεται.',
          en: 'From 24 hours to 1 hour before departure you can change by paying only the difference. If the new price is lower, the difference is not refunded.',
        },
      },
    ],
    correction: { untilMinutes: 60, mostEdits: 3, mostTimes: 3, otherPerson: false },
  },
];
