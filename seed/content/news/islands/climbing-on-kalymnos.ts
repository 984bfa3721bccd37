import { picture } from '#seed/content/document.ts';
import {
  bookingButton,
  bullets,
  callout,
  figure,
  h2,
  internalLink,
  p,
  richText,
  strong,
} from '#seed/content/rich-text.ts';
import { onTheIslands } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

export const climbingOnKalymnos = newsPost('climbing-on-kalymnos', {
  category: onTheIslands,
  title: [
    'Οκτώβριος στην Κάλυμνο: ο βράχος κρυώνει, ο κόσμος ανεβαίνει',
    'October on Kalymnos: the rock cools, the climbers come',
  ],
  permalink: ['oktovrios-stin-kalymno', 'october-on-kalymnos'],
  publishedAt: '2026-10-05T07:00:00Z',
  excerpt: [
    'Η αναρριχητική σεζόν αρχίζει όταν τελειώνει το καλοκαίρι. Πώς φτάνετε, πού μένετε και τι κάνετε τις ώρες που ο βράχος έχει ήλιο.',
    'The climbing season begins when summer ends. How to get there, where to stay, and what to do while the rock is in the sun.',
  ],
  cover: picture('kalymnos', {
    el: 'Σκοινιά και ασβεστόλιθος πάνω από την Πόθια.',
    en: 'Ropes and limestone above Pothia.',
  }),
  islands: ['kalymnos', 'telendos'],
  el: richText(
    p(
      'Τον Αύγουστο ο βράχος καίει και όλοι κολυμπούν. Τον Οκτώβριο οι ρόλοι αλλάζουν: στο Μασούρι και στις Μυρτιές τα καφενεία γεμίζουν με σκοινιά και το απόγευμα μετρά κανείς περισσότερα κράνη παρά καπέλα. Οι διαδρομές στο νησί ξεπερνούν τις τρεις χιλιάδες και ο καιρός κρατά συνήθως ως τα μέσα Νοεμβρίου.',
    ),
    h2('Πώς έρχεστε'),
    p(
      'Η βόρεια γραμμή πιάνει στην Πόθια στις 11:55, η δυτική, Τρίτη και Πέμπτη, στις 13:40. Από το λιμάνι ως το Μασούρι πάτε με λεωφορείο ή ταξί σε μισή ώρα το πολύ. Τα σκοινιά και ο εξοπλισμός είναι αποσκευή: δεν πληρώνουν, αρκεί να τα κουβαλάτε εσείς.',
    ),
    figure('chart-kalymnos', {
      el: 'Η Πόθια στον νότο, το Μασούρι στη δύση, απέναντι η Τέλενδος.',
      en: 'Pothia in the south, Masouri in the west, Telendos opposite.',
    }),
    h2('Η μέρα έχει δύο μισά'),
    bullets(
      [strong('Το πρωί '), 'οι δυτικοί τοίχοι πάνω από το Μασούρι έχουν σκιά ως το μεσημέρι περίπου.'],
      [
        strong('Το μεσημέρι '),
        'είναι για μπάνιο στον Αρμεό ή για ένα πιάτο φύλλα, τα ντολμαδάκια του νησιού.',
      ],
      [
        strong('Το απόγευμα '),
        'περνάτε με το καραβάκι από τις Μυρτιές στην ',
        internalLink('Τέλενδο', 'destination-telendos'),
        ', όπου οι βόρειοι βράχοι μένουν δροσεροί.',
      ],
    ),
    h2('Και όσοι δεν σκαρφαλώνουν;'),
    p(
      'Κάθονται από κάτω και κοιτούν, που είναι άθλημα από μόνο του. Ή πηγαίνουν στον Βαθύ για μανταρίνια που μόλις κιτρινίζουν, στο ναυτικό μουσείο για τις σκανταλόπετρες των δυτών και στην Πόθια για σφουγγάρι. Όλα τα περιγράφουμε στη σελίδα για την ',
      internalLink('Κάλυμνο', 'destination-kalymnos'),
      '.',
    ),
    callout(
      'warn',
      'Ελέγξτε τον εξοπλισμό σας πριν φύγετε και ρωτήστε στο Μασούρι ποιοι τομείς είναι κλειστοί. Ο αριθμός ανάγκης σε όλη την Ευρώπη είναι το 112.',
    ),
    bookingButton('Από τη Ρόδο στην Κάλυμνο', { from: 'RHO', to: 'KAL' }),
  ),
  en: richText(
    p(
      'In August the rock burns and everybody swims. In October the parts are swapped: the cafés of Masouri and Myrties fill with ropes, and in the afternoon you count more helmets than sun hats. There are over three thousand routes on the island, and the weather usually holds until the middle of November.',
    ),
    h2('How to get there'),
    p(
      'The north line calls at Pothia at 11:55, the west line, on Tuesdays and Thursdays, at 13:40. From the port a bus or taxi takes you to Masouri in half an hour at most. Ropes and rope bags are luggage: they travel free, as long as you carry them yourself.',
    ),
    figure('chart-kalymnos', {
      el: 'Η Πόθια στον νότο, το Μασούρι στη δύση, απέναντι η Τέλενδος.',
      en: 'Pothia in the south, Masouri in the west, Telendos opposite.',
    }),
    h2('The day has two halves'),
    bullets(
      [strong('In the morning '), 'the west-facing walls above Masouri are in the shade until about noon.'],
      [
        strong('Midday '),
        'is for a swim at Armeos or for a plate of fylla, the stuffed vine leaves of the island.',
      ],
      [
        strong('In the afternoon '),
        'take the little boat from Myrties to ',
        internalLink('Telendos', 'destination-telendos'),
        ', where the northern cliffs stay cool.',
      ],
    ),
    h2('And those who do not climb?'),
    p(
      'They sit below and watch, which is a sport in itself. Or they go to Vathy for mandarins that are just turning yellow, to the maritime museum for the flat stones of the divers, and to Pothia for a sponge. All of it is on the page about ',
      internalLink('Kalymnos', 'destination-kalymnos'),
      '.',
    ),
    callout(
      'warn',
      'Check your equipment before you leave, and ask in Masouri which sectors are closed. The emergency number everywhere in Europe is 112.',
    ),
    bookingButton('From Rhodes to Kalymnos', { from: 'RHO', to: 'KAL' }),
  ),
});
