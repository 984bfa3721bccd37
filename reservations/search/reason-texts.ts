import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { SearchReason } from '#contracts/reservations/search.ts';

/** Each reason as a sentence that can stand as a title, so without a full stop; days and ports are named beside it. */
export const reasonTexts: Record<SearchReason['code'], Bilingual> = {
  no_line: {
    el: 'Τα πλοία μας δεν συνδέουν αυτά τα δύο λιμάνια',
    en: 'Our ships do not connect these two ports',
  },
  past: { el: 'Αυτή η ημέρα έχει περάσει', en: 'This day has passed' },
  departed: {
    el: 'Τα πλοία αυτής της ημέρας έφυγαν ή η πώληση των εισιτηρίων τους έκλεισε',
    en: 'The ships of this day have left, or their ticket sales have closed',
  },
  not_on_sale: {
    el: 'Τα εισιτήρια για αυτή την ημέρα δεν έχουν βγει ακόμη σε πώληση',
    en: 'Tickets for this day are not on sale yet',
  },
  no_sailing: {
    el: 'Αυτή την ημέρα δεν υπάρχει δρομολόγιο ανάμεσα στα δύο λιμάνια',
    en: 'No ship sails between these two ports on this day',
  },
  cancelled: {
    el: 'Τα δρομολόγια αυτής της ημέρας ακυρώθηκαν',
    en: 'The sailings of this day have been cancelled',
  },
  sold_out: {
    el: 'Σε κανένα πλοίο αυτής της ημέρας δεν μένουν αρκετές θέσεις για όλους σας',
    en: 'No ship of this day has enough places left for all of you',
  },
  vehicles_full: {
    el: 'Υπάρχουν θέσεις για τους επιβάτες, αλλά όχι αρκετός χώρος για τα οχήματά σας',
    en: 'There are seats for the passengers, but not enough room for your vehicles',
  },
  vehicles_refused: {
    el: 'Τα πλοία αυτής της ημέρας δεν μεταφέρουν τέτοιο όχημα',
    en: 'The ships of this day do not carry such a vehicle',
  },
};
