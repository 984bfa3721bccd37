import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { p, richText } from '#seed/content/rich-text.ts';

export const itineraries: SeedDocument = {
  _id: 'page-itineraries',
  _type: 'page',
  title_el: 'Δρομολόγια',
  title_en: 'Timetable',
  permalink_el: slug('itineraries'),
  permalink_en: slug('itineraries'),
  lead_el:
    'Όλες οι γραμμές μας στον χάρτη, με ώρες, στάσεις και τιμές για κάθε λιμάνι. Διαλέξτε γραμμή, περίοδο ή μέρα.',
  lead_en:
    'All our lines on the map, with times, stops and fares for every port. Choose a line, a season or a day.',
  cover: picture('hero-open-sea'),
  body_el: richText(
    p(
      'Με ισχυρούς ανέμους τα δρομολόγια μπορεί να αλλάξουν. Στέλνουμε μήνυμα σε όσους έχουν κράτηση, και ο πίνακας της αρχικής σελίδας δείχνει τι ισχύει εκείνη την ώρα.',
    ),
  ),
  body_en: richText(
    p(
      'In strong winds sailings may change. We send a message to everyone who has booked, and the board on the home page shows what applies at that moment.',
    ),
  ),
};
