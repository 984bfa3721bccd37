import { picture } from '#seed/content/document.ts';
import { bullets, callout, h2, h3, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { travelAndEnvironment } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

export const meltemiWind = newsPost('meltemi-wind', {
  category: travelAndEnvironment,
  title: ['Το μελτέμι, που μας έδωσε και το όνομα', 'The meltemi, the wind that gave us our name'],
  permalink: ['to-meltemi-tou-avgoustou', 'the-meltemi-of-august'],
  publishedAt: '2026-08-03T07:00:00Z',
  excerpt: [
    'Γιατί φυσά με γαλανό ουρανό, πότε κοπάζει και πού να καθίσετε στο πλοίο αν δεν τα πάτε καλά με το κύμα.',
    'Why it blows under a blue sky, when it drops, and where to sit on the ship if you and the waves are not friends.',
  ],
  cover: picture('service-alert', {
    el: 'Βοριάς και άσπρα κύματα έξω από το λιμάνι.',
    en: 'A northerly, and white horses outside the port.',
  }),
  islands: ['karpathos', 'kasos', 'ikaria', 'astypalaia'],
  el: richText(
    p(
      'Οι αρχαίοι το έλεγαν ετησίες, επειδή γυρίζει κάθε χρόνο. Το μελτέμι είναι βοριάς του καλοκαιριού: στο Αιγαίο αρχίζει δειλά τον Ιούνιο, δυναμώνει τον Ιούλιο και τον Αύγουστο και φεύγει με τα πρώτα βροχερά του Σεπτεμβρίου.',
    ),
    h2('Γιατί φυσά χωρίς σύννεφο'),
    p(
      'Πάνω από τα Βαλκάνια κάθεται αέρας βαρύς, πάνω από την Ανατολία αέρας ζεστός και ελαφρύς. Ο πρώτος κυλά προς τον δεύτερο, και ο δρόμος του περνά από το Αιγαίο. Ουρανός καθαρός και θάλασσα άσπρη πάνε λοιπόν μαζί. Συνήθως σηκώνεται μετά το πρωί, έχει τη μεγαλύτερη δύναμη το απόγευμα και πέφτει τη νύχτα, όχι όμως πάντα: όταν κρατά μέρες, κρατά και νύχτες.',
    ),
    quote('Ο ναύτης δεν ρωτά αν θα φυσήξει τον Αύγουστο. Ρωτά πόσο.'),
    h2('Πού το νιώθετε περισσότερο'),
    p(
      'Ανοιχτά της Ικαρίας, γύρω από την ',
      internalLink('Αστυπάλαια', 'destination-astypalaia'),
      ' και στα στενά της Κάσου και της ',
      internalLink('Καρπάθου', 'destination-karpathos'),
      '. Η βόρεια γραμμή ταξιδεύει πιο απάνεμα, γιατί τα νησιά στέκουν σε σειρά και κόβουν το κύμα.',
    ),
    h3('Αν ζαλίζεστε'),
    bullets(
      'Καθίστε χαμηλά και προς τη μέση του πλοίου: εκεί κουνά λιγότερο. Οι μπροστινές θέσεις έχουν θέα, όχι ησυχία.',
      'Κοιτάτε τον ορίζοντα και αφήστε το τηλέφωνο. Στο ανοιχτό κατάστρωμα της Κυμοθόης βοηθά και ο αέρας.',
      'Φάτε λίγο πριν, κάτι στεγνό. Χάπια παίρνετε μία ώρα νωρίτερα, όχι όταν αρχίσει.',
      'Πείτε το στο πλήρωμα. Δεν θα είστε οι πρώτοι, και έχουμε νερό και σακούλες.',
    ),
    callout(
      'info',
      'Πότε μένουν τα πλοία στο λιμάνι το αποφασίζει το Λιμεναρχείο. Τα δρομολόγια που ακυρώνονται φαίνονται αμέσως στον πίνακα αναχωρήσεων της αρχικής σελίδας.',
    ),
  ),
  en: richText(
    p(
      'The ancients called it the etesian wind, because it returns each year. The meltemi is a northerly of the summer: in the Aegean it starts timidly in June, grows strong in July and August and leaves with the first rains of September.',
    ),
    h2('Why it blows without a cloud'),
    p(
      'Heavy air sits over the Balkans, hot and light air over Anatolia. The one flows towards the other, and its road leads through the Aegean. So a clear sky and a white sea go together. As a rule it gets up after the morning, is strongest in the afternoon and drops at night, but not always: when it lasts for days it lasts through the nights too.',
    ),
    quote('A sailor does not ask whether it will blow in August. He asks how much.'),
    h2('Where you feel it most'),
    p(
      'Off Ikaria, around ',
      internalLink('Astypalaia', 'destination-astypalaia'),
      ' and in the straits of Kasos and ',
      internalLink('Karpathos', 'destination-karpathos'),
      '. The north line is more sheltered, because its islands stand in a row and break the waves.',
    ),
    h3('If you get seasick'),
    bullets(
      'Sit low down and towards the middle of the ship, where it moves least. The seats at the front have a view, not peace.',
      'Look at the horizon and leave your phone alone. On the open deck of Kymothoe the air helps as well.',
      'Eat a little beforehand, something dry. Pills are taken an hour ahead, not once it has begun.',
      'Tell the crew. You will not be the first, and we have water and bags.',
    ),
    callout(
      'info',
      'When ships stay in port is for the port authority to decide. Sailings that are cancelled show at once on the departure board of our home page.',
    ),
  ),
});
