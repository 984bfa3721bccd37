import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';

/** What travellers are told before they decide. */
export const placesReturn: Bilingual = {
  el: 'Οι θέσεις ελευθερώνονται αμέσως. Η ακύρωση δεν αναιρείται.',
  en: 'The places are released at once. A cancellation cannot be undone.',
};

export const discountStays: Bilingual = {
  el: 'Όσα εισιτήρια μένουν κρατούν την τιμή και την έκπτωση με την οποία εκδόθηκαν.',
  en: 'The tickets that remain keep the price and the discount they were issued with.',
};

export const restPricedAnew: Bilingual = {
  el: 'Η έκπτωση ίσχυε επειδή αγοράσατε μαζί και όσα ακυρώνετε. Όσα μένουν τιμολογούνται ξανά, με τους κανόνες της ημέρας που τα αγοράσατε.',
  en: 'The discount was given because you also bought what you are cancelling. What remains is priced again, by the rules of the day you bought it.',
};

/** Nothing is cancelled at the traveller's expense: who does not travel owes nothing. */
export function costsMoney(moreCents: number, backCents: number): Bilingual {
  const price = (cents: number, locale: Locale) => formatPrice(cents, locale);
  return {
    el: `Αυτή η ακύρωση θα σας κόστιζε χρήματα: επιστρέφονται ${price(backCents, 'el')}, αλλά όσα μένουν κοστίζουν μόνα τους ${price(moreCents, 'el')} περισσότερο. Κρατήστε την κράτηση όπως είναι· αν δεν ταξιδέψετε, δεν χρωστάτε τίποτα.`,
    en: `Cancelling this would cost you money: ${price(backCents, 'en')} would come back, but what remains costs ${price(moreCents, 'en')} more on its own. Keep the booking as it is; if you don’t travel, you owe nothing.`,
  };
}

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
