import { picture } from '#seed/content/document.ts';
import {
  bookingButton,
  bullets,
  callout,
  h2,
  internalLink,
  link,
  p,
  richText,
  strong,
  table,
} from '#seed/content/rich-text.ts';
import { travelAndEnvironment } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Places and price of a bicycle as the network sells them; a test compares them. */
export const bicycles = newsPost('bicycles', {
  category: travelAndEnvironment,
  title: [
    'Με το ποδήλατο στο πλοίο: τρία ευρώ, όπου και αν πάτε',
    'Taking a bicycle: three euros, wherever you go',
  ],
  permalink: ['me-to-podilato-sto-ploio', 'taking-your-bicycle'],
  publishedAt: '2026-04-06T07:30:00Z',
  excerpt: [
    'Μία τιμή για όλες τις διαδρομές, λίγες θέσεις σε κάθε πλοίο. Πώς το δηλώνετε, πού το δένετε και ποια νησιά το αγαπούν.',
    'One price for every route, a few places on each ship. How to book it, where it is tied down, and which islands love it.',
  ],
  cover: picture('kos'),
  islands: ['kos', 'tilos', 'leros'],
  el: richText(
    p(
      'Το ποδήλατο είναι το πιο ευχάριστο όχημα που φορτώνουμε: δεν μυρίζει, δεν κορνάρει και ο ιδιοκτήτης του είναι συνήθως ξεκούραστος. Η τιμή είναι 3\u00a0€ για κάθε διαδρομή, μικρή ή μεγάλη. Τα διπλωμένα μέσα σε θήκη μετρούν για αποσκευή και δεν πληρώνουν.',
    ),
    table(
      'Πόσα χωρούν',
      ['Πλοίο', 'Ποδήλατα', 'Πού μπαίνουν'],
      ['Κυμοθόη', '60', 'Στο γκαράζ, στη δεξιά πλευρά'],
      ['Αιολίς', '10', 'Σε σχάρα στην πρύμνη'],
      ['Νηρέας', '10', 'Σε σχάρα στην πρύμνη'],
      ['Θάλεια', '6', 'Στο πίσω κατάστρωμα'],
    ),
    h2('Στην κράτηση και στη ράμπα'),
    bullets(
      'Προσθέστε το στα οχήματα, όπως ένα αυτοκίνητο. Χωρίς δήλωση η θέση δεν είναι βέβαιη.',
      'Ανεβαίνετε τελευταίοι από τα οχήματα και κατεβαίνετε πρώτοι. Το πλήρωμα σας δίνει ιμάντα.',
      'Βγάλτε σακίδια, φώτα και, στα ηλεκτρικά, την μπαταρία: την κρατάτε μαζί σας στο σαλόνι.',
    ),
    h2('Πού αξίζει'),
    p(
      strong('Στην Κω '),
      'ο ποδηλατόδρομος αρχίζει σχεδόν από την προβλήτα και ακολουθεί την παραλία. ',
      strong('Στη Λέρο '),
      'το Λακκί έχει φαρδιές, επίπεδες λεωφόρους. ',
      strong('Στην Τήλο '),
      'ο δρόμος από τα Λιβάδια ως το Μεγάλο Χωριό έχει λίγα αυτοκίνητα και μία σοβαρή ανηφόρα. Για τη Σύμη και την Πάτμο πάρτε καλύτερα γερά πόδια.',
    ),
    p(
      'Τις τιμές για τα υπόλοιπα οχήματα τις βρίσκετε στον ',
      link('τιμοκατάλογο', '/price-list'),
      ', και τι να δείτε στη σελίδα για την ',
      internalLink('Κω', 'destination-kos'),
      '.',
    ),
    callout(
      'warn',
      'Στα ταχύπλοα οι δέκα θέσεις τελειώνουν γρήγορα τα Σαββατοκύριακα. Για παρέες από πέντε ποδήλατα και πάνω τηλεφωνήστε μας πρώτα.',
    ),
    bookingButton('Από τη Ρόδο στην Κω', { from: 'RHO', to: 'KOS' }),
  ),
  en: richText(
    p(
      'A bicycle is the most pleasant vehicle that we load: it does not smell, it does not hoot, and its owner is usually well rested. The price is €3 for any route, short or long. Folded ones in a bag count as luggage and travel free.',
    ),
    table(
      'How many fit',
      ['Ship', 'Bicycles', 'Where they go'],
      ['Kymothoe', '60', 'On the car deck, starboard side'],
      ['Aeolis', '10', 'In a rack at the stern'],
      ['Nireas', '10', 'In a rack at the stern'],
      ['Thalia', '6', 'On the after deck'],
    ),
    h2('When booking and at the ramp'),
    bullets(
      'Add it under vehicles, as you would a car. Without that, we cannot promise a place.',
      'You board last of the vehicles and leave first. The crew hands you a strap.',
      'Take off bags, lights and, on electric ones, the battery: it stays with you in the saloon.',
    ),
    h2('Where it is worth it'),
    p(
      strong('On Kos '),
      'the cycle path starts almost at the quay and follows the shore. ',
      strong('On Leros, '),
      'Lakki has wide, level avenues. ',
      strong('On Tilos '),
      'the road from Livadia to Megalo Chorio has few cars and one serious climb. For Symi and Patmos you had better bring strong legs instead.',
    ),
    p(
      'The prices for all other vehicles are in the ',
      link('price list', '/price-list'),
      ', and what to see is on the page about ',
      internalLink('Kos', 'destination-kos'),
      '.',
    ),
    callout(
      'warn',
      'On the fast ships the ten places go quickly at weekends. With five bicycles or more, ring us first.',
    ),
    bookingButton('From Rhodes to Kos', { from: 'RHO', to: 'KOS' }),
  ),
});
