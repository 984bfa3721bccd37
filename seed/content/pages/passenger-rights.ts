import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText } from '#seed/content/rich-text.ts';

/** Regulation (EU) 1177/2010 and law 4948/2022, in the words of specification 3.5. */
export const passengerRights: SeedDocument = {
  _id: 'page-passenger-rights',
  _type: 'page',
  title_el: 'Δικαιώματα επιβατών',
  title_en: 'Passenger rights',
  permalink_el: slug('dikaiomata-epivaton'),
  permalink_en: slug('passenger-rights'),
  lead_el:
    'Τι δικαιούστε όταν ένα δρομολόγιο ακυρώνεται ή καθυστερεί, με βάση τον Κανονισμό (ΕΕ) 1177/2010 και τον νόμο 4948/2022.',
  lead_en:
    'What you are owed when a sailing is cancelled or late, under Regulation (EU) 1177/2010 and Greek law 4948/2022.',
  cover: picture('service-alert'),
  body_el: richText(
    h2('Ενημέρωση'),
    p(
      'Σας ενημερώνουμε το συντομότερο και το αργότερο 30 λεπτά μετά την ώρα της αναχώρησης που γράφει η κράτηση.',
    ),
    h2('Ακύρωση ή καθυστέρηση πάνω από 90 λεπτά'),
    bullets(
      'Επιλέγετε: ταξίδι στον προορισμό σας με άλλο δρομολόγιο, χωρίς χρέωση, ή επιστροφή όλου του ποσού.',
      'Όσο περιμένετε, σας προσφέρουμε κάτι να φάτε και να πιείτε, ανάλογα με την αναμονή.',
      'Αν χρειαστεί να διανυκτερεύσετε, καλύπτουμε ξενοδοχείο ως 80\u00a0€ τη βραδιά, για τρεις βραδιές το πολύ. Δεν ισχύει όταν η αιτία είναι ο καιρός.',
    ),
    h2('Όταν φτάσετε αργά'),
    p('Η αποζημίωση είναι ποσοστό του ναύλου και εξαρτάται από τη διάρκεια του ταξιδιού:'),
    bullets(
      'Ταξίδι ως 4 ώρες: 25\u00a0% για καθυστέρηση από 1 ώρα, 50\u00a0% από 2 ώρες.',
      'Ταξίδι 4 ως 8 ώρες: 25\u00a0% από 2 ώρες, 50\u00a0% από 4 ώρες.',
      'Ταξίδι 8 ως 24 ώρες: 25\u00a0% από 3 ώρες, 50\u00a0% από 6 ώρες.',
    ),
    p(
      'Για παράδειγμα, η διαδρομή Ρόδος – Πάτμος διαρκεί 5 ώρες και 45 λεπτά. Αν φτάσετε στην Πάτμο με καθυστέρηση τριών ωρών από δική μας υπαιτιότητα, δικαιούστε το 25\u00a0% του ναύλου.',
    ),
    h2('Όταν φταίει ο καιρός'),
    p(
      'Σε απαγορευτικό ή σε έκτακτο γεγονός δεν προβλέπεται αποζημίωση. Μένουν όλα τα υπόλοιπα: αλλάζετε ημέρα, μένετε στο πλοίο αν είναι ασφαλές ή παίρνετε πίσω τα χρήματά σας.',
    ),
    h2('Επιβάτες με αναπηρία ή μειωμένη κινητικότητα'),
    p(
      'Βοηθάμε στην επιβίβαση, στην αποβίβαση και στο πλοίο, χωρίς χρέωση. Πείτε μας τι χρειάζεστε τουλάχιστον 48 ώρες πριν. Περισσότερα στη σελίδα για την ',
      internalLink('προσβασιμότητα', 'page-accessibility'),
      '.',
    ),
    callout(
      'info',
      'Για αποζημίωση ή παράπονο γράψτε στο info@meltemi.example ή απευθυνθείτε σε πρακτορείο μας, μέσα σε δύο μήνες από το ταξίδι.',
    ),
  ),
  body_en: richText(
    h2('Information'),
    p(
      'We tell you as soon as we can, and at the latest 30 minutes after the departure time on your booking.',
    ),
    h2('Cancelled, or more than 90 minutes late'),
    bullets(
      'You choose: travel to your destination on another sailing at no charge, or get all your money back.',
      'While you wait we offer something to eat and drink, in keeping with the length of the wait.',
      'If you have to stay overnight we cover a hotel up to €80 a night, for three nights at most. This does not apply when the weather is the cause.',
    ),
    h2('When you arrive late'),
    p('Compensation is a share of the fare and depends on how long the trip is:'),
    bullets(
      'Trip of up to 4 hours: 25% from 1 hour late, 50% from 2 hours.',
      'Trip of 4 to 8 hours: 25% from 2 hours, 50% from 4 hours.',
      'Trip of 8 to 24 hours: 25% from 3 hours, 50% from 6 hours.',
    ),
    p(
      'An example: Rhodes to Patmos takes 5 hours and 45 minutes. If you reach Patmos three hours late and it is our fault, you are owed 25% of the fare.',
    ),
    h2('When the weather is the cause'),
    p(
      'In a sailing ban or another extraordinary event there is no compensation. Everything else stays: you change the day, remain on board if it is safe, or get your money back.',
    ),
    h2('Passengers with a disability or reduced mobility'),
    p(
      'We help you board, leave the ship and move about on board, free of charge. Tell us what you need at least 48 hours ahead. There is more on the page about ',
      internalLink('accessibility', 'page-accessibility'),
      '.',
    ),
    callout(
      'info',
      'For compensation or a complaint, write to info@meltemi.example or go to one of our agencies, within two months of the trip.',
    ),
  ),
};
