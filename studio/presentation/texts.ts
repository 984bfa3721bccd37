import type { Locale } from '#foundation/text/locales.ts';
/** Language of the Studio itself. */
export type PreviewLanguage = Locale;

const ENGLISH = {
  tool: 'Preview',
  noAddress: 'This document has no address yet. Fill in its permalinks.',
  alertPlaces: 'On the home page while the alert is on',
  settingsPlaces: 'In the header and footer of every page',
  portPlaces: 'The name, the quays and the times come from the booking system; the texts stand beside them.',
  share: 'Preview link',
  shareTitle: 'A link for a colleague',
  shareText:
    'Whoever has the link sees the site with all drafts, without an account, and cannot change anything. It opens this page.',
  language: 'Language of the page',
  greek: 'Greek',
  english: 'English',
  noPage: 'no address yet',
  validity: 'Valid for',
  days1: '1 day',
  days7: '7 days',
  days30: '30 days',
  make: 'Copy preview link',
  copied: 'The link is on the clipboard. It is shown only now.',
  made: 'Copy the link now. It is shown only once.',
  link: 'Link',
  links: 'Links that still work',
  none: 'None',
  by: 'by {name}',
  until: 'until {date}',
  revoke: 'Revoke',
  revoked: 'The link no longer works.',
  failed: 'That did not work. Please try again.',
  insecure: 'Links can only be made over a secure connection (https).',
} as const;

export type PreviewTexts = { readonly [Name in keyof typeof ENGLISH]: string };

const GREEK: PreviewTexts = {
  tool: 'Προεπισκόπηση',
  noAddress: 'Το έγγραφο δεν έχει ακόμα διεύθυνση. Συμπληρώστε τους μόνιμους συνδέσμους.',
  alertPlaces: 'Στην αρχική σελίδα, όσο ισχύει η ανακοίνωση',
  settingsPlaces: 'Στην κεφαλίδα και στο υποσέλιδο κάθε σελίδας',
  portPlaces:
    'Το όνομα, οι προβλήτες και οι ώρες έρχονται από το σύστημα κρατήσεων· τα κείμενα στέκονται δίπλα τους.',
  share: 'Σύνδεσμος προεπισκόπησης',
  shareTitle: 'Σύνδεσμος για έναν συνεργάτη',
  shareText:
    'Όποιος έχει τον σύνδεσμο βλέπει τον ιστότοπο με όλα τα πρόχειρα, χωρίς λογαριασμό, και δεν μπορεί να αλλάξει τίποτα. Ανοίγει αυτή η σελίδα.',
  language: 'Γλώσσα της σελίδας',
  greek: 'Ελληνικά',
  english: 'Αγγλικά',
  noPage: 'χωρίς διεύθυνση ακόμα',
  validity: 'Ισχύει για',
  days1: '1 ημέρα',
  days7: '7 ημέρες',
  days30: '30 ημέρες',
  make: 'Αντιγραφή συνδέσμου',
  copied: 'Ο σύνδεσμος αντιγράφηκε στο πρόχειρο του υπολογιστή. Εμφανίζεται μόνο τώρα.',
  made: 'Αντιγράψτε τον σύνδεσμο τώρα. Εμφανίζεται μόνο μία φορά.',
  link: 'Σύνδεσμος',
  links: 'Σύνδεσμοι που ισχύουν',
  none: 'Κανένας',
  by: 'από: {name}',
  until: 'έως {date}',
  revoke: 'Ανάκληση',
  revoked: 'Ο σύνδεσμος δεν ισχύει πια.',
  failed: 'Η ενέργεια δεν ολοκληρώθηκε. Δοκιμάστε ξανά.',
  insecure: 'Οι σύνδεσμοι δημιουργούνται μόνο με ασφαλή σύνδεση (https).',
};

export function previewTexts(language: PreviewLanguage): PreviewTexts {
  return language === 'el' ? GREEK : ENGLISH;
}
