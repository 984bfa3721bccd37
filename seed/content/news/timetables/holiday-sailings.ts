import { keyedReference, picture, reference, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong } from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';

/** Days as the seeded network sails them; a test compares every one of them. */
export const holidaySailings: SeedDocument = {
  _id: 'newsPost-holiday-sailings',
  _type: 'newsPost',
  title_el: 'Χριστούγεννα και Πρωτοχρονιά: ποιες μέρες ταξιδεύουμε',
  title_en: 'Christmas and New Year: the days we sail',
  permalink_el: slug('dromologia-giorton-2026'),
  permalink_en: slug('holiday-sailings-2026'),
  category: reference(timetables._id),
  publishedAt: '2026-11-18T08:00:00Z',
  excerpt_el:
    'Στις 25 Δεκεμβρίου και την 1η Ιανουαρίου τα πλοία μένουν στο λιμάνι. Όλα τα δρομολόγια από τη Ρόδο πριν, ανάμεσα και μετά, γραμμή προς γραμμή.',
  excerpt_en:
    'On 25 December and 1 January our ships stay in port. All sailings from Rhodes before, between and after, line by line.',
  cover: picture('offers-family', {
    el: 'Στην κουπαστή, λίγο πριν από το λιμάνι.',
    en: 'At the rail, shortly before port.',
  }),
  destinations: [
    keyedReference('destination-rhodes'),
    keyedReference('destination-symi'),
    keyedReference('destination-kalymnos'),
  ],
  body_el: richText(
    p(
      'Δύο μέρες τον χρόνο τα πληρώματά μας τρώνε στο σπίτι τους: Χριστούγεννα και Πρωτοχρονιά. Φέτος πέφτουν και οι δύο Παρασκευή, άρα η βόρεια γραμμή χάνει δύο ταξίδια. Για να προλάβετε το τραπέζι, αυτές είναι οι μέρες από 18 Δεκεμβρίου ως 8 Ιανουαρίου. Οι ώρες δεν αλλάζουν.',
    ),
    h2('Με ταχύπλοο από τη Ρόδο'),
    bullets(
      [
        strong('Σύμη, Κως, Κάλυμνος, Λέρος, Λειψοί, Πάτμος, στις 08:30: '),
        'Παρασκευή 18, Κυριακή 20 και Κυριακή 27 Δεκεμβρίου, Κυριακή 3 και Παρασκευή 8 Ιανουαρίου.',
      ],
      [
        strong('Χάλκη, Τήλος, Νίσυρος, Κως, Κάλυμνος, στις 08:30: '),
        '19, 22, 24, 26, 29 και 31 Δεκεμβρίου, 2, 5 και 7 Ιανουαρίου.',
      ],
      [strong('Καστελλόριζο, στις 09:00: '), '18, 21, 23, 28 και 30 Δεκεμβρίου, 4, 6 και 8 Ιανουαρίου.'],
    ),
    h2('Με την Κυμοθόη από την Ακαντιά'),
    bullets(
      [
        strong('Πανορμίτης και Σύμη, στις 09:00: '),
        '19, 22, 24, 26, 29 και 31 Δεκεμβρίου, 2, 5 και 7 Ιανουαρίου.',
      ],
      [strong('Χάλκη, Κάρπαθος, Κάσος, στις 07:00: '), '20, 23, 27 και 30 Δεκεμβρίου, 3 και 6 Ιανουαρίου.'],
      [strong('Κως, Κάλυμνος, Αστυπάλαια, στις 07:00: '), '18, 21 και 28 Δεκεμβρίου, 4 και 8 Ιανουαρίου.'],
    ),
    p(
      'Το τελευταίο πλοίο της βόρειας γραμμής πριν από τα Χριστούγεννα είναι της Κυριακής 20. Για Κω και Κάλυμνο υπάρχουν και αργότερα: η δυτική γραμμή, Τρίτη 22 και Πέμπτη 24.',
    ),
    h2('Για οικογένειες'),
    p(
      'Παιδιά από 5 ως 10 ετών πληρώνουν μισό εισιτήριο. Τα μικρότερα ταξιδεύουν δωρεάν, αλλά με δικό τους εισιτήριο, γιατί ο πλοίαρχος πρέπει να ξέρει πόσοι είναι στο πλοίο. Όποιος κλείνει μαζί και την επιστροφή έχει ',
      internalLink('20\u00a0% έκπτωση', 'offer-return'),
      '.',
    ),
    callout(
      'info',
      'Στις δύο αργίες απαντά μόνο το τηλέφωνο, από τις 09:00 ως τις 14:00. Τα πρακτορεία ανοίγουν την επόμενη μέρα.',
    ),
  ),
  body_en: richText(
    p(
      'On two days a year our crews eat at home: Christmas Day and New Year’s Day. This year both fall on a Friday, so the north line loses two trips. To get you to the table in time, these are the days from 18 December to 8 January. The hours do not change.',
    ),
    h2('By fast ship from Rhodes'),
    bullets(
      [
        strong('Symi, Kos, Kalymnos, Leros, Lipsi, Patmos, at 08:30: '),
        'Friday 18, Sunday 20 and Sunday 27 December, Sunday 3 and Friday 8 January.',
      ],
      [
        strong('Halki, Tilos, Nisyros, Kos, Kalymnos, at 08:30: '),
        '19, 22, 24, 26, 29 and 31 December, 2, 5 and 7 January.',
      ],
      [strong('Kastellorizo, at 09:00: '), '18, 21, 23, 28 and 30 December, 4, 6 and 8 January.'],
    ),
    h2('With Kymothoe from Akandia'),
    bullets(
      [strong('Panormitis and Symi, at 09:00: '), '19, 22, 24, 26, 29 and 31 December, 2, 5 and 7 January.'],
      [strong('Halki, Karpathos, Kasos, at 07:00: '), '20, 23, 27 and 30 December, 3 and 6 January.'],
      [strong('Kos, Kalymnos, Astypalaia, at 07:00: '), '18, 21 and 28 December, 4 and 8 January.'],
    ),
    p(
      'The last ship of the north line before Christmas is on Sunday 20. For Kos and Kalymnos there are later ones: the west line, on Tuesday 22 and Thursday 24.',
    ),
    h2('For families'),
    p(
      'Children aged 5 to 10 pay half fare. Younger ones travel free, but with a ticket of their own, because the master has to know how many people are on board. Book the way back at the same time and you get ',
      internalLink('20% off', 'offer-return'),
      '.',
    ),
    callout(
      'info',
      'On the two public holidays only the phone is answered, from 09:00 to 14:00. Agencies open again the next day.',
    ),
  ),
};
