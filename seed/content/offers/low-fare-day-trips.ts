import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, p, richText, table } from '#seed/content/rich-text.ts';
import { BOOKING, fact, TRAVEL } from './fact.ts';
import { question } from './question.ts';
import { route } from './route.ts';

/** Every row is a pair of lines that sails on these days all year round, at the price of the day trips; tests read both in the network. */
export const lowFareDayTrips: SeedDocument = {
  _id: 'offer-low-fare-day-trips',
  _type: 'offer',
  title_el: 'Μονοήμερες με μικρό εισιτήριο',
  title_en: 'Low-fare day trips',
  permalink_el: slug('low-fare-day-trips'),
  permalink_en: slug('low-fare-day-trips'),
  summary_el:
    'Έξι εκδρομές που γίνονται αυθημερόν, όλο τον χρόνο: 19\u00a0€ από την Πάτμο και 29\u00a0€ από τη Ρόδο, για τα πρώτα 30 εισιτήρια. Ύστερα, 20\u00a0% λιγότερο.',
  summary_en:
    'Six trips there and back in a day, all year round: €19 from Patmos and €29 from Rhodes for the first 30 tickets. After that, 20% less.',
  cover: picture('offers-day-trips'),
  badge_el: '−20\u00a0%',
  badge_en: '−20%',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  soldAt: 'online',
  facts: [
    fact('days', TRAVEL, [
      'Αυθημερόν, μέρες και ώρες στον πίνακα',
      'There and back in a day, times in the table',
    ]),
    fact('booking', BOOKING, [
      'Μετάβαση και επιστροφή στην ίδια κράτηση',
      'Out and back in the same booking',
    ]),
  ],
  inMenu: true,
  menuOrder: 2,
  menuNote_el: 'Από τη Ρόδο και την Πάτμο',
  menuNote_en: 'From Rhodes and Patmos',
  shareTitle_el: 'Έξι νησιά, αυθημερόν',
  shareTitle_en: 'Six islands, there and back in a day',
  shareText_el: 'Μονοήμερες από 19\u00a0€, από τη Ρόδο και την Πάτμο.',
  shareText_en: 'Day trips from €19, from Rhodes and Patmos.',
  blocks: [
    {
      _key: 'trips',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Διαλέξτε νησί, γυρίστε για βραδινό'),
        p(
          'Μερικά νησιά είναι τόσο κοντά που δεν χρειάζονται βαλίτσα. Αυτά είναι τα δρομολόγια που σας αφήνουν το πρωί και σας παίρνουν πίσω την ίδια μέρα, χειμώνα και καλοκαίρι.',
        ),
        table(
          'Μονοήμερες όλο τον χρόνο',
          ['Εκδρομή', 'Μέρες', 'Φεύγετε', 'Γυρίζετε', 'Με επιστροφή'],
          ['Ρόδος – Σύμη', 'Τετάρτη, Κυριακή', '09:30', '17:55', '29\u00a0€'],
          ['Ρόδος – Χάλκη', 'Τρίτη, Πέμπτη', '08:30', '19:25', '29\u00a0€'],
          ['Ρόδος – Τήλος', 'Τρίτη, Πέμπτη', '08:30', '19:25', '29\u00a0€'],
          ['Ρόδος – Καστελλόριζο', 'Δευτέρα, Παρασκευή', '09:00', '18:30', '29\u00a0€'],
          ['Πάτμος – Λειψοί', 'Δευτέρα, Πέμπτη', '09:00', '17:05', '19\u00a0€'],
          ['Πάτμος – Φούρνοι', 'Τρίτη, Κυριακή', '09:00', '17:20', '19\u00a0€'],
        ),
        p(
          'Η τιμή του πίνακα είναι για έναν ενήλικα, με επιστροφή την ίδια μέρα με αυτά τα δρομολόγια, μαζί με τα λιμενικά τέλη. Κάθε δρομολόγιο έχει 30 τέτοια εισιτήρια. Όταν τελειώσουν, παίρνετε την έκπτωση επιστροφής.',
        ),
        p(
          'Στη Χάλκη μένετε οκτώ ώρες, στην Τήλο έξι και κάτι, στο Καστελλόριζο τεσσερισήμισι. Στους Λειψούς και στους Φούρνους έχετε όλη τη μέρα.',
        ),
      ),
      text_en: richText(
        h2('Pick an island, be back for dinner'),
        p(
          'Some islands are so near that you do not need a suitcase. These are the sailings that drop you off in the morning and bring you home the same day, in winter and in summer.',
        ),
        table(
          'Day trips all year round',
          ['Trip', 'Days', 'You leave', 'You are back', 'There and back'],
          ['Rhodes – Symi', 'Wednesday, Sunday', '09:30', '17:55', '€29'],
          ['Rhodes – Halki', 'Tuesday, Thursday', '08:30', '19:25', '€29'],
          ['Rhodes – Tilos', 'Tuesday, Thursday', '08:30', '19:25', '€29'],
          ['Rhodes – Kastellorizo', 'Monday, Friday', '09:00', '18:30', '€29'],
          ['Patmos – Lipsi', 'Monday, Thursday', '09:00', '17:05', '€19'],
          ['Patmos – Fournoi', 'Tuesday, Sunday', '09:00', '17:20', '€19'],
        ),
        p(
          'The price in the table is for one adult who comes back on the same day with these sailings, port dues included. Each sailing has 30 such tickets. When they are gone, you get the return discount.',
        ),
        p(
          'You have eight hours on Halki, a little over six on Tilos and four and a half on Kastellorizo. Lipsi and Fournoi give you the whole day.',
        ),
      ),
    },
    {
      _key: 'fares',
      _type: 'fareTableBlock',
      title_el: 'Τι κοστίζει η κάθε διαδρομή',
      title_en: 'What each way costs',
      class: 'ECO',
      routes: [
        route('RHO', 'SYM'),
        route('RHO', 'HLK'),
        route('RHO', 'TIL'),
        route('RHO', 'MEG'),
        route('PAT', 'LIP'),
        route('PAT', 'FOU'),
      ],
      note_el:
        'Χωρίς την τιμή της ημέρας: με επιστροφή στην ίδια κράτηση, κάθε διαδρομή κοστίζει 20\u00a0% λιγότερο.',
      note_en:
        'Without the price of the day: with both ways in the same booking, each of them costs 20% less.',
    },
    {
      _key: 'halki',
      _type: 'heroBlock',
      picture: picture('halki'),
      title_el: 'Οκτώ ώρες στη Χάλκη',
      title_en: 'Eight hours on Halki',
      text_el: 'Ένα λιμάνι με αρχοντικά, μπάνιο στον Πόνταμο και ψάρι πριν από το πλοίο της επιστροφής.',
      text_en: 'A harbour of tall houses, a swim at Pontamos and fish before the ship home.',
      label_el: 'Κλείστε για τη Χάλκη',
      label_en: 'Book for Halki',
      from: 'RHO',
      to: 'HLK',
    },
    {
      _key: 'symi',
      _type: 'routePromoBlock',
      from: 'RHO',
      to: 'SYM',
      text_el: 'Η πιο σύντομη από όλες: λιγότερο από μία ώρα από το Μανδράκι.',
      text_en: 'The shortest of them all: less than an hour from Mandraki.',
    },
    {
      _key: 'questions',
      _type: 'faqBlock',
      items: [
        question(
          'other-ship',
          ['Γίνεται να γυρίσω άλλη μέρα;', 'May I come back on another day?'],
          [
            'Ναι, με την έκπτωση επιστροφής αντί για την τιμή της ημέρας. Είναι η ίδια όσες μέρες και αν μείνετε, αρκεί να κλείσετε μαζί και τις δύο διαδρομές.',
            'Yes, with the return discount instead of the price of the day. It is the same however long you stay, as long as you book both ways together.',
          ],
        ),
        question(
          'bicycle',
          ['Παίρνω μαζί το ποδήλατό μου;', 'May I bring my bicycle?'],
          [
            'Ναι, με 3\u00a0€ η διαδρομή. Το δηλώνετε στα οχήματα της κράτησης.',
            'Yes, for €3 each way. Add it under vehicles when you book.',
          ],
        ),
      ],
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets(
          'Οι τιμές είναι για έναν ενήλικα σε οικονομική θέση. Τα παιδιά 5–10 ετών πληρώνουν μισό εισιτήριο, τα βρέφη ταξιδεύουν δωρεάν.',
          'Η τιμή της ημέρας και η έκπτωση επιστροφής μπαίνουν μόνες τους και δεν αθροίζονται με άλλη: παίρνετε ό,τι σας συμφέρει περισσότερο. Η έκπτωση δεν αφορά τα λιμενικά τέλη.',
          'Τα δρομολόγια του πίνακα γίνονται όλο τον χρόνο, εκτός από τις 25 Δεκεμβρίου και την 1η Ιανουαρίου. Οι ώρες της κράτησης υπερισχύουν.',
        ),
      ),
      text_en: richText(
        bullets(
          'Prices are for one adult in economy. Children aged 5 to 10 pay half fare, infants travel free.',
          'The price of the day and the return discount come by themselves and are not combined with another: you get whatever saves you most. The discount does not reduce port dues.',
          'The sailings in the table run all year except on 25 December and 1 January. The times of your booking prevail.',
        ),
      ),
    },
  ],
};
