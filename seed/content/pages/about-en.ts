import {
  bookingButton,
  bullets,
  figure,
  h2,
  internalLink,
  p,
  quote,
  richText,
  strong,
  table,
} from '#seed/content/rich-text.ts';

/** The operator is fictional, and so is its history; what it says of islands and winds is true. */
export const aboutEn = richText(
  p(
    'The meltemi is the north wind that blows over the Aegean in summer. For those who sail it is a road. For those waiting for a doctor, for medicine or for a child home from university, it is the reason to look at the sea in the morning. We took the name to keep both in mind.',
  ),
  h2('What we do'),
  p(
    'Four lines leave Rhodes all year round: north to Patmos, west by way of Halki, Tilos and Nisyros to Kalymnos, east to Kastellorizo, and south to Karpathos and Kasos. The car ferry also goes to Astypalaia. From Patmos a smaller ship reaches Samos, Ikaria and islands where only a few dozen people live.',
  ),
  p(
    'Our ships, with their seats and their sizes, are on the page about the ',
    internalLink('fleet', 'page-fleet'),
    '.',
  ),
  h2('How we got here'),
  table(
    'The history of the company',
    ['Year', 'What happened'],
    [
      '1986',
      'Two brothers from Symi buy a wooden boat and sail to Rhodes every day with passengers, newspapers and ice.',
    ],
    ['1994', 'The first steel ship. Sailings reach Tilos and Halki, in winter too.'],
    ['2001', 'Meltemi Lines takes its present name. A seat is one phone call away.'],
    ['2008', 'Kymothoe arrives. For the first time we carry cars, and sail as far as Karpathos and Kasos.'],
    ['2014', 'Aeolis, our first catamaran. Patmos is now a morning from Rhodes.'],
    ['2017', 'Thalia is based on Patmos, for the small islands that had no ship every week.'],
    ['2019', 'Nireas joins the west line and the Kastellorizo run.'],
    ['2026', 'A new booking system, which counts the seats of every leg on its own.'],
  ),
  figure('panormitis', {
    el: 'Ο Πανορμίτης της Σύμης. Εκεί έδενε το πρώτο μας καΐκι.',
    en: 'Panormitis on Symi, where our first boat used to moor.',
  }),
  h2('How we work'),
  bullets(
    [strong('One price. '), 'With every charge in it, from start to finish, the same every day.'],
    [strong('One discount for each traveller. '), 'Always the largest, without asking for it.'],
    [strong('One booking for the whole trip. '), 'With the name of the port and of the quay.'],
    [
      strong('No seat lost. '),
      'A seat that does not exist is never sold, and a seat that does exist never shows as full.',
    ],
    [
      strong('One answer when it blows. '),
      'If a sailing is off, we say so at once here and on the board of the port, together with the next ship.',
    ],
  ),
  quote('A ship is not a bridge. But it is the nearest thing we have.'),
  h2('The people'),
  p(
    'On the ships, in the ports and in the offices 140 people work all year, and 190 in summer. Most of them live on the islands where we moor, so they know at first hand what a late ship means. Open positions are on the ',
    internalLink('careers page', 'page-career'),
    '.',
  ),
  p(
    'For anything else, find us on the ',
    internalLink('contact page', 'page-contact'),
    ', every day of the week.',
  ),
  bookingButton('Find your sailing'),
);
