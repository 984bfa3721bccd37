import { keyedReference, picture, reference, type SeedDocument, slug } from '#seed/content/document.ts';
import { callout, h2, internalLink, p, richText, steps } from '#seed/content/rich-text.ts';
import { inPort } from '../categories.ts';

export const panormitisCall: SeedDocument = {
  _id: 'newsPost-panormitis-call',
  _type: 'newsPost',
  title_el: 'Πανορμίτης: κατεβαίνετε, ανεβαίνετε ξανά, με το ίδιο εισιτήριο',
  title_en: 'Panormitis: go ashore and come back on the same ticket',
  permalink_el: slug('stasi-ston-panormiti'),
  permalink_en: slug('a-call-at-panormitis'),
  category: reference(inPort._id),
  publishedAt: '2026-11-09T09:00:00Z',
  excerpt_el:
    'Η Κυμοθόη μένει 75 λεπτά μπροστά στη μονή του Ταξιάρχη. Όσοι πηγαίνουν στη Σύμη κατεβαίνουν και συνεχίζουν, χωρίς δεύτερο εισιτήριο.',
  excerpt_en:
    'Kymothoe stays 75 minutes in front of the monastery of the Archangel. Travellers to Symi go ashore and carry on, with no second ticket.',
  cover: picture('panormitis', {
    el: 'Η μονή του Ταξιάρχη από την προβλήτα.',
    en: 'The monastery of the Archangel from the quay.',
  }),
  destinations: [keyedReference('destination-symi'), keyedReference('destination-rhodes')],
  body_el: richText(
    p(
      'Χθες, 8 Νοεμβρίου, ήταν των Ταξιαρχών και ο Πανορμίτης γιόρταζε. Όσοι ήρθαν από τη Ρόδο την προηγουμένη με την Κυμοθόη μας ρώτησαν το ίδιο πράγμα που μας ρωτούν όλο τον χρόνο: χρειάζεται δεύτερο εισιτήριο για να κατεβεί κανείς στη μονή και να συνεχίσει για τη Σύμη; Δεν χρειάζεται.',
    ),
    h2('Πώς γίνεται'),
    steps(
      'Στην αναζήτηση γράφετε «Ρόδος – Σύμη» και διαλέγετε Τρίτη, Πέμπτη ή Σάββατο. Το δρομολόγιο των 09:00 δείχνει τη στάση και τη διάρκειά της.',
      'Το πλοίο δένει στον Πανορμίτη στις 10:45. Όποιος θέλει κατεβαίνει, με την κράτηση μαζί του.',
      'Στις 11:50 γυρίζετε στη ράμπα. Το πλήρωμα σας μετρά, το πλοίο φεύγει στις 12:00 και είναι στον Γιαλό στις 13:00.',
    ),
    p(
      'Η θέση σας μένει δική σας σε όλη τη διαδρομή. Γι’ αυτό το δρομολόγιο δεν δείχνει ποτέ «γεμάτο» από ανθρώπους που απλώς έχουν κατεβεί για λίγο. Τα οχήματα μένουν στο γκαράζ ως τη Σύμη.',
    ),
    h2('Μία ώρα και ένα τέταρτο'),
    p(
      'Φτάνει για τον ναό με το ασημένιο εικόνισμα του Αρχαγγέλου, για την αυλή με τα βότσαλα και για έναν καφέ κάτω από το καμπαναριό. Καλύψτε ώμους και γόνατα και μη φωτογραφίζετε μέσα στον ναό. Το νησί, και τον δρόμο ως τον Γιαλό, τα περιγράφουμε στη σελίδα για τη ',
      internalLink('Σύμη', 'destination-symi'),
      '.',
    ),
    callout(
      'info',
      'Με δυνατό νοτιά το πλοίο μπορεί να μην πιάσει στον Πανορμίτη και να συνεχίσει κατευθείαν για τη Σύμη. Το εισιτήριό σας ισχύει κανονικά.',
    ),
  ),
  body_en: richText(
    p(
      'Yesterday, 8 November, was the feast of the Archangels, and Panormitis celebrated. Travellers who had come from Rhodes the day before with Kymothoe asked us what people ask all year: do you need a second ticket to go ashore at the monastery and then carry on to Symi? You do not.',
    ),
    h2('How it works'),
    steps(
      'Search for Rhodes to Symi and choose a Tuesday, Thursday or Saturday. The 09:00 sailing shows the call and how long it is.',
      'The ship berths at Panormitis at 10:45. Go ashore if you like, booking in hand.',
      'Be back at the ramp at 11:50. The crew counts you, the ship leaves at 12:00 and reaches Gialos at 13:00.',
    ),
    p(
      'Your seat stays yours all the way. That is why this sailing never shows as full because of people who have only gone ashore for a while. Vehicles stay on the car deck until Symi.',
    ),
    h2('An hour and a quarter'),
    p(
      'It is enough for the church with the silver icon of the Archangel, for the pebbled courtyard and for a coffee below the bell tower. Cover shoulders and knees, and take no photographs inside the church. The island, and the road to Gialos, are described on the page about ',
      internalLink('Symi', 'destination-symi'),
      '.',
    ),
    callout(
      'info',
      'In a strong southerly the ship may have to skip Panormitis and go straight to Symi. Your ticket is good all the same.',
    ),
  ),
};
