import type { Locale } from '#foundation/text/locales.ts';

/**
 * What is wrong with a field and how to mend it, by `field.code`, else by `code`. Every code of the contracts has a sentence;
 * a test tries them all.
 */
export function wordsFor(locale: Locale, field: string, code: string): string {
  const words = fields[locale];
  return words[`${field}.${code}`] ?? words[code] ?? words.missing ?? '';
}

const fields: Record<Locale, Record<string, string>> = {
  el: {
    missing: 'Συμπληρώστε αυτό το πεδίο.',
    long: 'Το κείμενο είναι πολύ μεγάλο. Συντομεύστε το.',
    trap: 'Αφήστε αυτό το πεδίο κενό. Υπάρχει μόνο για να σταματά προγράμματα που στέλνουν διαφημίσεις.',
    number: 'Γράψτε έναν αριθμό.',
    'topic.missing': 'Διαλέξτε θέμα.',
    'name.missing': 'Γράψτε το ονοματεπώνυμό σας.',
    'email.missing': 'Γράψτε το e-mail σας για να σας απαντήσουμε.',
    email: 'Γράψτε μια διεύθυνση e-mail, για παράδειγμα maria@example.gr.',
    'phone.missing': 'Γράψτε ένα τηλέφωνο για την ώρα της παράδοσης.',
    phone: 'Γράψτε το τηλέφωνο με αριθμούς, για παράδειγμα 22410 00000.',
    'text.missing': 'Γράψτε το μήνυμά σας.',
    'from.missing': 'Διαλέξτε από ποιο λιμάνι φεύγει το φορτίο.',
    'to.missing': 'Διαλέξτε σε ποιο λιμάνι πάει το φορτίο.',
    'to.same': 'Διαλέξτε λιμάνι διαφορετικό από εκείνο της αναχώρησης.',
    'day.missing': 'Διαλέξτε την ημέρα που θέλετε να φύγει.',
    'day.past': 'Η ημέρα έχει περάσει. Διαλέξτε σήμερα ή αργότερα.',
    'kind.missing': 'Διαλέξτε το είδος του φορτίου.',
    'pieces.number': 'Γράψτε πόσα τεμάχια είναι, με ακέραιο αριθμό.',
    'pieces.range': 'Τα τεμάχια μπορεί να είναι από 1 ως 500.',
    'weightKg.number': 'Γράψτε το συνολικό βάρος σε κιλά, για παράδειγμα 120.',
    'weightKg.range': 'Το βάρος μπορεί να είναι ως 40.000 κιλά.',
    'lengthCm.range': 'Το μήκος μπορεί να είναι ως 2.000 εκατοστά.',
    'widthCm.range': 'Το πλάτος μπορεί να είναι ως 500 εκατοστά.',
    'heightCm.range': 'Το ύψος μπορεί να είναι ως 500 εκατοστά.',
    'lengthCm.number': 'Γράψτε το μήκος σε εκατοστά, με αριθμό.',
    'widthCm.number': 'Γράψτε το πλάτος σε εκατοστά, με αριθμό.',
    'heightCm.number': 'Γράψτε το ύψος σε εκατοστά, με αριθμό.',
    'harmless.missing': 'Επιβεβαιώστε ότι δεν υπάρχουν επικίνδυνα εμπορεύματα. Αν υπάρχουν, τηλεφωνήστε μας.',
    'where.missing': 'Διαλέξτε αν θέλετε να δουλέψετε στο πλοίο ή στη στεριά.',
    'cv.missing': 'Επιλέξτε το αρχείο με το βιογραφικό σας.',
    'cv.large': 'Το αρχείο ξεπερνά τα 5 MB. Αποθηκεύστε το ξανά σε μικρότερο μέγεθος.',
    'cv.damaged': 'Το PDF δεν είναι ολόκληρο. Αποθηκεύστε το ξανά και επιλέξτε το καινούργιο αρχείο.',
    'cv.locked':
      'Το PDF είναι κλειδωμένο και δεν θα μπορέσουμε να το ανοίξουμε. Αποθηκεύστε το χωρίς κωδικό.',
    'cv.kind':
      'Αυτό το αρχείο δεν είναι PDF, DOC, DOCX ή ODT. Αποθηκεύστε το βιογραφικό σας σε μία από αυτές τις μορφές.',
  },
  en: {
    missing: 'Fill in this field.',
    long: 'The text is too long. Make it shorter.',
    trap: 'Leave this field empty. It is only here to stop programs that send advertising.',
    number: 'Write a number.',
    'topic.missing': 'Choose a topic.',
    'name.missing': 'Write your full name.',
    'email.missing': 'Write your email address, so that we can answer.',
    email: 'Write an email address, for example maria@example.com.',
    'phone.missing': 'Write a phone number for the time of delivery.',
    phone: 'Write the phone number in digits, for example +30 22410 00000.',
    'text.missing': 'Write your message.',
    'from.missing': 'Choose the port from which the cargo leaves.',
    'to.missing': 'Choose the port to which the cargo goes.',
    'to.same': 'Choose a port other than the one of departure.',
    'day.missing': 'Choose the day on which it should leave.',
    'day.past': 'This day is over. Choose today or later.',
    'kind.missing': 'Choose the kind of cargo.',
    'pieces.number': 'Write how many pieces there are, as a whole number.',
    'pieces.range': 'There can be 1 to 500 pieces.',
    'weightKg.number': 'Write the total weight in kilograms, for example 120.',
    'weightKg.range': 'The weight can be up to 40,000 kilograms.',
    'lengthCm.range': 'The length can be up to 2,000 centimetres.',
    'widthCm.range': 'The width can be up to 500 centimetres.',
    'heightCm.range': 'The height can be up to 500 centimetres.',
    'lengthCm.number': 'Write the length in centimetres, as a number.',
    'widthCm.number': 'Write the width in centimetres, as a number.',
    'heightCm.number': 'Write the height in centimetres, as a number.',
    'harmless.missing': 'Confirm that there are no dangerous goods. If there are, please call us.',
    'where.missing': 'Choose whether you want to work on board or ashore.',
    'cv.missing': 'Choose the file with your CV.',
    'cv.large': 'The file is larger than 5 MB. Save it again in a smaller size.',
    'cv.damaged': 'The PDF is not complete. Save it again and choose the new file.',
    'cv.locked': 'The PDF is locked and we could not open it. Save it without a password.',
    'cv.kind': 'This file is not a PDF, DOC, DOCX or ODT. Save your CV in one of these formats.',
  },
};

type Key =
  | 'invalid'
  | 'tooLarge'
  | 'keyMissing'
  | 'keyReused'
  | 'unreadable'
  | 'tooManyPlain'
  | SubmissionKind;
type SubmissionKind = 'message' | 'cargo' | 'application';

/** Sentences about the whole call. */
export const formMessages: Record<Locale, Record<Key, string>> = {
  el: {
    invalid: 'Κάποια πεδία θέλουν διόρθωση.',
    tooLarge: 'Αυτό που στείλατε είναι πολύ μεγάλο. Το βιογραφικό μπορεί να είναι ως 5 MB.',
    keyMissing: 'Λείπει η κεφαλίδα Idempotency-Key.',
    keyReused: 'Με αυτό το κλειδί έχει σταλεί ήδη κάτι άλλο.',
    unreadable: 'Αυτό που στείλατε δεν διαβάζεται. Δοκιμάστε ξανά.',
    tooManyPlain:
      'Από τη σύνδεσή σας στάλθηκαν ήδη αρκετά. Δοκιμάστε ξανά σε λίγα λεπτά, ή επιτρέψτε τη JavaScript στο πρόγραμμα περιήγησης: τότε το όριο είναι μεγαλύτερο.',
    message: 'Λάβαμε το μήνυμά σας.',
    cargo: 'Λάβαμε το αίτημά σας.',
    application: 'Λάβαμε την αίτησή σας.',
  },
  en: {
    invalid: 'Some fields need correcting.',
    tooLarge: 'What you sent is too large. A CV can be up to 5 MB.',
    keyMissing: 'The header Idempotency-Key is missing.',
    keyReused: 'Something else was sent with this key.',
    unreadable: 'What you sent cannot be read. Please try again.',
    tooManyPlain:
      'Several forms were sent from your connection already. Please try again in a few minutes, or allow JavaScript in your browser: the limit is higher then.',
    message: 'We have your message.',
    cargo: 'We have your request.',
    application: 'We have your application.',
  },
};
