import type { Locale } from '#foundation/text/locales.ts';
type Key =
  | 'missing'
  | 'invalid'
  | 'long'
  | 'unreadable'
  | 'tooLarge'
  | 'notYours'
  | 'notDraft'
  | 'noAddress'
  | 'noReaders'
  | 'incomplete'
  | 'title_el'
  | 'title_en'
  | 'items_el'
  | 'items_en'
  | 'test';

/** What staff read when something about the newsletter does not work, and the mark of a test letter. */
export const staffWords: Record<Locale, Record<Key, string>> = {
  el: {
    missing: 'Το τεύχος δεν υπάρχει πια.',
    invalid: 'Κάποια πεδία θέλουν διόρθωση.',
    long: 'Είναι πολύ μεγάλο. Γράψτε το πιο σύντομα.',
    unreadable: 'Δεν διαβάζεται.',
    tooLarge: 'Το τεύχος είναι πολύ μεγάλο.',
    notYours: 'Μόνο διαχειριστές και συντάκτες στέλνουν τεύχη και κατεβάζουν διευθύνσεις.',
    notDraft: 'Το τεύχος έχει ήδη σταλεί και δεν αλλάζει πια.',
    noAddress: 'Ο λογαριασμός σας δεν έχει e-mail. Προσθέστε το για να λάβετε δοκιμαστικό.',
    noReaders: 'Δεν υπάρχει ακόμη κανένας αναγνώστης.',
    incomplete: 'Το τεύχος δεν είναι έτοιμο για όλους τους αναγνώστες.',
    title_el: 'Γράψτε τίτλο στα ελληνικά.',
    title_en: 'Γράψτε τίτλο στα αγγλικά.',
    items_el: 'Επιλέξτε τουλάχιστον ένα θέμα που υπάρχει στα ελληνικά.',
    items_en: 'Επιλέξτε τουλάχιστον ένα θέμα που υπάρχει στα αγγλικά.',
    test: 'Δοκιμή',
  },
  en: {
    missing: 'This issue is no longer there.',
    invalid: 'Some fields need correcting.',
    long: 'This is too long. Shorten it.',
    unreadable: 'This cannot be read.',
    tooLarge: 'The issue is too large.',
    notYours: 'Only administrators and editors send issues and download addresses.',
    notDraft: 'The issue has been sent already and no longer changes.',
    noAddress: 'Your account has no email address. Add one to receive a test.',
    noReaders: 'There is no reader yet.',
    incomplete: 'The issue is not ready for all readers.',
    title_el: 'Write a Greek title.',
    title_en: 'Write an English title.',
    items_el: 'Choose at least one item that exists in Greek.',
    items_en: 'Choose at least one item that exists in English.',
    test: 'Test',
  },
};

/** The number that the editor agreed to is another by now. */
export function readersChanged(locale: Locale, readers: number): string {
  if (locale === 'en')
    return `There ${readers === 1 ? 'is 1 reader' : `are ${readers} readers`} now. Look again and confirm.`;
  return readers === 1
    ? 'Τώρα υπάρχει 1 αναγνώστης. Δείτε το ξανά και επιβεβαιώστε.'
    : `Τώρα υπάρχουν ${readers} αναγνώστες. Δείτε το ξανά και επιβεβαιώστε.`;
}
