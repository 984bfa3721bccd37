import { keyedReference, picture, reference, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong } from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';

/** Days and times as the seeded network sails them; a test compares them. */
export const winterTimetable: SeedDocument = {
  _id: 'newsPost-winter-timetable',
  _type: 'newsPost',
  title_el: 'Ο χειμώνας κρατά τις ώρες και αλλάζει τις μέρες',
  title_en: 'Winter keeps the times and changes the days',
  permalink_el: slug('cheimerina-dromologia-2026-27'),
  permalink_en: slug('winter-timetable-2026-27'),
  category: reference(timetables._id),
  publishedAt: '2026-10-12T07:00:00Z',
  excerpt_el:
    'Από 1 Νοεμβρίου ως 31 Μαρτίου η βόρεια γραμμή ταξιδεύει κάθε Παρασκευή και Κυριακή, με τις ώρες που ξέρετε από το καλοκαίρι.',
  excerpt_en:
    'From 1 November to 31 March the north line sails every Friday and Sunday, at the times you know from summer.',
  cover: picture('news-timetable', {
    el: 'Επτά το πρωί στην Κολώνα.',
    en: 'Seven in the morning at Kolona.',
  }),
  destinations: [
    keyedReference('destination-rhodes'),
    keyedReference('destination-patmos'),
    keyedReference('destination-kastellorizo'),
  ],
  body_el: richText(
    p(
      'Ο χειμώνας στα Δωδεκάνησα δεν είναι νεκρή εποχή. Είναι η εποχή των γιατρών, των φοιτητών και της ελιάς. Στη βόρεια γραμμή τα ταξίδια λιγοστεύουν, αλλά όσοι τα κάνουν τα χρειάζονται περισσότερο. Γι’ αυτό κρατάμε τις ίδιες ώρες ως την άνοιξη και αλλάζουμε μόνο τις μέρες. Η Αιολίς, που μένει ελεύθερη, πηγαίνει και στη δυτική γραμμή και στο Καστελλόριζο.',
    ),
    h2('Με ταχύπλοο, από 1 Νοεμβρίου ως 31 Μαρτίου'),
    bullets(
      [
        strong('Βόρεια γραμμή, Παρασκευή και Κυριακή. '),
        'Από τη Ρόδο στις 08:30, Σύμη 09:25, Κως 11:05, Κάλυμνος 11:55, Λέρος 12:55, Λειψοί 13:35, Πάτμος 14:15. Πίσω στη Ρόδο στις 20:30.',
      ],
      [
        strong('Σάμος και Αγαθονήσι, Παρασκευή. '),
        'Ανταπόκριση από την Πάτμο στις 14:45, μισή ώρα μετά την άφιξη του πλοίου από τη Ρόδο.',
      ],
      [
        strong('Δυτική γραμμή, Τρίτη, Πέμπτη και, από τον Νοέμβριο, Σάββατο. '),
        'Από τη Ρόδο στις 08:30, Χάλκη 09:50, Τήλος 10:45, Νίσυρος 11:45, Κως 12:50, Κάλυμνος 13:40.',
      ],
      [
        strong('Καστελλόριζο, Δευτέρα, Παρασκευή και, από τον Νοέμβριο, Τετάρτη. '),
        'Από τη Ρόδο στις 09:00, επιστροφή στις 16:00.',
      ],
      [
        strong('Σύμη από το Μανδράκι, Δευτέρα, Τετάρτη και Κυριακή. '),
        'Από τη Ρόδο στις 09:30, επιστροφή στις 17:00.',
      ],
    ),
    h2('Με το οχηματαγωγό Κυμοθόη'),
    bullets(
      [strong('Πανορμίτης και Σύμη: '), 'Τρίτη, Πέμπτη και Σάββατο στις 09:00, όπως και το καλοκαίρι.'],
      [strong('Χάλκη, Κάρπαθος και Κάσος: '), 'Τετάρτη και Κυριακή στις 07:00.'],
      [strong('Κως, Κάλυμνος και Αστυπάλαια: '), 'Δευτέρα και Παρασκευή στις 07:00.'],
    ),
    h2('Αν ταξιδεύετε συχνά'),
    p(
      'Η μετάβαση και η επιστροφή στην ίδια κράτηση έχουν 20\u00a0% έκπτωση και τον χειμώνα. Όποιος φεύγει Παρασκευή πρωί και γυρίζει Κυριακή βράδυ έχει δύο ολόκληρες νύχτες στο νησί. Οι όροι είναι στη σελίδα ',
      internalLink('Μετάβαση και επιστροφή μαζί', 'offer-return'),
      '.',
    ),
    callout(
      'info',
      'Στις 25 Δεκεμβρίου και την 1η Ιανουαρίου τα πλοία μένουν στο λιμάνι. Αν μια μέρα δεν έχει δρομολόγιο, η αναζήτηση προτείνει την πιο κοντινή.',
    ),
  ),
  body_en: richText(
    p(
      'Winter in the Dodecanese is not a dead season. It is the season of doctors, students and the olive harvest. On the north line there are fewer trips, but those who make them need them more. That is why we keep the same times until spring and change only the days. Aeolis, with days to spare, also sails on the west line and to Kastellorizo.',
    ),
    h2('By fast ship, from 1 November to 31 March'),
    bullets(
      [
        strong('North line, Fridays and Sundays. '),
        'From Rhodes at 08:30, Symi 09:25, Kos 11:05, Kalymnos 11:55, Leros 12:55, Lipsi 13:35, Patmos 14:15. Back in Rhodes at 20:30.',
      ],
      [
        strong('Samos and Agathonisi, Fridays. '),
        'Connection from Patmos at 14:45, half an hour after the ship from Rhodes comes in.',
      ],
      [
        strong('West line, Tuesdays, Thursdays and, from November, Saturdays. '),
        'From Rhodes at 08:30, Halki 09:50, Tilos 10:45, Nisyros 11:45, Kos 12:50, Kalymnos 13:40.',
      ],
      [
        strong('Kastellorizo, Mondays, Fridays and, from November, Wednesdays. '),
        'From Rhodes at 09:00, back at 16:00.',
      ],
      [
        strong('Symi from Mandraki, Mondays, Wednesdays and Sundays. '),
        'From Rhodes at 09:30, back at 17:00.',
      ],
    ),
    h2('By the car ferry Kymothoe'),
    bullets(
      [strong('Panormitis and Symi: '), 'Tuesdays, Thursdays and Saturdays at 09:00, as in summer.'],
      [strong('Halki, Karpathos and Kasos: '), 'Wednesdays and Sundays at 07:00.'],
      [strong('Kos, Kalymnos and Astypalaia: '), 'Mondays and Fridays at 07:00.'],
    ),
    h2('If you travel often'),
    p(
      'The way out and the way back in one booking are 20% cheaper in winter too. Leave on Friday morning, return on Sunday evening, and you have two full nights on the island. The terms are on the page ',
      internalLink('Out and back together', 'offer-return'),
      '.',
    ),
    callout(
      'info',
      'On 25 December and 1 January the ships stay in port. If there is no sailing on a day, the search suggests the nearest one.',
    ),
  ),
};
