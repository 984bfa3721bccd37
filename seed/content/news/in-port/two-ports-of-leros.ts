import { picture } from '#seed/content/document.ts';
import {
  bookingButton,
  callout,
  figure,
  h2,
  internalLink,
  p,
  richText,
  table,
} from '#seed/content/rich-text.ts';
import { inPort } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Calls of lines N1, N2, D1 and D2 at Leros; a test compares the times. */
export const twoPortsOfLeros = newsPost('two-ports-of-leros', {
  category: inPort,
  title: ['Λέρος: Αγία Μαρίνα ή Λακκί;', 'Leros: Agia Marina or Lakki?'],
  permalink: ['agia-marina-i-lakki', 'agia-marina-or-lakki'],
  publishedAt: '2026-04-20T07:00:00Z',
  revisedAt: '2026-06-02T09:00:00Z',
  excerpt: [
    'Η Λέρος έχει δύο λιμάνια και τα πλοία μας πιάνουν και στα δύο. Ποιο γράφει το εισιτήριό σας και πόσο απέχει το ένα από το άλλο.',
    'Leros has two ports, and our ships call at both. Which one your ticket names, and how far apart they are.',
  ],
  cover: picture('leros', {
    el: 'Το κάστρο και οι μύλοι πάνω από το Παντέλι.',
    en: 'The castle and the windmills above Panteli.',
  }),
  islands: ['leros', 'patmos', 'kalymnos'],
  el: richText(
    p(
      'Μια φορά την εβδομάδα κάποιος μάς παίρνει από τη Λέρο και λέει ότι το πλοίο δεν ήρθε. Το πλοίο ήρθε, στην άλλη πλευρά του νησιού. Η Αγία Μαρίνα κοιτάζει στην ανατολή, το Λακκί στη δύση, και ανάμεσά τους είναι λίγα χιλιόμετρα δρόμος με ανηφόρα.',
    ),
    table(
      'Πού πιάνει το κάθε πλοίο',
      ['Πλοίο και γραμμή', 'Λιμάνι', 'Ώρα'],
      ['Αιολίς προς Πάτμο', 'Αγία Μαρίνα', '12:55'],
      ['Αιολίς προς Ρόδο', 'Αγία Μαρίνα', '15:55'],
      ['Θάλεια προς Κω', 'Λακκί', '07:50'],
      ['Θάλεια προς Πάτμο', 'Λακκί', '13:25'],
    ),
    p('Η Αιολίς μένει δέκα λεπτά. Η Θάλεια έρχεται Τετάρτη, Παρασκευή και Σάββατο και μένει άλλα τόσα.'),
    h2('Πώς το ξεχωρίζετε όταν κλείνετε'),
    p(
      'Στην αναζήτηση η Λέρος γράφεται δύο φορές, με το όνομα του λιμανιού σε παρένθεση. Διαλέξτε όποιο σας βολεύει, ή δοκιμάστε και τα δύο: οι τιμές μοιάζουν, οι μέρες όχι. Το ίδιο όνομα γράφει και το εισιτήριο, μαζί με την προβλήτα.',
    ),
    h2('Αλλαγή πλοίου στη Λέρο'),
    p(
      'Δεν πουλάμε ανταποκρίσεις από το ένα λιμάνι στο άλλο. Αν τις φτιάξετε μόνοι σας, αφήστε τουλάχιστον μιάμιση ώρα και κλείστε ταξί από πριν. Για να αλλάξετε στο ίδιο λιμάνι προτιμήστε την Πάτμο ή την Κάλυμνο.',
    ),
    figure('chart-leros', {
      el: 'Δύο βαθιοί κόλποι: ανατολικά η Αγία Μαρίνα, νοτιοδυτικά το Λακκί.',
      en: 'Two deep bays: Agia Marina to the east, Lakki to the south-west.',
    }),
    p(
      'Για το νησί και για την πόλη του 1930 γύρω από το Λακκί διαβάστε τη σελίδα για τη ',
      internalLink('Λέρο', 'destination-leros'),
      '.',
    ),
    callout(
      'info',
      'Ενημέρωση Ιουνίου: με το καλοκαιρινό πρόγραμμα η Αιολίς πιάνει στην Αγία Μαρίνα κάθε μέρα. Οι ώρες δεν άλλαξαν.',
    ),
    bookingButton('Από τη Ρόδο στη Λέρο', { from: 'RHO', to: 'LAM' }),
  ),
  en: richText(
    p(
      'Once a week somebody rings us from Leros to say that the ship did not come. It did come, on the other side of the island. Agia Marina looks east, Lakki looks west, and between them lie a few kilometres of road with a hill in the middle.',
    ),
    table(
      'Where each ship calls',
      ['Ship and line', 'Port', 'Time'],
      ['Aeolis to Patmos', 'Agia Marina', '12:55'],
      ['Aeolis to Rhodes', 'Agia Marina', '15:55'],
      ['Thalia to Kos', 'Lakki', '07:50'],
      ['Thalia to Patmos', 'Lakki', '13:25'],
    ),
    p('Aeolis stays ten minutes. Thalia comes on Wednesdays, Fridays and Saturdays and stays just as long.'),
    h2('How to tell them apart when you book'),
    p(
      'In the search Leros appears twice, with the name of the port in brackets. Choose whichever suits you, or try both: the prices are alike, the days are not. The ticket bears the same name, together with the quay.',
    ),
    h2('Changing ships on Leros'),
    p(
      'We do not sell connections from one port to the other. If you make your own, leave at least an hour and a half and order a taxi beforehand. To change at one and the same port, choose Patmos or Kalymnos.',
    ),
    figure('chart-leros', {
      el: 'Δύο βαθιοί κόλποι: ανατολικά η Αγία Μαρίνα, νοτιοδυτικά το Λακκί.',
      en: 'Two deep bays: Agia Marina to the east, Lakki to the south-west.',
    }),
    p(
      'The island, and the town of the 1930s around Lakki, are described on the page about ',
      internalLink('Leros', 'destination-leros'),
      '.',
    ),
    callout(
      'info',
      'Update in June: in the summer timetable Aeolis calls at Agia Marina every day. The times have not changed.',
    ),
    bookingButton('From Rhodes to Leros', { from: 'RHO', to: 'LAM' }),
  ),
});
