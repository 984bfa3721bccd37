import type { CannedAnswer } from '#contracts/desk/staff-chat.ts';

/** What staff start with; they change all of it in the Studio. Times at the quay: questions and answers of the seeded content. */
export const DEFAULT_CANNED: CannedAnswer[] = [
  {
    id: 'greeting',
    title: 'Καλωσόρισμα',
    text_el: 'Καλημέρα σας. Πώς μπορούμε να βοηθήσουμε;',
    text_en: 'Hello. How can we help?',
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
    text_en: 'Could you write your booking reference? It is in the confirmation that we sent you by email.',
  },
  {
    id: 'check-in',
    title: 'Ώρα προσέλευσης',
    text_el:
      'Να είστε στην προβλήτα 30 λεπτά πριν για τα ταχύπλοα και 45 για το οχηματαγωγό, ή μία ώρα πριν αν έχετε ζητήσει βοήθεια στην επιβίβαση. Το εισιτήριο το δείχνετε και από το κινητό.',
    text_en:
      'Please be at the quay 30 minutes before departure for the fast ships and 45 for the car ferry, or one hour before if you asked for help with boarding. You can show the ticket on your phone.',
  },
  {
    id: 'weather',
    title: 'Απαγορευτικό',
    text_el:
      'Για το απαγορευτικό αποφασίζει το λιμεναρχείο. Μόλις αλλάξει κάτι στο δρομολόγιό σας, θα σας γράψουμε στο e-mail της κράτησης.',
    text_en:
      'The port authority decides whether ships may sail in strong winds. As soon as anything changes for your sailing we write to the email address of your booking.',
  },
  {
    id: 'goodbye',
    title: 'Καλό ταξίδι',
    text_el: 'Χαρήκαμε που σας βοηθήσαμε. Καλό ταξίδι.',
    text_en: 'Glad we could help. Have a good voyage.',
  },
];
