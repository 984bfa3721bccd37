import { picture } from '#seed/content/document.ts';
import { bookingButton, callout, h2, internalLink, p, richText, table } from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Days and times as the seeded network sails them in October; a test compares them. */
export const octoberTimetable = newsPost('october-timetable', {
  category: timetables,
  title: ['Οκτώβριος: μία μέρα λιγότερη στη βόρεια γραμμή', 'October: one day fewer on the north line'],
  permalink: ['dromologia-oktovriou-2026', 'october-timetable-2026'],
  publishedAt: '2026-09-21T07:00:00Z',
  excerpt: [
    'Από 1 Οκτωβρίου το ταχύπλοο για Κω, Κάλυμνο, Λέρο, Λειψούς και Πάτμο φεύγει κάθε μέρα εκτός Δευτέρας. Οι ώρες μένουν οι ίδιες.',
    'From 1 October the fast ship for Kos, Kalymnos, Leros, Lipsi and Patmos leaves every day except Monday. The times stay the same.',
  ],
  cover: picture('hero-open-sea', {
    el: 'Η Αιολίς ανοιχτά της Σύμης.',
    en: 'Aeolis off Symi.',
  }),
  islands: ['rhodes', 'symi', 'patmos'],
  el: richText(
    p(
      'Ο Οκτώβριος είναι για πολλούς ο καλύτερος μήνας: η θάλασσα κρατά τη ζέστη του καλοκαιριού, τα δωμάτια έχουν χώρο και το φως χαμηλώνει. Εμείς κρατάμε σχεδόν όλα τα δρομολόγια. Αλλάζει μόνο η Δευτέρα, που η Αιολίς την περνά στη Σύμη.',
    ),
    h2('Τα ταχύπλοα από τη Ρόδο'),
    table(
      'Από 1 ως 31 Οκτωβρίου 2026',
      ['Προορισμός', 'Μέρες', 'Αναχώρηση', 'Προβλήτα'],
      ['Σύμη, Κως, Κάλυμνος, Λέρος, Λειψοί, Πάτμος', 'Τρίτη ως Κυριακή', '08:30', 'Κολώνα'],
      ['Χάλκη, Τήλος, Νίσυρος, Κως, Κάλυμνος', 'Τρίτη, Πέμπτη', '08:30', 'Κολώνα'],
      ['Καστελλόριζο', 'Δευτέρα, Παρασκευή', '09:00', 'Κολώνα'],
      ['Σύμη, για μια μέρα', 'Δευτέρα, Τετάρτη, Κυριακή', '09:30', 'Μανδράκι'],
      ['Χάλκη και Σκάλα Καμείρου', 'Σάββατο', '09:00', 'Κολώνα'],
    ),
    p(
      'Για τη Σύμη, λοιπόν, υπάρχει ταχύπλοο και τις επτά μέρες. Τη Δευτέρα όμως φεύγει από το Μανδράκι και όχι από την Κολώνα: κοιτάξτε την προβλήτα στην κράτησή σας πριν καλέσετε ταξί.',
    ),
    h2('Η Κυμοθόη δεν αλλάζει τίποτα'),
    p(
      'Το οχηματαγωγό μένει στις ίδιες μέρες όλο τον χρόνο. Φεύγει από την Ακαντιά: Δευτέρα και Παρασκευή για Κω, Κάλυμνο και ',
      internalLink('Αστυπάλαια', 'destination-astypalaia'),
      ', Τρίτη, Πέμπτη και Σάββατο για τον Πανορμίτη και τη Σύμη, Τετάρτη και Κυριακή για Χάλκη, Διαφάνι, Πηγάδια και Κάσο.',
    ),
    h2('Από την Πάτμο'),
    p(
      'Η ανταπόκριση για το Αγαθονήσι και τη Σάμο, Τετάρτη και Σάββατο στις 14:45, συνεχίζεται ως το τέλος του μήνα. Από τον Νοέμβριο γίνεται μόνο Παρασκευή.',
    ),
    callout(
      'info',
      'Την Κυριακή 25 Οκτωβρίου αλλάζει η ώρα. Όλες οι ώρες των δρομολογίων είναι τοπικές: στις 04:00 γυρίζετε το ρολόι στις 03:00 και κοιμάστε λίγο παραπάνω.',
    ),
    bookingButton('Βρείτε θέση για τον Οκτώβριο', { from: 'RHO' }),
  ),
  en: richText(
    p(
      'For many people October is the best month: the sea keeps the warmth of summer, there are rooms to be had and the light is low. We keep nearly all sailings. Only Monday changes, which Aeolis spends at Symi.',
    ),
    h2('Fast ships from Rhodes'),
    table(
      'From 1 to 31 October 2026',
      ['To', 'Days', 'Departure', 'Quay'],
      ['Symi, Kos, Kalymnos, Leros, Lipsi, Patmos', 'Tuesday to Sunday', '08:30', 'Kolona'],
      ['Halki, Tilos, Nisyros, Kos, Kalymnos', 'Tuesday, Thursday', '08:30', 'Kolona'],
      ['Kastellorizo', 'Monday, Friday', '09:00', 'Kolona'],
      ['Symi, for a day', 'Monday, Wednesday, Sunday', '09:30', 'Mandraki'],
      ['Halki and Kamiros Skala', 'Saturday', '09:00', 'Kolona'],
    ),
    p(
      'So there is a fast ship to Symi on all seven days. On Mondays, however, it leaves from Mandraki and not from Kolona: look at the quay on your booking before you call a taxi.',
    ),
    h2('Kymothoe changes nothing'),
    p(
      'The car ferry keeps the same days all year. She leaves from Akandia: on Mondays and Fridays for Kos, Kalymnos and ',
      internalLink('Astypalaia', 'destination-astypalaia'),
      ', on Tuesdays, Thursdays and Saturdays for Panormitis and Symi, on Wednesdays and Sundays for Halki, Diafani, Pigadia and Kasos.',
    ),
    h2('From Patmos'),
    p(
      'The connection to Agathonisi and Samos, on Wednesdays and Saturdays at 14:45, goes on until the end of the month. From November it runs on Fridays only.',
    ),
    callout(
      'info',
      'The clocks change on Sunday 25 October. All sailing times are local: at 04:00 you set your watch back to 03:00 and sleep a little longer.',
    ),
    bookingButton('Find a seat for October', { from: 'RHO' }),
  ),
});
