import { picture } from '#seed/content/document.ts';
import { bullets, callout, embed, h2, internalLink, p, richText, strong } from '#seed/content/rich-text.ts';
import { inPort } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

const MAP = 'https://www.openstreetmap.org/?mlat=36.5835&mlon=26.3715#map=14/36.5835/26.3715';

/** Times of lines A1 and A2 and the quay as the network has them; a test compares the times. */
export const agiosAndreas = newsPost('agios-andreas', {
  category: inPort,
  title: [
    'Αστυπάλαια: το πλοίο δεν δένει κάτω από τη Χώρα',
    'Astypalaia: the ship does not berth below Chora',
  ],
  permalink: ['limani-agiou-andrea-astypalaia', 'agios-andreas-astypalaia'],
  publishedAt: '2026-08-31T08:00:00Z',
  excerpt: [
    'Ο Άγιος Ανδρέας είναι επτά χιλιόμετρα από τη Χώρα. Πώς φτάνετε στο κρεβάτι σας και, το κυριότερο, πώς γυρίζετε εγκαίρως στο πλοίο.',
    'Agios Andreas is seven kilometres from Chora. How to get to your bed and, more important, how to be back at the ship in time.',
  ],
  cover: picture('astypalaia', {
    el: 'Το κάστρο και οι μύλοι της Χώρας, στην άλλη πλευρά του νησιού.',
    en: 'The castle and the windmills of Chora, on the other side of the island.',
  }),
  islands: ['astypalaia', 'kalymnos', 'kos'],
  el: richText(
    p(
      'Κάθε Δευτέρα και Παρασκευή η Κυμοθόη φτάνει στην Αστυπάλαια στις 15:55. Όσοι έρχονται πρώτη φορά βγαίνουν στο κατάστρωμα και ψάχνουν το κάστρο. Δεν είναι εκεί: το λιμάνι βρίσκεται στη βόρεια πλευρά του νησιού, στον Άγιο Ανδρέα.',
    ),
    embed('Χάρτης: η προβλήτα του Αγίου Ανδρέα στην Αστυπάλαια', MAP),
    h2('Από το πλοίο στη Χώρα'),
    bullets(
      [strong('Λεωφορείο. '), 'Περιμένει το πλοίο και πηγαίνει στη Χώρα. Κρατήστε ψιλά για το εισιτήριο.'],
      [strong('Ταξί. '), 'Είναι λίγα. Κλείστε από την προηγουμένη, μέσω του καταλύματός σας.'],
      [
        strong('Αυτοκίνητο. '),
        'Βγαίνετε από τον καταπέλτη κατευθείαν στον δρόμο. Μέχρι τη Χώρα θέλετε περίπου ένα τέταρτο.',
      ],
    ),
    h2('Η επιστροφή φεύγει γρήγορα'),
    p(
      'Η Κυμοθόη μένει δεμένη 25 λεπτά και φεύγει στις 16:20. Να είστε στην προβλήτα 45 λεπτά πριν, δηλαδή στις 15:35: πριν ακόμη φανεί το πλοίο. Πάρτε μαζί σας νερό και καπέλο. Μετά περνά από την Κάλυμνο στις 19:05 και την Κω στις 20:40, και στη Ρόδο είναι μετά τα μεσάνυχτα.',
    ),
    p(
      'Τι να κάνετε ανάμεσα στα δύο πλοία το γράφουμε στη σελίδα για την ',
      internalLink('Αστυπάλαια', 'destination-astypalaia'),
      '. Με τα δρομολόγιά μας μένετε τρεις ή τέσσερις νύχτες, ούτε λιγότερο ούτε περισσότερο, και οι περισσότεροι το βρίσκουν σωστό.',
    ),
    callout(
      'warn',
      'Με ισχυρό βοριά ο Άγιος Ανδρέας δυσκολεύει. Αν η προσέγγιση δεν γίνει, το μαθαίνετε με μήνυμα στο τηλέφωνο ή στο e-mail που δώσατε στην κράτηση.',
    ),
  ),
  en: richText(
    p(
      'Every Monday and Friday Kymothoe reaches Astypalaia at 15:55. First-time visitors come out on deck and look for the castle. It is not there: the port lies on the north side of the island, at Agios Andreas.',
    ),
    embed('Map: the quay of Agios Andreas on Astypalaia', MAP),
    h2('From the ship to Chora'),
    bullets(
      [strong('By bus. '), 'It waits for the ship and goes to Chora. Keep some change for the ticket.'],
      [
        strong('By taxi. '),
        'There are few. Arrange one the day before, through the place where you are staying.',
      ],
      [
        strong('By car. '),
        'You drive off the ramp straight onto the road. Allow about a quarter of an hour to Chora.',
      ],
    ),
    h2('The way back leaves quickly'),
    p(
      'Kymothoe stays moored for 25 minutes and leaves at 16:20. Be on the quay 45 minutes ahead, which means at 15:35: before the ship has even come into sight. Bring water and a hat. She then calls at Kalymnos at 19:05 and at Kos at 20:40, and is in Rhodes after midnight.',
    ),
    p(
      'What to do between the two ships is on the page about ',
      internalLink('Astypalaia', 'destination-astypalaia'),
      '. Our sailings make it three nights or four, no more and no fewer, and most people find that about right.',
    ),
    callout(
      'warn',
      'A strong northerly makes Agios Andreas difficult. If the ship cannot call, you will hear of it on the phone number or email address that you gave with the booking.',
    ),
  ),
});
