/** The tab with the times at which a document goes online and offline. */
export const SCHEDULE = {
  Schedule: 'Προγραμματισμός',
  'Publish at': 'Δημοσίευση στις',
  'At this time the draft is published by itself, as it then stands.':
    'Την ώρα αυτή το πρόχειρο δημοσιεύεται μόνο του, όπως θα είναι τότε.',
  'Take offline at': 'Απόσυρση στις',
  'At this time visitors stop seeing it. What is left is a draft.':
    'Από την ώρα αυτή οι επισκέπτες δεν το βλέπουν πια. Μένει ως πρόχειρο.',
  'What went wrong': 'Τι δεν έγινε',
  'The plan could not be kept. Mend what is named here, then choose a new time.':
    'Ο προγραμματισμός δεν τηρήθηκε. Διορθώστε αυτό που αναφέρεται εδώ και επιλέξτε νέα ώρα.',
  Reason: 'Αιτία',
  'Planned for': 'Είχε οριστεί για',
  'Tried at': 'Έγινε προσπάθεια στις',
  Step: 'Βήμα',
} as const;
