import { keyedReference, picture, reference, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong } from '#seed/content/rich-text.ts';
import { timetables } from './categories.ts';

/** Days and times: specification 4.3, as the seeded network sails them. */
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
    keyedReference('destination-kos'),
  ],
  body_el: richText(
    p(
      'Ο χειμώνας στα Δωδεκάνησα δεν είναι νεκρή εποχή. Είναι η εποχή των γιατρών, των φοιτητών και της ελιάς. Τα ταξίδια λιγοστεύουν, αλλά όσοι τα κάνουν τα χρειάζονται περισσότερο. Γι’ αυτό κρατάμε τις ίδιες ώρες ως την άνοιξη και αλλάζουμε μόνο τις μέρες.',
    ),
    h2('Τι ισχύει από 1 Νοεμβρίου ως 31 Μαρτίου'),
    bullets(
      [
        strong('Βόρεια γραμμή, Παρασκευή και Κυριακή. '),
        'Από τη Ρόδο στις 08:30, Σύμη 09:25, Κως 11:05, Κάλυμνος 11:55, Λέρος 12:55, Λειψοί 13:35, Πάτμος 14:15.',
      ],
      [
        strong('Επιστροφή την ίδια μέρα. '),
        'Από την Πάτμο στις 14:45, Λέρος 15:55, Κάλυμνος 16:55, Κως 17:45, Σύμη 19:25, στη Ρόδο στις 20:30.',
      ],
      [
        strong('Πανορμίτης και Σύμη, Τρίτη, Πέμπτη και Σάββατο. '),
        'Από τη Ρόδο στις 09:00 με το οχηματαγωγό Κυμοθόη.',
      ],
      [
        strong('Νότια γραμμή, Τετάρτη και Κυριακή. '),
        'Από τη Ρόδο στις 07:00 για τη Χάλκη, το Διαφάνι, την Κάρπαθο και την Κάσο, επίσης με την Κυμοθόη.',
      ],
    ),
    h2('Τι σταματά ως το καλοκαίρι'),
    p(
      'Η δυτική γραμμή προς την Τήλο και τη Νίσυρο, το ταχύπλοο για το Καστελλόριζο και η ανταπόκριση της Πάτμου για το Αγαθονήσι και τη Σάμο είναι θερινά δρομολόγια. Ξαναρχίζουν την 1η Ιουνίου.',
    ),
    h2('Αν ταξιδεύετε συχνά'),
    p(
      'Η μετάβαση και η επιστροφή στην ίδια κράτηση έχουν 20 % έκπτωση και τον χειμώνα. Όποιος φεύγει Παρασκευή πρωί και γυρίζει Κυριακή βράδυ έχει δύο ολόκληρες νύχτες στο νησί. Οι όροι είναι στη σελίδα ',
      internalLink('Μετάβαση και επιστροφή μαζί', 'offer-return'),
      '.',
    ),
    callout(
      'info',
      'Η αναζήτηση δείχνει μόνο δρομολόγια που μπορείτε να κλείσετε. Αν μια μέρα δεν έχει πλοίο, προτείνει την πιο κοντινή.',
    ),
  ),
  body_en: richText(
    p(
      'Winter in the Dodecanese is not a dead season. It is the season of doctors, students and the olive harvest. There are fewer trips, but those who make them need them more. That is why we keep the same times until spring and change only the days.',
    ),
    h2('From 1 November to 31 March'),
    bullets(
      [
        strong('North line, Fridays and Sundays. '),
        'From Rhodes at 08:30, Symi 09:25, Kos 11:05, Kalymnos 11:55, Leros 12:55, Lipsi 13:35, Patmos 14:15.',
      ],
      [
        strong('Back on the same day. '),
        'From Patmos at 14:45, Leros 15:55, Kalymnos 16:55, Kos 17:45, Symi 19:25, reaching Rhodes at 20:30.',
      ],
      [
        strong('Panormitis and Symi, Tuesdays, Thursdays and Saturdays. '),
        'From Rhodes at 09:00 with the car ferry Kymothoe.',
      ],
      [
        strong('South line, Wednesdays and Sundays. '),
        'From Rhodes at 07:00 to Halki, Diafani, Karpathos and Kasos, also with Kymothoe.',
      ],
    ),
    h2('What stops until summer'),
    p(
      'The west line to Tilos and Nisyros, the fast ship to Kastellorizo and the connection from Patmos to Agathonisi and Samos are summer sailings. They start again on 1 June.',
    ),
    h2('If you travel often'),
    p(
      'The way out and the way back in one booking are 20% cheaper in winter too. Leave on Friday morning, return on Sunday evening, and you have two full nights on the island. The terms are on the page ',
      internalLink('Out and back together', 'offer-return'),
      '.',
    ),
    callout(
      'info',
      'The search shows only sailings that you can book. If there is no ship on a day, it suggests the nearest one.',
    ),
  ),
};
