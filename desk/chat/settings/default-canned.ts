import type { CannedAnswer } from '#desk/contract/staff-chat.ts';

/** What staff start with; they change all of it in the Studio. */
export const DEFAULT_CANNED: CannedAnswer[] = [
  {
    id: 'greeting',
    title: 'Καλωσόρισμα',
    text_el: 'Καλημέρα σας! Πώς μπορούμε να βοηθήσουμε;',
    text_en: 'Hello! How can we help?',
  },
  {
    id: 'moment',
    title: 'Μια στιγμή',
    text_el: 'Μια στιγμή, το κοιτάζω και σας απαντώ αμέσως.',
    text_en: 'One moment, I am looking it up for you.',
  },
  {
    id: 'reference',
    title: 'Κωδικός κράτησης',
    text_el: 'Μου γράφετε τον κωδικό της κράτησής σας; Είναι στην επιβεβαίωση που πήρατε με e-mail.',
    text_en: 'Could you write your booking reference? It is in the confirmation that we sent you by e-mail.',
  },
  {
    id: 'check-in',
    title: 'Ώρα προσέλευσης',
    text_el:
      'Ελάτε στην προβλήτα 45 λεπτά πριν από την αναχώρηση, ή 60 αν έχετε όχημα. Το εισιτήριο το δείχνετε και από το κινητό.',
    text_en:
      'Please be at the quay 45 minutes before departure, or 60 with a vehicle. You can show the ticket on your phone.',
  },
  {
    id: 'weather',
    title: 'Απαγορευτικό',
    text_el:
      'Για απαγορευτικό αποφασίζει το λιμεναρχείο. Μόλις αλλάξει κάτι στο δρομολόγιό σας, σας γράφουμε στο e-mail της κράτησης.',
    text_en:
      'The port authority decides whether ships may sail in strong winds. As soon as anything changes for your sailing we write to the e-mail address of your booking.',
  },
  {
    id: 'goodbye',
    title: 'Καλό ταξίδι',
    text_el: 'Χαρήκαμε που βοηθήσαμε. Καλό ταξίδι!',
    text_en: 'Glad we could help. Have a good voyage!',
  },
];
