import { picture } from '#seed/content/document.ts';
import { callout, figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { onTheIslands } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

export const easterCustoms = newsPost('easter-customs', {
  category: onTheIslands,
  title: [
    'Τρία νησιά, τρεις τρόποι να γιορτάσει κανείς το Πάσχα',
    'Three islands, three ways to keep Easter',
  ],
  permalink: ['pascha-se-patmo-kalymno-karpatho', 'easter-on-patmos-kalymnos-karpathos'],
  publishedAt: '2026-03-23T08:00:00Z',
  excerpt: [
    'Ο Νιπτήρας στην Πάτμο, η Ανάσταση στην Κάλυμνο, η Λαμπρή Τρίτη στην Όλυμπο της Καρπάθου. Τι γίνεται, πότε και πώς φτάνετε.',
    'The washing of feet on Patmos, the Resurrection on Kalymnos, Bright Tuesday at Olympos on Karpathos. What happens, when, and how to be there.',
  ],
  cover: picture('hero-night', {
    el: 'Φώτα στις πλαγιές, λίγο μετά τα μεσάνυχτα.',
    en: 'Lights on the hillsides, shortly after midnight.',
  }),
  islands: ['patmos', 'kalymnos', 'karpathos'],
  el: richText(
    p(
      'Το Πάσχα δεν το γιορτάζουν όλα τα νησιά με τον ίδιο τρόπο. Άλλα σιωπούν, άλλα κάνουν όσο θόρυβο μπορούν, άλλα περιμένουν δύο μέρες ακόμη. Με τα ανοιξιάτικα δρομολόγια προλαβαίνετε όποιο σας ταιριάζει.',
    ),
    h2('Πάτμος, Μεγάλη Πέμπτη'),
    p(
      'Στην πλατεία της Χώρας στήνεται μια εξέδρα και ο ηγούμενος της μονής πλένει τα πόδια δώδεκα μοναχών, όπως στον Μυστικό Δείπνο. Λέγεται Νιπτήρας, και ο κόσμος στέκεται γύρω σχεδόν αμίλητος. Φέτος είναι στις 9 Απριλίου: το πλοίο από τη Ρόδο φτάνει στη ',
      internalLink('Σκάλα', 'destination-patmos'),
      ' στις 14:15, γι’ αυτό ελάτε από την Τετάρτη.',
    ),
    h2('Κάλυμνος, τα μεσάνυχτα του Σαββάτου'),
    p(
      'Από τους λόφους γύρω από την Πόθια ακούγονται εκρήξεις: είναι δυναμίτης, συνήθεια παλιά και όχι ακίνδυνη. Δείτε την από το λιμάνι, μακριά από τις πλαγιές, και κρατήστε τα παιδιά και τον σκύλο μέσα. Την άλλη μέρα μυρίζει παντού μουούρι, το αρνί που ψήνεται όλη νύχτα στον φούρνο.',
    ),
    figure('kalymnos', { el: 'Η Πόθια κάτω από τα βράχια της.', en: 'Pothia below its cliffs.' }),
    h2('Κάρπαθος, Λαμπρή Τρίτη'),
    p(
      'Στην Όλυμπο η μεγάλη μέρα έρχεται όταν αλλού έχουν μαζέψει τα τραπέζια. Στις 14 Απριλίου οι εικόνες βγαίνουν από την εκκλησία, περνούν από τα χωράφια και το κοιμητήριο, και σε κάθε στάση ψάλλεται δέηση. Οι γυναίκες φορούν τις φορεσιές τους, και το βράδυ αρχίζει η λύρα. Κατεβείτε στο ',
      internalLink('Διαφάνι', 'destination-karpathos'),
      ', όχι στα Πηγάδια: το πλοίο περνά Κυριακή του Πάσχα στις 12:10.',
    ),
    quote('Τα κεριά σβήνουν στον αέρα πέντε φορές ως το σπίτι. Πάντα κάποιος έχει φλόγα να σου δώσει.'),
    p(
      'Τα δρομολόγια όλης της εβδομάδας, μέρα με τη μέρα, είναι στο κείμενο ',
      internalLink('Πάσχα στα νησιά: τα πλοία της Μεγάλης Εβδομάδας', 'newsPost-easter-sailings'),
      '.',
    ),
    callout(
      'info',
      'Στις εκκλησίες και στη λιτανεία ρωτάτε πριν φωτογραφίσετε. Στον Νιπτήρα η πλατεία γεμίζει μία ώρα νωρίτερα.',
    ),
  ),
  en: richText(
    p(
      'Not every island keeps Easter in the same way. Some fall silent, some make as much noise as they can, some wait another two days. With the spring timetable you can be in time for whichever suits you.',
    ),
    h2('Patmos, Maundy Thursday'),
    p(
      'A platform is put up in the square of Chora, and the abbot of the monastery washes the feet of twelve monks, as at the Last Supper. It is called Niptiras, and the people stand around almost without a word. This year it is on 9 April: the ship from Rhodes reaches ',
      internalLink('Skala', 'destination-patmos'),
      ' at 14:15, so come on the Wednesday.',
    ),
    h2('Kalymnos, midnight on Saturday'),
    p(
      'Explosions are heard from the hills around Pothia: it is dynamite, an old custom and not a harmless one. Watch it from the harbour, well away from the slopes, and keep children and dogs indoors. The next day everything smells of mououri, the lamb that has been in the oven all night.',
    ),
    figure('kalymnos', { el: 'Η Πόθια κάτω από τα βράχια της.', en: 'Pothia below its cliffs.' }),
    h2('Karpathos, Bright Tuesday'),
    p(
      'At Olympos the great day comes when others have cleared their tables. On 14 April the icons leave the church and are carried through the fields and the cemetery, with a prayer at every stop. The women wear their costumes, and in the evening the lyre begins. Get off at ',
      internalLink('Diafani', 'destination-karpathos'),
      ', not at Pigadia: the ship calls on Easter Sunday at 12:10.',
    ),
    quote(
      'The wind puts your candle out five times on the way home. Somebody always has a flame to give you.',
    ),
    p(
      'The sailings of the whole week, day by day, are in ',
      internalLink('Easter on the islands: the ships of Holy Week', 'newsPost-easter-sailings'),
      '.',
    ),
    callout(
      'info',
      'In churches and at the procession, ask before you take pictures. For the Niptiras the square is full an hour ahead.',
    ),
  ),
});
