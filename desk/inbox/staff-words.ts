import type { Locale } from '#foundation/text/locales.ts';
type Key = 'missing' | 'query' | 'assigned' | 'keyReused' | 'staffUnknown' | 'fields';

/** What staff read when a door of the inbox refuses. */
export const staffWords: Record<Locale, Record<Key, string>> = {
  el: {
    missing: 'Δεν υπάρχει, ή σβήστηκε επειδή πέρασε ο χρόνος του.',
    query: 'Η αναζήτηση δεν διαβάζεται.',
    assigned: 'Το έχει ήδη άλλος συνάδελφος.',
    keyReused: 'Με αυτό το κλειδί έχει σταλεί ήδη άλλη απάντηση.',
    staffUnknown: 'Αυτός ο συνάδελφος δεν έχει ανοίξει ποτέ τα εισερχόμενα.',
    fields: 'Κάποια πεδία θέλουν διόρθωση.',
  },
  en: {
    missing: 'It does not exist, or was erased because its time was over.',
    query: 'This search cannot be read.',
    assigned: 'A colleague already has it.',
    keyReused: 'Another answer was sent with this key.',
    staffUnknown: 'This colleague has never opened the inbox.',
    fields: 'Some fields need correcting.',
  },
};
