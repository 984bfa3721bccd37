import { picture } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong, table } from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** How far ahead the reservation service sells, and the days of the early-booking rule; a test compares them. */
export const bookingHorizon = newsPost('booking-horizon', {
  category: timetables,
  title: ['Κλείνετε ως δεκατρείς μήνες μπροστά', 'Book up to thirteen months ahead'],
  permalink: ['kratiseis-dekatreis-mines-mprosta', 'book-thirteen-months-ahead'],
  publishedAt: '2025-12-01T08:00:00Z',
  excerpt: [
    'Όλα τα δρομολόγια του 2026 είναι ανοιχτά. Ως ποια μέρα κλείνετε για το Πάσχα ή τον Δεκαπενταύγουστο ώστε να πληρώσετε 15\u00a0% λιγότερο.',
    'All sailings of 2026 are open. By which day to book for Easter or mid-August if you want to pay 15% less.',
  ],
  cover: picture('offers-early-booking', {
    el: 'Από την αμυγδαλιά ως το καλοκαίρι.',
    en: 'From almond blossom to summer.',
  }),
  islands: ['rhodes', 'kos', 'patmos'],
  el: richText(
    p(
      'Μας το ζητούσαν κυρίως όσοι έρχονται από μακριά: να ξέρουν το πλοίο πριν αγοράσουν το αεροπορικό. Από σήμερα πουλάμε κάθε δρομολόγιο ως 400 ημέρες πριν, και κάθε πρωί ανοίγει μία μέρα ακόμη.',
    ),
    h2('Ως πότε κλείνετε με έκπτωση'),
    p(
      'Η ',
      internalLink('έγκαιρη κράτηση', 'offer-early-booking'),
      ' θέλει τουλάχιστον 30 ημέρες ως την αναχώρηση. Για τις μέρες που όλοι ταξιδεύουν, αυτό σημαίνει:',
    ),
    table(
      'Οι μεγάλες έξοδοι του 2026',
      ['Ταξίδι', 'Αναχώρηση', 'Κλείνετε ως'],
      ['Καθαρά Δευτέρα', 'Παρασκευή 20 Φεβρουαρίου', '21 Ιανουαρίου'],
      ['Πάσχα', 'Πέμπτη 9 Απριλίου', '10 Μαρτίου'],
      ['Πρωτομαγιά', 'Πέμπτη 30 Απριλίου', '31 Μαρτίου'],
      ['Αγίου Πνεύματος', 'Παρασκευή 29 Μαΐου', '29 Απριλίου'],
      ['Δεκαπενταύγουστος', 'Πέμπτη 13 Αυγούστου', '14 Ιουλίου'],
    ),
    h2('Τι δεσμεύεστε και τι όχι'),
    bullets(
      [strong('Πληρώνετε μέσα σε 48 ώρες, '), 'σε οποιοδήποτε πρακτορείο μας, με τον κωδικό της κράτησης.'],
      [
        strong('Με έκπτωση έγκαιρης κράτησης '),
        'επιστρέφονται μόνο όσα ορίζει ο νόμος, όταν ακυρώνετε εσείς.',
      ],
      [
        strong('Χωρίς αυτήν '),
        'παίρνετε όλο το ποσό ως 7 ημέρες πριν από την αναχώρηση και το μισό ως μία ώρα πριν.',
      ],
    ),
    p(
      'Αν αλλάξουμε εμείς την ώρα ή ακυρώσουμε το δρομολόγιο, η επιλογή είναι πάντα δική σας, όποιο εισιτήριο και αν έχετε. Όλα γράφονται στους ',
      internalLink('όρους μεταφοράς', 'page-travel-terms'),
      '.',
    ),
    callout(
      'info',
      'Οι εκπτώσεις δεν αθροίζονται. Με μετάβαση και επιστροφή μαζί η έκπτωση είναι 20\u00a0%, μεγαλύτερη από της έγκαιρης κράτησης, και το σύστημα σάς δίνει αυτήν.',
    ),
  ),
  en: richText(
    p(
      'It was mostly people from far away who asked for it: to know the ship before they buy the flight. From today we sell every sailing up to 400 days ahead, and each morning one more day opens.',
    ),
    h2('How long the discount lasts'),
    p(
      'What we call ',
      internalLink('early booking', 'offer-early-booking'),
      ' needs at least 30 days before departure. For the days on which everybody travels, this means:',
    ),
    table(
      'The busy departures of 2026',
      ['Trip', 'Departure', 'Book by'],
      ['Clean Monday', 'Friday 20 February', '21 January'],
      ['Greek Easter', 'Thursday 9 April', '10 March'],
      ['May Day', 'Thursday 30 April', '31 March'],
      ['Whit Monday', 'Friday 29 May', '29 April'],
      ['Mid-August', 'Thursday 13 August', '14 July'],
    ),
    h2('What binds you and what does not'),
    bullets(
      [strong('You pay within 48 hours, '), 'at any of our agencies, with the reference of the booking.'],
      [
        strong('With the early booking discount '),
        'you get back only what the law provides when you cancel.',
      ],
      [
        strong('Without it '),
        'you get everything back up to 7 days before departure, and half of it up to one hour before.',
      ],
    ),
    p(
      'If we change the time or cancel the sailing, the choice is always yours, whatever ticket you have. It is all written down in the ',
      internalLink('travel terms', 'page-travel-terms'),
      '.',
    ),
    callout(
      'info',
      'Discounts do not add up. With both ways in one booking the discount is 20%, more than that of early booking, and the system gives you the larger one.',
    ),
  ),
});
