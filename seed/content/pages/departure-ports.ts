import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, richText } from '#seed/content/rich-text.ts';

/** Words around the ports; the ports themselves are documents, and quays and times come from reservations. */
export const departurePorts: SeedDocument = {
  _id: 'page-departure-ports',
  _type: 'page',
  title_el: 'Από ποια προβλήτα φεύγω;',
  title_en: 'Which quay do I leave from?',
  permalink_el: slug('departure-ports'),
  permalink_en: slug('departure-ports'),
  lead_el:
    'Στην πόλη της Ρόδου δένουμε σε τρεις προβλήτες. Τη δική σας τη γράφει πάντα η κράτηση, και εδώ βλέπετε πώς θα τη βρείτε.',
  lead_en:
    'In Rhodes Town our ships use three quays. Your booking always names yours, and here you see how to find it.',
  cover: picture('news-port'),
  body_el: richText(
    h2('Πριν κατεβείτε στο λιμάνι'),
    bullets(
      'Να είστε στην προβλήτα 30 λεπτά πριν για τα ταχύπλοα και 45 λεπτά πριν για το οχηματαγωγό. Με βοήθεια στην επιβίβαση, μία ώρα πριν.',
      [
        'Τα εισιτήρια τα παίρνετε από ',
        internalLink('πρακτορείο', 'page-agencies'),
        ' πριν ανεβείτε. Στη ράμπα δεν εκδίδονται.',
      ],
      'Έχετε στο χέρι την ταυτότητα ή το διαβατήριο, και για τα παιδιά.',
      'Τις βαλίτσες τις αφήνετε στα ράφια δίπλα στην είσοδο του πλοίου. Βάλτε επάνω ένα χαρτάκι με το λιμάνι που κατεβαίνετε.',
      'Στις περισσότερες προβλήτες η αναμονή είναι υπαίθρια: νερό και καπέλο το καλοκαίρι, μπουφάν τον χειμώνα.',
    ),
    callout(
      'warn',
      'Με δυνατό άνεμο το Λιμεναρχείο μπορεί να στείλει το πλοίο σε άλλη προβλήτα. Κοιτάξτε την κράτησή σας πριν ξεκινήσετε.',
    ),
  ),
  body_en: richText(
    h2('Before you go down to the port'),
    bullets(
      'Be at the quay 30 minutes before departure for the fast ships and 45 minutes for the car ferry. With help for boarding, one hour.',
      [
        'Tickets come from an ',
        internalLink('agency', 'page-agencies'),
        ' before you board. They are not issued at the ramp.',
      ],
      'Have your identity card or passport in your hand, and those of the children.',
      'Suitcases stay on the racks beside the ship’s entrance. Tag them with the port where you leave.',
      'On most quays you wait in the open: water and a hat in summer, a jacket in winter.',
    ),
    callout(
      'warn',
      'In strong wind the port authority may send the ship to another quay. Look at your booking before you set out.',
    ),
  ),
};
