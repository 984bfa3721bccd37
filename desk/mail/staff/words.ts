import type { Locale } from '#foundation/text/locales.ts';
type Key = 'missing' | 'query' | 'noServer' | 'tooLate' | 'wrongState';

/** What staff read when a door of the outgoing mail refuses. */
export const mailWords: Record<Locale, Record<Key, string>> = {
  el: {
    missing: 'Το e-mail δεν υπάρχει, ή σβήστηκε επειδή πέρασε ο χρόνος του.',
    query: 'Η αναζήτηση δεν διαβάζεται.',
    noServer: 'Δεν έχει οριστεί διακομιστής αλληλογραφίας, οπότε δεν φεύγει κανένα e-mail.',
    tooLate: 'Το e-mail δεν χρησιμεύει πια: πέρασε η ημερομηνία του.',
    wrongState: 'Το e-mail είναι ήδη σε άλλη κατάσταση. Δείτε το ξανά.',
  },
  en: {
    missing: 'There is no such letter, or it was erased because its time was over.',
    query: 'This search cannot be read.',
    noServer: 'No mail server is set up, so no letter goes out.',
    tooLate: 'This letter is of no use any more: its date has passed.',
    wrongState: 'This letter already stands differently. Look at it again.',
  },
};
