import { keyedReference, picture, reference, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong } from '#seed/content/rich-text.ts';
import { timetables } from './categories.ts';

/** Days: specification 4.3, as the seeded network sails them between 22 December 2026 and 7 January 2027. */
export const holidaySailings: SeedDocument = {
  _id: 'newsPost-holiday-sailings',
  _type: 'newsPost',
  title_el: 'Χριστούγεννα και Πρωτοχρονιά: ποια μέρα φεύγει το πλοίο',
  title_en: 'Christmas and New Year: which day the ship leaves',
  permalink_el: slug('dromologia-giorton-2026'),
  permalink_en: slug('holiday-sailings-2026'),
  category: reference(timetables._id),
  publishedAt: '2026-11-18T08:00:00Z',
  excerpt_el:
    'Φέτος και οι δύο γιορτές πέφτουν Παρασκευή, μέρα της βόρειας γραμμής. Όλα τα δρομολόγια από 22 Δεκεμβρίου ως 7 Ιανουαρίου σε μία σελίδα.',
  excerpt_en:
    'This year both holidays fall on a Friday, a day of the north line. All sailings from 22 December to 7 January on one page.',
  cover: picture('offers-family', {
    el: 'Στην κουπαστή, λίγο πριν από το λιμάνι.',
    en: 'At the rail, shortly before port.',
  }),
  destinations: [
    keyedReference('destination-rhodes'),
    keyedReference('destination-symi'),
    keyedReference('destination-karpathos'),
  ],
  body_el: richText(
    p(
      'Τα Χριστούγεννα και η Πρωτοχρονιά πέφτουν φέτος Παρασκευή. Επειδή η Παρασκευή είναι χειμερινή μέρα της βόρειας γραμμής, το πλοίο ταξιδεύει και στις δύο γιορτές, με τις ώρες που ξέρετε: από τη Ρόδο στις 08:30, πίσω στη Ρόδο στις 20:30.',
    ),
    h2('Βόρεια γραμμή'),
    bullets(
      [strong('Πριν από τα Χριστούγεννα: '), 'Παρασκευή 18 και Κυριακή 20 Δεκεμβρίου.'],
      [
        strong('Στις γιορτές: '),
        'Παρασκευή 25 και Κυριακή 27 Δεκεμβρίου, Παρασκευή 1 και Κυριακή 3 Ιανουαρίου.',
      ],
      [strong('Μετά τα Φώτα: '), 'Παρασκευή 8 και Κυριακή 10 Ιανουαρίου.'],
    ),
    h2('Πανορμίτης και Σύμη, με το οχηματαγωγό'),
    p(
      'Τρίτη 22, Πέμπτη 24, Σάββατο 26, Τρίτη 29 και Πέμπτη 31 Δεκεμβρίου. Τον νέο χρόνο συνεχίζουμε το Σάββατο 2, την Τρίτη 5 και την Πέμπτη 7 Ιανουαρίου. Αναχώρηση από τη Ρόδο στις 09:00.',
    ),
    h2('Χάλκη, Κάρπαθος και Κάσος'),
    p(
      'Τετάρτη 23, Κυριακή 27 και Τετάρτη 30 Δεκεμβρίου, Κυριακή 3 και Τετάρτη 6 Ιανουαρίου. Αναχώρηση από τη Ρόδο στις 07:00.',
    ),
    h2('Για οικογένειες'),
    p(
      'Παιδιά από 5 ως 10 ετών πληρώνουν μισό εισιτήριο. Τα μικρότερα ταξιδεύουν δωρεάν, αλλά με δικό τους εισιτήριο: χωρίς αυτό δεν μπορεί να τα μετρήσει ο πλοίαρχος. Όποιος κλείσει μαζί και την επιστροφή έχει ',
      internalLink('20 % έκπτωση', 'offer-return'),
      '.',
    ),
    callout(
      'info',
      'Οι κρατήσεις είναι ανοιχτές. Τηλέφωνο και πρακτορεία λειτουργούν και τις αργίες, από τις 09:00 ως τις 14:00.',
    ),
  ),
  body_en: richText(
    p(
      'Christmas Day and New Year’s Day both fall on a Friday this year. Because Friday is a winter day of the north line, the ship sails on both, at the times you know: from Rhodes at 08:30, back in Rhodes at 20:30.',
    ),
    h2('North line'),
    bullets(
      [strong('Before Christmas: '), 'Friday 18 and Sunday 20 December.'],
      [strong('Over the holidays: '), 'Friday 25 and Sunday 27 December, Friday 1 and Sunday 3 January.'],
      [strong('After Epiphany: '), 'Friday 8 and Sunday 10 January.'],
    ),
    h2('Panormitis and Symi, by car ferry'),
    p(
      'Tuesday 22, Thursday 24, Saturday 26, Tuesday 29 and Thursday 31 December. In the new year we go on with Saturday 2, Tuesday 5 and Thursday 7 January. Departure from Rhodes at 09:00.',
    ),
    h2('Halki, Karpathos and Kasos'),
    p(
      'Wednesday 23, Sunday 27 and Wednesday 30 December, Sunday 3 and Wednesday 6 January. Departure from Rhodes at 07:00.',
    ),
    h2('For families'),
    p(
      'Children aged 5 to 10 pay half fare. Younger ones travel free, but with a ticket of their own: without it the master cannot count them. Whoever books the way back at the same time gets ',
      internalLink('20% off', 'offer-return'),
      '.',
    ),
    callout(
      'info',
      'Bookings are open. Phone and agencies also work on the public holidays, from 09:00 to 14:00.',
    ),
  ),
};
