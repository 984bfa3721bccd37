import type { Bilingual } from '#contracts/reservations/primitives.ts';

/** Answers that rest on no rule: why there is nothing. */
export const nothing: Record<
  'late' | 'departed' | 'no-rule' | 'unpaid' | 'on-time' | 'known' | 'too-little' | 'not-aboard',
  Bilingual
> = {
  late: {
    el: 'Τόσο κοντά στην αναχώρηση δεν προβλέπεται επιστροφή χρημάτων.',
    en: 'So close to departure there is no refund.',
  },
  departed: {
    el: 'Το πλοίο έχει αναχωρήσει και δεν προβλέπεται επιστροφή χρημάτων.',
    en: 'The ship has left, and there is no refund.',
  },
  'no-rule': {
    el: 'Δεν προβλέπεται επιστροφή χρημάτων γι’ αυτή την περίπτωση.',
    en: 'No refund is provided for this case.',
  },
  unpaid: {
    el: 'Δεν έχετε πληρώσει ακόμη, άρα δεν οφείλετε τίποτα και δεν υπάρχει ποσό για επιστροφή.',
    en: 'You have not paid yet, so you owe nothing and there is nothing to return.',
  },
  'on-time': {
    el: 'Η άφιξη δεν καθυστέρησε τόσο ώστε να προβλέπεται αποζημίωση.',
    en: 'The arrival was not late enough for compensation.',
  },
  known: {
    el: 'Η καθυστέρηση ήταν γνωστή όταν κλείσατε το εισιτήριο, γι’ αυτό δεν προβλέπεται αποζημίωση.',
    en: 'The delay was known when you booked, so there is no compensation.',
  },
  'not-aboard': {
    el: 'Σύμφωνα με τους ελέγχους κατά την επιβίβαση, δεν ταξιδέψατε με αυτό το πλοίο. Αν κάνουμε λάθος, γράψτε μας.',
    en: 'According to the checks at boarding you did not travel on this ship. If we are mistaken, please write to us.',
  },
  'too-little': {
    el: 'Το ποσό είναι κάτω από το όριο που ορίζει ο νόμος για την πληρωμή αποζημίωσης.',
    en: 'The amount is below the limit that the law sets for paying compensation.',
  },
};
