import type { Bilingual } from '../contract/primitives.ts';

/** What travellers are told before they decide. */
export const placesReturn: Bilingual = {
  el: 'Οι θέσεις ελευθερώνονται αμέσως. Η ακύρωση δεν αναιρείται.',
  en: 'The places are released at once. A cancellation cannot be undone.',
};

export const discountStays: Bilingual = {
  el: 'Όσα εισιτήρια μένουν κρατούν την τιμή και την έκπτωση με την οποία εκδόθηκαν.',
  en: 'The tickets that remain keep the price and the discount they were issued with.',
};

export const partTravelled: Bilingual = {
  el: 'Τα εισιτήρια για πλοία που έχουν αναχωρήσει δεν ακυρώνονται.',
  en: 'Tickets for ships that have left are not cancelled.',
};

export const dearer: Bilingual = {
  el: 'Η νέα τιμή είναι υψηλότερη. Πληρώνετε μόνο τη διαφορά.',
  en: 'The new price is higher. You pay only the difference.',
};

export const openReleases: Bilingual = {
  el: 'Οι θέσεις ελευθερώνονται αμέσως και τα εισιτήρια που έχετε παύουν να ισχύουν. Νέα εκδίδονται όταν ορίσετε ημερομηνία.',
  en: 'The places are released at once and the tickets you have stop being valid. New ones are issued when you set a date.',
};

export const openOnlyUpLater: Bilingual = {
  el: 'Αν το νέο δρομολόγιο είναι ακριβότερο, πληρώνετε τη διαφορά. Αν είναι φθηνότερο, η διαφορά δεν επιστρέφεται.',
  en: 'If the new sailing costs more, you pay the difference. If it costs less, the difference is not given back.',
};

export const openGivesBack: Bilingual = {
  el: 'Αν τελικά δεν ταξιδέψετε και ακυρώσετε, επιστρέφεται όσο θα επιστρεφόταν αν ακυρώνατε τώρα.',
  en: 'If in the end you do not travel and cancel, you get back what a cancellation would give you now.',
};

export const openOnlyUp: Bilingual = {
  el: 'Το εισιτήριο είχε ανοιχτή ημερομηνία: αν το νέο δρομολόγιο είναι φθηνότερο, η διαφορά δεν επιστρέφεται.',
  en: 'The ticket had an open date: if the new sailing costs less, the difference is not given back.',
};

export const unpaidDown: Bilingual = {
  el: 'Δεν έχετε πληρώσει ακόμη. Θα πληρώσετε τη νέα, χαμηλότερη τιμή.',
  en: 'You have not paid yet. You will pay the new, lower price.',
};
