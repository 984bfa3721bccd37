import { picture } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong, table } from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Days of Holy Week 2026 (Easter Sunday 12 April) as the seeded network sails them; a test compares them. */
export const easterSailings = newsPost('easter-sailings', {
  category: timetables,
  title: ['Πάσχα στα νησιά: τα πλοία της Μεγάλης Εβδομάδας', 'Easter on the islands: the ships of Holy Week'],
  permalink: ['dromologia-pascha-2026', 'easter-sailings-2026'],
  publishedAt: '2026-03-09T08:00:00Z',
  excerpt: [
    'Από τη Μεγάλη Τρίτη ως τη Δευτέρα του Πάσχα: ποιο πλοίο φεύγει, από πού και πότε γυρίζει. Ταξιδεύουμε και την Κυριακή του Πάσχα.',
    'From Holy Tuesday to Easter Monday: which ship leaves, from where, and when it is back. We sail on Easter Sunday too.',
  ],
  cover: picture('karpathos', {
    el: 'Η Όλυμπος της Καρπάθου, την αυγή.',
    en: 'Olympos on Karpathos, at dawn.',
  }),
  islands: ['rhodes', 'karpathos', 'kalymnos', 'patmos'],
  el: richText(
    p(
      'Φέτος το Πάσχα είναι στις 12 Απριλίου. Από την 1η του μήνα ισχύουν οι ανοιξιάτικες μέρες, άρα η βόρεια γραμμή φεύγει ήδη κάθε μέρα εκτός Δευτέρας. Κανένα δρομολόγιο δεν κόβεται για την αργία: και την Κυριακή του Πάσχα τα πλοία βγαίνουν, μόνο που το πλήρωμα θα σας πει «Χριστός ανέστη» στη ράμπα.',
    ),
    h2('Από τη Ρόδο, μέρα με τη μέρα'),
    table(
      '7 ως 13 Απριλίου 2026',
      ['Μέρα', 'Κολώνα', 'Ακαντιά'],
      ['Μεγάλη Τρίτη 7', 'Πάτμος 08:30, Κάλυμνος μέσω Τήλου 08:30', 'Πανορμίτης και Σύμη 09:00'],
      ['Μεγάλη Τετάρτη 8', 'Πάτμος 08:30', 'Κάρπαθος και Κάσος 07:00'],
      ['Μεγάλη Πέμπτη 9', 'Πάτμος 08:30, Κάλυμνος μέσω Τήλου 08:30', 'Πανορμίτης και Σύμη 09:00'],
      ['Μεγάλη Παρασκευή 10', 'Πάτμος 08:30, Καστελλόριζο 09:00', 'Αστυπάλαια 07:00'],
      ['Μεγάλο Σάββατο 11', 'Πάτμος 08:30, Χάλκη 09:00', 'Πανορμίτης και Σύμη 09:00'],
      ['Κυριακή του Πάσχα 12', 'Πάτμος 08:30', 'Κάρπαθος και Κάσος 07:00'],
      ['Δευτέρα του Πάσχα 13', 'Καστελλόριζο 09:00', 'Αστυπάλαια 07:00'],
    ),
    p(
      'Μεγάλη Τετάρτη, Κυριακή και Δευτέρα του Πάσχα φεύγει και το μικρό δρομολόγιο της Σύμης, στις 09:30 από το Μανδράκι, με επιστροφή στις 17:00.',
    ),
    h2('Τρεις συμβουλές'),
    bullets(
      [
        strong('Για την έκπτωση. '),
        'Όσοι κλείσουν ως την Τρίτη 10 Μαρτίου για τη Μεγάλη Πέμπτη προλαβαίνουν την ',
        internalLink('έγκαιρη κράτηση', 'offer-early-booking'),
        '.',
      ],
      [
        strong('Για την Ανάσταση. '),
        'Το τελευταίο πλοίο πριν από τα μεσάνυχτα του Σαββάτου είναι πρωινό. Μην το αφήσετε για το απόγευμα.',
      ],
      [
        strong('Για τα παιδιά. '),
        'Τα σχολεία κλείνουν από τη Μεγάλη Δευτέρα 6 ως την Κυριακή του Θωμά 19 Απριλίου.',
      ],
    ),
    callout(
      'warn',
      'Λαμπάδες και κόκκινα αυγά ταξιδεύουν ελεύθερα. Βεγγαλικά και κροτίδες δεν ανεβαίνουν σε κανένα πλοίο.',
    ),
  ),
  en: richText(
    p(
      'This year Greek Easter is on 12 April. The days of spring apply from the 1st of the month, so the north line already sails every day except Monday. No sailing is dropped for the holiday: our ships go out on Easter Sunday as well, only that the crew will wish you “Christos anesti” at the ramp.',
    ),
    h2('From Rhodes, day by day'),
    table(
      '7 to 13 April 2026',
      ['Day', 'Kolona', 'Akandia'],
      ['Holy Tuesday 7', 'Patmos 08:30, Kalymnos by way of Tilos 08:30', 'Panormitis and Symi 09:00'],
      ['Holy Wednesday 8', 'Patmos 08:30', 'Karpathos and Kasos 07:00'],
      ['Maundy Thursday 9', 'Patmos 08:30, Kalymnos by way of Tilos 08:30', 'Panormitis and Symi 09:00'],
      ['Good Friday 10', 'Patmos 08:30, Kastellorizo 09:00', 'Astypalaia 07:00'],
      ['Holy Saturday 11', 'Patmos 08:30, Halki 09:00', 'Panormitis and Symi 09:00'],
      ['Easter Sunday 12', 'Patmos 08:30', 'Karpathos and Kasos 07:00'],
      ['Easter Monday 13', 'Kastellorizo 09:00', 'Astypalaia 07:00'],
    ),
    p(
      'On Holy Wednesday, Easter Sunday and Easter Monday the short run to Symi sails too, at 09:30 from Mandraki, back at 17:00.',
    ),
    h2('Three pieces of advice'),
    bullets(
      [
        strong('For the discount. '),
        'Book by Tuesday 10 March for Maundy Thursday and you are still in time for ',
        internalLink('early booking', 'offer-early-booking'),
        '.',
      ],
      [
        strong('For the Resurrection. '),
        'The last ship before midnight on Saturday is a morning ship. Do not leave it for the afternoon.',
      ],
      [strong('For children. '), 'Greek schools are closed from Holy Monday 6 to St Thomas Sunday 19 April.'],
    ),
    callout(
      'warn',
      'Candles and red eggs travel freely. Fireworks and firecrackers do not come on board any ship.',
    ),
  ),
});
