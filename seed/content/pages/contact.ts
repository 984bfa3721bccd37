import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, link, p, richText, strong } from '#seed/content/rich-text.ts';

export const contact: SeedDocument = {
  _id: 'page-contact',
  _type: 'page',
  title_el: 'Επικοινωνία',
  title_en: 'Contact',
  permalink_el: slug('contact'),
  permalink_en: slug('contact'),
  lead_el: 'Κάθε μέρα από τις 07:00 ως τις 22:00, στα ελληνικά και στα αγγλικά.',
  lead_en: 'Every day from 07:00 to 22:00, in Greek and in English.',
  cover: picture('contact'),
  body_el: richText(
    h2('Τηλέφωνο και e-mail'),
    bullets(
      [strong('Κρατήσεις και πληροφορίες: '), link('22410 00000', 'tel:+302241000000')],
      [strong('E-mail: '), link('info@meltemi.example', 'mailto:info@meltemi.example')],
    ),
    p(
      'Έχετε τον κωδικό της κράτησης μπροστά σας και τελειώνουμε γρηγορότερα. Στα γραπτά μηνύματα απαντάμε την ίδια ή την επόμενη εργάσιμη μέρα. Για ταξίδι μέσα στις επόμενες 24 ώρες τηλεφωνήστε.',
    ),
    h2('Κεντρικό γραφείο'),
    p('Ακτή Μελτεμιού 1, 851 00 Ρόδος. Δευτέρα ως Παρασκευή, 08:00 – 16:00.'),
    h2('Πριν τηλεφωνήσετε'),
    bullets(
      'Τι ώρα φεύγει το πλοίο: το δείχνει η αναζήτηση, μαζί με τις τιμές και τις ελεύθερες θέσεις.',
      'Τι έχετε κλείσει και ως πότε πληρώνετε: το γράφει η σελίδα «Η κράτησή μου».',
      ['Αν δεν φύγει το πλοίο: ', internalLink('δικαιώματα επιβατών', 'page-passenger-rights'), '.'],
      ['Βοήθεια στην επιβίβαση: ', internalLink('προσβασιμότητα', 'page-accessibility'), '.'],
    ),
  ),
  body_en: richText(
    h2('Phone and e-mail'),
    bullets(
      [strong('Bookings and information: '), link('+30 22410 00000', 'tel:+302241000000')],
      [strong('E-mail: '), link('info@meltemi.example', 'mailto:info@meltemi.example')],
    ),
    p(
      'Have your booking reference at hand and we will be quicker. We answer e-mail on the same or the next working day. If you travel within the next 24 hours, please call.',
    ),
    h2('Head office'),
    p('1 Akti Meltemiou, 851 00 Rhodes, Greece. Monday to Friday, 08:00 – 16:00.'),
    h2('Before you call'),
    bullets(
      'When a ship leaves: the search shows it, with prices and free places.',
      'What you have booked and when to pay: it is all under “My booking”.',
      ['If the ship does not sail: ', internalLink('passenger rights', 'page-passenger-rights'), '.'],
      ['Help with boarding: ', internalLink('accessibility', 'page-accessibility'), '.'],
    ),
  ),
};
