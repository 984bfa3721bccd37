import { type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, p, richText } from '#seed/content/rich-text.ts';

/** Passenger data: specification 3.4. Says only what the booking service does today. */
export const privacyPolicy: SeedDocument = {
  _id: 'page-privacy-policy',
  _type: 'page',
  title_el: 'Προστασία δεδομένων',
  title_en: 'Privacy policy',
  permalink_el: slug('privacy-policy'),
  permalink_en: slug('privacy-policy'),
  lead_el: 'Ποια στοιχεία ζητάμε για ένα ταξίδι, γιατί, και πότε τα σβήνουμε.',
  lead_en: 'Which details we ask for when you travel, why, and when we delete them.',
  body_el: richText(
    h2('Στοιχεία που ζητά ο νόμος'),
    p(
      'Για κάθε επιβάτη, και για τα βρέφη, ζητάμε πέντε στοιχεία: επώνυμο, όνομα, φύλο, υπηκοότητα και ημερομηνία γέννησης. Τα επιβάλλουν η Οδηγία 98/41/ΕΚ και το προεδρικό διάταγμα 23/1999, για να ξέρουν ο πλοίαρχος και το Λιμενικό ποιοι βρίσκονται στο πλοίο. Δεν τα χρησιμοποιούμε για τίποτε άλλο και τα σβήνουμε όταν το ταξίδι ολοκληρωθεί με ασφάλεια.',
    ),
    h2('Στοιχεία που δίνετε αν θέλετε'),
    bullets(
      'Ειδική φροντίδα: αν χρειάζεστε βοήθεια, το διαβάζει μόνο το πλήρωμα που θα την προσφέρει. Σβήνεται μαζί με τα υπόλοιπα.',
      'Τηλέφωνο και e-mail: για να σας ειδοποιήσουμε αν ακυρωθεί ή καθυστερήσει το δρομολόγιο. Μπορείτε να αρνηθείτε και η κράτηση γίνεται κανονικά. Τότε σημειώνουμε μόνο την άρνηση.',
      'Αριθμός κυκλοφορίας: αν ταξιδεύετε με όχημα, για να το βρίσκει το πλήρωμα στο γκαράζ.',
    ),
    h2('Τι μένει στον υπολογιστή σας'),
    p(
      'Ο ιστότοπος κρατά μόνο όσα χρειάζεται για να λειτουργήσει: τη γλώσσα που επιλέξατε και την κράτηση που έχετε ανοιχτή. Δεν χρησιμοποιούμε διαφημίσεις ούτε εργαλεία παρακολούθησης.',
    ),
    h2('Ποιος τα βλέπει'),
    p(
      'Το πλήρωμα του πλοίου, το πρακτορείο όπου πληρώνετε και, όταν το ζητά ο νόμος, οι λιμενικές αρχές. Δεν πουλάμε και δεν δανείζουμε στοιχεία σε κανέναν.',
    ),
    h2('Τα δικαιώματά σας'),
    p(
      'Μπορείτε να δείτε τα στοιχεία σας, να τα διορθώσετε ή να ζητήσετε τη διαγραφή τους, όσο ο νόμος δεν μας υποχρεώνει να τα κρατήσουμε. Γράψτε στο privacy@meltemi.example ή βρείτε μας από τη σελίδα ',
      internalLink('Επικοινωνία', 'page-contact'),
      '. Αν η απάντησή μας δεν σας καλύψει, μπορείτε να απευθυνθείτε στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα.',
    ),
  ),
  body_en: richText(
    h2('Details that the law requires'),
    p(
      'For every traveller, infants included, we ask for five details: surname, given name, gender, nationality and date of birth. Directive 98/41/EC and Greek presidential decree 23/1999 require them, so that the master and the coastguard know who is on board. We use them for nothing else and delete them once the voyage has ended safely.',
    ),
    h2('Details you give if you wish'),
    bullets(
      'Special care: if you need help, only the crew who will give it read this. It is deleted together with the rest.',
      'Phone and e-mail: to tell you if the sailing is cancelled or late. You may decline and the booking goes ahead as usual. We then note only that you declined.',
      'Number plate: if you travel with a vehicle, so that the crew can find it on the car deck.',
    ),
    h2('What stays on your computer'),
    p(
      'This website stores only what it needs to work: the language you chose and the booking you have open. We use no advertising and no tracking tools.',
    ),
    h2('Who sees them'),
    p(
      'The crew of your ship, the agency where you pay and, where the law requires it, the port authorities. We do not sell or lend details to anyone.',
    ),
    h2('Your rights'),
    p(
      'You may see your details, correct them or ask us to delete them, unless the law obliges us to keep them. Write to privacy@meltemi.example or find us on the ',
      internalLink('contact page', 'page-contact'),
      '. If our answer does not satisfy you, you may turn to the Hellenic Data Protection Authority.',
    ),
  ),
};
