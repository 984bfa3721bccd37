import { picture } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong } from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Friday 20 to Monday 23 February 2026 as the seeded network sails them; a test compares the times. */
export const cleanMonday = newsPost('clean-monday', {
  category: timetables,
  title: ['Καθαρά Δευτέρα: ένα τριήμερο, τέσσερα νησιά', 'Clean Monday: a long weekend, four islands'],
  permalink: ['triimero-katharas-defteras-2026', 'clean-monday-weekend-2026'],
  publishedAt: '2026-02-02T08:00:00Z',
  excerpt: [
    'Φεύγετε Παρασκευή ή Σάββατο, γυρίζετε Κυριακή ή Δευτέρα. Τέσσερις τρόποι να περάσετε στο νησί το τριήμερο 21 ως 23 Φεβρουαρίου.',
    'Leave on Friday or Saturday, come back on Sunday or Monday. Four ways to spend the weekend of 21 to 23 February on an island.',
  ],
  cover: picture('offers-low-fare', {
    el: 'Χαρταετοί πίσω από το πλοίο.',
    en: 'Kites behind the ship.',
  }),
  islands: ['rhodes', 'symi', 'kalymnos', 'kastellorizo', 'halki'],
  el: richText(
    p(
      'Η Καθαρά Δευτέρα πέφτει φέτος στις 23 Φεβρουαρίου. Στα νησιά ο αέρας για τον χαρταετό είναι εξασφαλισμένος και η λαγάνα βγαίνει από τον φούρνο του χωριού. Τα χειμερινά δρομολόγια αρκούν για ένα ολόκληρο τριήμερο, αν ξέρετε ποιο πλοίο σας γυρίζει.',
    ),
    h2('Τέσσερα ζευγάρια δρομολογίων από τη Ρόδο'),
    bullets(
      [
        strong('Σύμη. '),
        'Παρασκευή 20, 08:30 από την Κολώνα. Επιστροφή Δευτέρα 23, 17:00 από τον Γιαλό, και στις 17:55 είστε στο Μανδράκι.',
      ],
      [
        strong('Κάλυμνος. '),
        'Παρασκευή 20, 08:30 από την Κολώνα, άφιξη 11:55. Επιστροφή Κυριακή 22, 17:05, με άφιξη στις 20:30.',
      ],
      [
        strong('Χάλκη. '),
        'Σάββατο 21, 08:30 από την Κολώνα, άφιξη 09:50. Επιστροφή Κυριακή 22 με την Κυμοθόη, 22:25, για όσους αντέχουν το ξενύχτι.',
      ],
      [
        strong('Καστελλόριζο. '),
        'Παρασκευή 20, 09:00 από την Κολώνα, άφιξη 11:30. Επιστροφή Δευτέρα 23, 16:00.',
      ],
    ),
    p(
      'Με μετάβαση και επιστροφή στην ίδια κράτηση η τιμή πέφτει 20\u00a0%, και για τα οχήματα. Οι όροι είναι στη σελίδα ',
      internalLink('Μετάβαση και επιστροφή μαζί', 'offer-return'),
      '.',
    ),
    h2('Χαρταετός στο κατάστρωμα; Όχι'),
    p(
      'Τον παίρνετε μαζί σας, διπλωμένο, και δεν πληρώνει. Στο κατάστρωμα όμως μένει διπλωμένος: ο σπάγκος και το ραντάρ δεν συμφωνούν. Στη Σύμη ανεβείτε στους μύλους, στη Χάλκη στο κάστρο πάνω από το Χωριό.',
    ),
    callout(
      'info',
      'Φεβρουάριος είναι: αν βγει απαγορευτικό, αλλάζετε δρομολόγιο χωρίς χρέωση ή παίρνετε πίσω όλα τα χρήματα.',
    ),
  ),
  en: richText(
    p(
      'Clean Monday, when Lent begins and Greece flies kites, falls on 23 February this year. On the islands the wind is a certainty, and the flat lagana loaf comes out of the village oven. The winter timetable is enough for a whole weekend, provided you know which ship brings you back.',
    ),
    h2('Four pairs of sailings from Rhodes'),
    bullets(
      [
        strong('Symi. '),
        'Friday 20, 08:30 from Kolona. Back on Monday 23, 17:00 from Gialos, and you are at Mandraki by 17:55.',
      ],
      [
        strong('Kalymnos. '),
        'Friday 20, 08:30 from Kolona, arriving at 11:55. Back on Sunday 22, 17:05, arriving at 20:30.',
      ],
      [
        strong('Halki. '),
        'Saturday 21, 08:30 from Kolona, arriving at 09:50. Back on Sunday 22 with Kymothoe, 22:25, if you can bear a late night.',
      ],
      [
        strong('Kastellorizo. '),
        'Friday 20, 09:00 from Kolona, arriving at 11:30. Back on Monday 23, 16:00.',
      ],
    ),
    p(
      'With both ways in one booking the price drops by 20%, for vehicles as well. The terms are on the page ',
      internalLink('Out and back together', 'offer-return'),
      '.',
    ),
    h2('A kite on deck? No'),
    p(
      'Bring it along, folded, free of charge. On deck it stays folded: string and radar do not get on. On Symi climb to the windmills, on Halki to the castle above Chorio.',
    ),
    callout(
      'info',
      'It is February: if a sailing ban is declared, you change to another sailing at no charge or get all your money back.',
    ),
  ),
});
