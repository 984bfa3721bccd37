import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, link, p, richText } from '#seed/content/rich-text.ts';

export const agenciesPage: SeedDocument = {
  _id: 'page-agencies',
  _type: 'page',
  title_el: 'Πρακτορεία',
  title_en: 'Agencies',
  permalink_el: slug('agencies'),
  permalink_en: slug('agencies'),
  lead_el:
    'Εδώ πληρώνετε την κράτησή σας και παίρνετε τα εισιτήρια, σε κάθε νησί και στην ηπειρωτική Ελλάδα.',
  lead_en:
    'This is where you pay for your booking and collect the tickets, on every island and on the mainland.',
  cover: picture('hero-night'),
  body_el: richText(
    h2('Τι να έχετε μαζί σας'),
    bullets(
      [
        'Τον κωδικό της κράτησης, με επτά χαρακτήρες. Τον βρίσκετε στη σελίδα ',
        link('«Η κράτησή μου»', '/booking/manage'),
        '.',
      ],
      'Ταυτότητα ή διαβατήριο. Για όχημα, και την άδεια κυκλοφορίας.',
      'Μετρητά ή κάρτα. Οι τιμές είναι οι ίδιες με του ιστότοπου, σε κάθε πρακτορείο.',
    ),
    p(
      'Η προθεσμία πληρωμής είναι γραμμένη στην κράτηση. Αλλαγές και επιστροφές γίνονται στο πρακτορείο που εξέδωσε τα εισιτήρια, όπως γράφουν οι ',
      internalLink('όροι μεταφοράς', 'page-travel-terms'),
      '.',
    ),
  ),
  body_en: richText(
    h2('What to bring'),
    bullets(
      [
        'Your booking reference of seven characters. You find it under ',
        link('“My booking”', '/booking/manage'),
        '.',
      ],
      'An identity card or passport. For a vehicle, its registration document as well.',
      'Cash or a card. Prices are those of the website, at every agency.',
    ),
    p(
      'The deadline for payment stands in your booking. Changes and refunds are made at the agency that issued the tickets, as the ',
      internalLink('travel terms', 'page-travel-terms'),
      ' say.',
    ),
  ),
};
