import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { ProblemCode } from '#contracts/reservations/problem.ts';

/** Status, title and usual detail of every refusal: what happened, and what to do next. */
export const problems: Record<ProblemCode, { status: number; title: Bilingual; detail: Bilingual }> = {
  invalid_request: {
    status: 400,
    title: { el: 'Ελέγξτε τα στοιχεία', en: 'Check the details' },
    detail: {
      el: 'Κάποια στοιχεία λείπουν ή δεν έχουν τη σωστή μορφή.',
      en: 'Some details are missing or malformed.',
    },
  },
  rule_violation: {
    status: 422,
    title: { el: 'Κάτι πρέπει να αλλάξει', en: 'Something needs to change' },
    detail: {
      el: 'Κάποια στοιχεία δεν συμφωνούν με τους όρους μεταφοράς.',
      en: 'Some details do not fit the conditions of carriage.',
    },
  },
  not_found: {
    status: 404,
    title: { el: 'Δεν βρέθηκε', en: 'Not found' },
    detail: {
      el: 'Δεν υπάρχει αυτό που ζητήσατε. Ελέγξτε αν το γράψατε σωστά.',
      en: 'What you asked for does not exist. Check the spelling.',
    },
  },
  access_denied: {
    status: 403,
    title: { el: 'Η κράτηση δεν άνοιξε', en: 'The booking did not open' },
    detail: {
      el: 'Ο κωδικός κράτησης και το επώνυμο δεν ταιριάζουν. Ελέγξτε τα και δοκιμάστε ξανά.',
      en: 'The booking reference and the surname do not match. Check them and try again.',
    },
  },
  operator_only: {
    status: 401,
    title: { el: 'Μόνο για το προσωπικό', en: 'Staff only' },
    detail: {
      el: 'Η κλήση χρειάζεται το κλειδί του φορέα στην κεφαλίδα Authorization.',
      en: 'This call needs the operator’s token in the header Authorization.',
    },
  },
  sold_out: {
    status: 409,
    title: { el: 'Δεν υπάρχουν αρκετές θέσεις', en: 'Not enough places left' },
    detail: {
      el: 'Στο μεταξύ οι θέσεις που χρειάζεστε δόθηκαν. Επιλέξτε άλλο δρομολόγιο ή άλλη θέση.',
      en: 'The places you need have been taken in the meantime. Choose another sailing or class.',
    },
  },
  price_changed: {
    status: 409,
    title: { el: 'Η τιμή άλλαξε', en: 'The price has changed' },
    detail: {
      el: 'Δείτε τη νέα τιμή και συνεχίστε αν συμφωνείτε.',
      en: 'See the new price and continue if you agree.',
    },
  },
  hold_expired: {
    status: 410,
    title: { el: 'Ο χρόνος κράτησης των θέσεων έληξε', en: 'The time to complete the booking is over' },
    detail: {
      el: 'Οι θέσεις ελευθερώθηκαν. Επιλέξτε ξανά δρομολόγιο· τα στοιχεία σας έμειναν στη φόρμα.',
      en: 'The places have been released. Choose your sailing again; your details are still in the form.',
    },
  },
  state_conflict: {
    status: 409,
    title: { el: 'Δεν γίνεται πια', en: 'No longer possible' },
    detail: {
      el: 'Η κράτηση έχει ήδη προχωρήσει. Ανοίξτε την για να δείτε την κατάστασή της.',
      en: 'The booking has changed since. Open it to see how it stands.',
    },
  },
  idempotency_conflict: {
    status: 409,
    title: { el: 'Το ίδιο κλειδί για άλλο αίτημα', en: 'The same key for another request' },
    detail: {
      el: 'Αυτό το Idempotency-Key έχει χρησιμοποιηθεί με διαφορετικά στοιχεία. Στείλτε νέο κλειδί.',
      en: 'This Idempotency-Key has been used with different details. Send a new key.',
    },
  },
  sales_closed: {
    status: 423,
    title: { el: 'Οι πωλήσεις έκλεισαν', en: 'Sales have closed' },
    detail: {
      el: 'Αυτό το δρομολόγιο δεν πωλείται πια. Επιλέξτε άλλο.',
      en: 'This sailing is no longer on sale. Choose another one.',
    },
  },
  too_many_requests: {
    status: 429,
    title: { el: 'Πάρα πολλές προσπάθειες', en: 'Too many attempts' },
    detail: { el: 'Περιμένετε λίγα λεπτά και δοκιμάστε ξανά.', en: 'Wait a few minutes and try again.' },
  },
  payment_unavailable: {
    status: 503,
    title: { el: 'Η πληρωμή δεν ξεκίνησε', en: 'The payment did not start' },
    detail: {
      el: 'Ο πάροχος πληρωμών δεν απαντά. Οι θέσεις σας κρατούνται ακόμη: δοκιμάστε ξανά σε λίγο ή επιλέξτε πληρωμή σε πρακτορείο.',
      en: 'The payment provider is not answering. Your places are still kept: try again shortly, or choose to pay at an agency.',
    },
  },
  contact_unverified: {
    status: 403,
    title: { el: 'Επιβεβαιώστε το e-mail σας', en: 'Confirm your email address' },
    detail: {
      el: 'Για θέσεις που δεν έχουν πληρωθεί χρειαζόμαστε ένα e-mail που έχετε επιβεβαιώσει με κωδικό. Με κάρτα δεν χρειάζεται.',
      en: 'For places that aren’t paid yet we need an email address you’ve confirmed with a code. Paying by card needs no code.',
    },
  },
  contact_code_expired: {
    status: 410,
    title: { el: 'Ο κωδικός δεν ισχύει πια', en: 'The code is no longer valid' },
    detail: {
      el: 'Έληξε ή γράφτηκε λάθος πολλές φορές. Ζητήστε νέο κωδικό.',
      en: 'It has expired or was entered wrongly too often. Ask for a new code.',
    },
  },
  unpaid_limit: {
    status: 409,
    title: { el: 'Δεν κρατάμε άλλες απλήρωτες θέσεις', en: 'No more unpaid places' },
    detail: {
      el: 'Για αυτό το δρομολόγιο δεν μπορούμε να κρατήσουμε άλλες απλήρωτες θέσεις για εσάς. Πληρώστε με κάρτα, επιλέξτε άλλο δρομολόγιο ή τηλεφωνήστε μας.',
      en: 'We can’t keep any more unpaid places for you on this sailing. Pay by card, choose another sailing or call us.',
    },
  },
  card_only: {
    status: 409,
    title: { el: 'Μόνο πληρωμή με κάρτα', en: 'Payment by card only' },
    detail: {
      el: 'Το πλοίο γεμίζει ή αναχωρεί σύντομα, και οι θέσεις δεν κρατιούνται πια χωρίς πληρωμή. Πληρώστε με κάρτα ή τηλεφωνήστε μας.',
      en: 'The ship is filling up or leaves soon, so places are no longer kept without payment. Pay by card or call us.',
    },
  },
  engine_down: {
    status: 503,
    title: { el: 'Οι κρατήσεις δεν λειτουργούν αυτή τη στιγμή', en: 'Bookings are not working right now' },
    detail: { el: 'Δοκιμάστε ξανά σε λίγο ή τηλεφωνήστε μας.', en: 'Try again shortly, or call us.' },
  },
  copy_for_testing: {
    status: 503,
    title: { el: 'Αντίγραφο για δοκιμή', en: 'A copy for testing' },
    detail: {
      el: 'Εδώ λειτουργεί αντίγραφο του συστήματος κρατήσεων: δεν πωλείται και δεν αλλάζει τίποτα. Κάντε την κράτησή σας στον κανονικό ιστότοπο.',
      en: 'This is a copy of the booking system: nothing is sold or changed here. Please book on the real website.',
    },
  },
};
