import { picture } from '#seed/content/document.ts';
import {
  bookingButton,
  bullets,
  callout,
  h2,
  internalLink,
  p,
  richText,
  strong,
  table,
} from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Days and times of the summer; a test compares them with the network. */
export const summerTimetable = newsPost('summer-timetable', {
  category: timetables,
  title: ['Από 1 Ιουνίου κάθε μέρα ως την Πάτμο', 'Every day to Patmos from 1 June'],
  permalink: ['kalokairina-dromologia-2026', 'summer-timetable-2026'],
  publishedAt: '2026-05-11T07:00:00Z',
  excerpt: [
    'Τέσσερις μήνες χωρίς κενή μέρα στη βόρεια γραμμή: Σύμη, Κως, Κάλυμνος, Λέρος, Λειψοί, Πάτμος, και πίσω στη Ρόδο στις οκτώμισι το βράδυ.',
    'Four months without a gap on the north line: Symi, Kos, Kalymnos, Leros, Lipsi, Patmos, and back in Rhodes by half past eight.',
  ],
  cover: picture('patmos', {
    el: 'Η Χώρα της Πάτμου το σούρουπο, με το πλοίο να φεύγει.',
    en: 'Chora on Patmos at dusk, with the ship leaving.',
  }),
  islands: ['rhodes', 'kos', 'leros', 'lipsi', 'patmos'],
  el: richText(
    p(
      'Το καλοκαίρι το πρόγραμμα χωρά σε μία γραμμή: η Αιολίς φεύγει κάθε πρωί από την Κολώνα στις 08:30 και γυρίζει κάθε βράδυ στις 20:30. Από 1 Ιουνίου ως 30 Σεπτεμβρίου, χωρίς εξαίρεση.',
    ),
    table(
      'Βόρεια γραμμή, κάθε μέρα',
      ['Λιμάνι', 'Προς Πάτμο', 'Προς Ρόδο'],
      ['Ρόδος, Κολώνα', '08:30', '20:30'],
      ['Σύμη, Γιαλός', '09:25', '19:25'],
      ['Κως', '11:05', '17:45'],
      ['Κάλυμνος, Πόθια', '11:55', '16:55'],
      ['Λέρος, Αγία Μαρίνα', '12:55', '15:55'],
      ['Λειψοί', '13:35', '15:15'],
      ['Πάτμος, Σκάλα', '14:15', '14:45'],
    ),
    p(
      'Είναι οι ώρες άφιξης, εκτός από τις αναχωρήσεις των δύο άκρων, 08:30 και 14:45. Σε κάθε ενδιάμεσο λιμάνι μένουμε δέκα λεπτά.',
    ),
    h2('Τι άλλο έχει το καλοκαίρι'),
    bullets(
      [strong('Σάμος και Αγαθονήσι: '), 'Τετάρτη και Σάββατο, με ανταπόκριση στην Πάτμο.'],
      [strong('Χάλκη, Τήλος, Νίσυρος: '), 'Τρίτη και Πέμπτη με τον Νηρέα, στις 08:30.'],
      [strong('Καστελλόριζο: '), 'Δευτέρα και Παρασκευή στις 09:00, με επιστροφή στις 16:00.'],
    ),
    h2('Πότε να κλείσετε'),
    p(
      'Όποιος κλείνει τουλάχιστον 30 ημέρες πριν πληρώνει 15\u00a0% λιγότερο. Για το τριήμερο του Δεκαπενταύγουστου οι θέσεις των οχημάτων τελειώνουν πρώτες. Οι όροι είναι στην ',
      internalLink('Έγκαιρη κράτηση', 'offer-early-booking'),
      '.',
    ),
    callout(
      'info',
      'Τον Ιούλιο και τον Αύγουστο φυσά. Αν το στομάχι σας διαμαρτύρεται, προτιμήστε το πρωινό δρομολόγιο και μια θέση χαμηλά, κοντά στη μέση του πλοίου.',
    ),
    bookingButton('Από τη Ρόδο στην Πάτμο', { from: 'RHO', to: 'PAT' }),
  ),
  en: richText(
    p(
      'In summer the programme fits into one line: Aeolis leaves Kolona every morning at 08:30 and is back every evening at 20:30. From 1 June to 30 September, without exception.',
    ),
    table(
      'North line, every day',
      ['Port', 'To Patmos', 'To Rhodes'],
      ['Rhodes, Kolona', '08:30', '20:30'],
      ['Symi, Gialos', '09:25', '19:25'],
      ['Kos', '11:05', '17:45'],
      ['Kalymnos, Pothia', '11:55', '16:55'],
      ['Leros, Agia Marina', '12:55', '15:55'],
      ['Lipsi', '13:35', '15:15'],
      ['Patmos, Skala', '14:15', '14:45'],
    ),
    p(
      'These are arrivals, except for the departures at the two ends, 08:30 and 14:45. At every port between them we stay ten minutes.',
    ),
    h2('What else the summer brings'),
    bullets(
      [strong('Samos and Agathonisi: '), 'Wednesdays and Saturdays, with a connection at Patmos.'],
      [strong('Halki, Tilos, Nisyros: '), 'Tuesdays and Thursdays with Nireas, at 08:30.'],
      [strong('Kastellorizo: '), 'Mondays and Fridays at 09:00, back at 16:00.'],
    ),
    h2('When to book'),
    p(
      'Whoever books at least 30 days ahead pays 15% less. For the weekend of 15 August the places for vehicles go first. The terms are under ',
      internalLink('Early booking', 'offer-early-booking'),
      '.',
    ),
    callout(
      'info',
      'It blows in July and August. If your stomach objects, take the morning sailing and a seat low down, near the middle of the ship.',
    ),
    bookingButton('From Rhodes to Patmos', { from: 'RHO', to: 'PAT' }),
  ),
});
