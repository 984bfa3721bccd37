import { picture } from '#seed/content/document.ts';
import {
  bullets,
  callout,
  h2,
  internalLink,
  p,
  richText,
  steps,
  strong,
  table,
} from '#seed/content/rich-text.ts';
import { travelAndEnvironment } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Places for wheelchairs as the network has them (a test compares them); 48 hours: Regulation (EU) 1177/2010. */
export const helpOnBoard = newsPost('help-on-board', {
  category: travelAndEnvironment,
  title: ['Με αμαξίδιο ή με μπαστούνι: πώς σας βοηθάμε', 'With a wheelchair or a stick: how we help'],
  permalink: ['voitheia-stin-epivivasi', 'help-with-boarding'],
  publishedAt: '2026-06-08T08:00:00Z',
  excerpt: [
    'Πόσες θέσεις για αμαξίδιο έχει κάθε πλοίο, τι χρειάζεται να μας πείτε και τι γίνεται στη ράμπα. Η βοήθεια είναι δωρεάν.',
    'How many wheelchair places each ship has, what we need to know from you, and what happens at the ramp. Help is free.',
  ],
  cover: picture('accessibility'),
  islands: ['rhodes', 'kos', 'patmos'],
  el: richText(
    p(
      'Το να ανεβεί κανείς σε πλοίο με αμαξίδιο δεν είναι χάρη που του κάνουμε. Είναι δικαίωμά του, και δική μας δουλειά είναι να γίνεται χωρίς αναμονή και χωρίς συζητήσεις στη ράμπα. Για να τα καταφέρουμε, μας χρειάζονται δύο μέρες.',
    ),
    h2('Πόσες θέσεις υπάρχουν'),
    table(
      'Θέσεις για αμαξίδιο σε κάθε πλοίο',
      ['Πλοίο', 'Θέσεις', 'Επιβίβαση'],
      ['Κυμοθόη', '6', 'Από τη ράμπα του γκαράζ'],
      ['Αιολίς', '2', 'Από τη ράμπα της πρύμνης'],
      ['Νηρέας', '2', 'Από τη ράμπα της πρύμνης'],
      ['Θάλεια', '1', 'Από φορητή ράμπα, όπου το επιτρέπει ο μόλος'],
    ),
    h2('Πώς το ζητάτε'),
    steps(
      'Καλέστε στο 22410 00000 ή γράψτε μας, τουλάχιστον 48 ώρες πριν από την αναχώρηση.',
      'Πείτε μας τις διαστάσεις και το βάρος του αμαξιδίου, και αν είναι ηλεκτρικό.',
      'Ελάτε στην προβλήτα την ώρα που συμφωνήσαμε. Ένα μέλος του πληρώματος σας περιμένει και σας πηγαίνει ως τη θέση.',
    ),
    p(
      'Αν μας ειδοποιήσετε αργότερα, κάνουμε ό,τι μπορούμε. Δεν σας αφήνουμε στην προβλήτα επειδή ξεχάσατε ένα τηλεφώνημα.',
    ),
    h2('Καλό είναι να ξέρετε'),
    bullets(
      [strong('Σκύλος βοηθός: '), 'ταξιδεύει δίπλα σας, δωρεάν, σε όλους τους χώρους.'],
      [
        strong('Συνοδός: '),
        'αν ο πλοίαρχος κρίνει ότι χρειάζεται για την ασφάλειά σας, ταξιδεύει χωρίς εισιτήριο.',
      ],
      [
        strong('Μικροί μόλοι: '),
        'για τους Αρκιούς και την Τέλενδο ρωτήστε μας πριν κλείσετε. Με κύμα η φορητή ράμπα δεν στέκεται.',
      ],
    ),
    p(
      'Όλα αναλυτικά βρίσκονται στις σελίδες ',
      internalLink('Προσβασιμότητα', 'page-accessibility'),
      ' και ',
      internalLink('Δικαιώματα επιβατών', 'page-passenger-rights'),
      '.',
    ),
    callout(
      'info',
      'Δεν χρειάζεται χαρτί γιατρού. Μας λέτε τι χρειάζεστε και το γράφουμε στην κράτηση, ώστε να το βλέπει το πλήρωμα.',
    ),
  ),
  en: richText(
    p(
      'Boarding a ship with a wheelchair is not a favour that we do anybody. It is a right, and it is our job to make it happen without waiting and without discussions at the ramp. To manage that, we need two days.',
    ),
    h2('How many places there are'),
    table(
      'Wheelchair places on each ship',
      ['Ship', 'Places', 'Boarding'],
      ['Kymothoe', '6', 'By the ramp of the car deck'],
      ['Aeolis', '2', 'By the stern ramp'],
      ['Nireas', '2', 'By the stern ramp'],
      ['Thalia', '1', 'By a portable ramp, where the jetty allows it'],
    ),
    h2('How to ask'),
    steps(
      'Call +30 22410 00000 or write to us, at least 48 hours before departure.',
      'Tell us the size and weight of the wheelchair, and whether it is electric.',
      'Come to the quay at the time agreed. A member of the crew is waiting for you and takes you to your place.',
    ),
    p(
      'If you tell us later than that, we do what we can. We do not leave you on the quay because you forgot a phone call.',
    ),
    h2('Good to know'),
    bullets(
      [strong('Assistance dogs: '), 'they travel at your side, free, everywhere on board.'],
      [
        strong('A companion: '),
        'if the master judges that your safety needs one, they travel without a ticket.',
      ],
      [
        strong('Small jetties: '),
        'for Arki and Telendos, ask us before you book. In a swell the portable ramp does not hold.',
      ],
    ),
    p(
      'The full story is on the pages ',
      internalLink('Accessibility', 'page-accessibility'),
      ' and ',
      internalLink('Passenger rights', 'page-passenger-rights'),
      '.',
    ),
    callout(
      'info',
      'You need no doctor’s note. Tell us what you need and we write it on the booking, where the crew can see it.',
    ),
  ),
});
