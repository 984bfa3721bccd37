import { picture } from '#seed/content/document.ts';
import { bullets, callout, figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { company } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

export const aeolisInDryDock = newsPost('aeolis-in-dry-dock', {
  category: company,
  title: ['Η Αιολίς έξω από το νερό', 'Aeolis out of the water'],
  permalink: ['i-aiolis-sti-dexameni', 'aeolis-in-dry-dock'],
  publishedAt: '2025-11-03T08:00:00Z',
  excerpt: [
    'Δέκα μέρες στη δεξαμενή, μία φορά τον χρόνο: τι ξύνουμε, τι μετράμε και γιατί ένα καθαρό σκαρί καίει λιγότερο.',
    'Ten days in dry dock, once a year: what is scraped, what is measured, and why a clean hull burns less.',
  ],
  cover: picture('fleet', {
    el: 'Τα τέσσερα πλοία μας, από τη μεγαλύτερη ως τη μικρότερη.',
    en: 'Our four ships, from the largest to the smallest.',
  }),
  islands: ['rhodes'],
  el: richText(
    p(
      'Από το Σάββατο η Αιολίς είναι στη δεξαμενή. Όποιος δεν έχει δει καταμαράν στεγνό δυσκολεύεται να το πιστέψει: πάνω από τη θάλασσα μοιάζει με λεωφορείο, από κάτω με δύο μαχαίρια.',
    ),
    h2('Τι γίνεται αυτές τις δέκα μέρες'),
    bullets(
      'Πλένεται και ξύνεται η γάστρα. Ό,τι μεγάλωσε πάνω της από πέρσι φεύγει, και μπαίνει καινούργιο χρώμα.',
      'Μετριέται το πάχος της λαμαρίνας σε δεκάδες σημεία, με υπερήχους, παρουσία επιθεωρητή.',
      'Βγαίνουν άξονες και υδροπροωθητές, αλλάζουν στεγανοποιητικά και ρουλεμάν.',
      'Ανοίγονται μία μία οι σχεδίες και τα σωσίβια, και όσα έχουν λήξει αντικαθίστανται.',
    ),
    p(
      'Στο τέλος έρχεται η επιθεώρηση. Χωρίς το πιστοποιητικό της κανένα επιβατηγό πλοίο δεν ταξιδεύει, και καλά κάνει.',
    ),
    h2('Λίγα χιλιοστά, πολύ πετρέλαιο'),
    p(
      'Ένα λεπτό στρώμα από φύκια και όστρακα αρκεί για να χρειάζεται το πλοίο αισθητά περισσότερα καύσιμα για την ίδια ταχύτητα. Γι’ αυτό, ανάμεσα στους δεξαμενισμούς, δύτες καθαρίζουν τη γάστρα άλλη μία φορά, πριν από το καλοκαίρι.',
    ),
    figure('about', {
      el: 'Τα ξύλινα καΐκια έβγαιναν στη στεριά κάθε χειμώνα, για τον ίδιο λόγο.',
      en: 'The wooden kaikia were hauled ashore every winter, for the same reason.',
    }),
    quote('Το σκαρί λέει πώς το ταξίδεψες. Αρκεί να σκύψεις να το δεις.'),
    h2('Και τα δρομολόγια;'),
    p(
      'Ο Νοέμβριος διαλέχτηκε επίτηδες: η βόρεια γραμμή έχει τότε λίγα ταξίδια και τα αναλαμβάνει ο Νηρέας, με τις ίδιες ώρες. Για τα πλοία και τα μεγέθη τους διαβάστε τη σελίδα για τον ',
      internalLink('στόλο', 'page-fleet'),
      '.',
    ),
    callout(
      'info',
      'Όσοι είχαν κλείσει θέση για όχημα την έχουν και στον Νηρέα. Αν η αλλαγή πλοίου δεν σας βολεύει, αλλάζετε μέρα χωρίς χρέωση.',
    ),
  ),
  en: richText(
    p(
      'Since Saturday Aeolis has been in dry dock. If you have never seen a catamaran dry you will find it hard to believe: above the water she looks like a bus, below it like two knives.',
    ),
    h2('What happens in these ten days'),
    bullets(
      'The hulls are washed and scraped. Whatever has grown on them since last year goes, and new paint comes on.',
      'The thickness of the plating is measured at dozens of points, by ultrasound, with a surveyor present.',
      'Shafts and water jets are taken out, seals and bearings are changed.',
      'Rafts and life jackets are opened one by one, and those past their date are replaced.',
    ),
    p('At the end comes the survey. Without its certificate no passenger ship may sail, and rightly so.'),
    h2('A few millimetres, a lot of fuel'),
    p(
      'A thin layer of weed and shells is enough to make the ship need noticeably more fuel for the same speed. That is why, between dry dockings, divers clean the hulls once more, before the summer.',
    ),
    figure('about', {
      el: 'Τα ξύλινα καΐκια έβγαιναν στη στεριά κάθε χειμώνα, για τον ίδιο λόγο.',
      en: 'The wooden kaikia were hauled ashore every winter, for the same reason.',
    }),
    quote('A hull tells you how you sailed it. You only have to bend down and look.'),
    h2('And the sailings?'),
    p(
      'November was chosen on purpose: the north line has few trips then, and Nireas takes them over at the same times. The ships and their sizes are described on the page about the ',
      internalLink('fleet', 'page-fleet'),
      '.',
    ),
    callout(
      'info',
      'If you had booked a place for a vehicle, it is kept for you on Nireas. Should the change of ship not suit you, change to another day at no charge.',
    ),
  ),
});
