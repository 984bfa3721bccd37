import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const samos: DestinationSeed = {
  island: 'samos',
  title_el: 'Σάμος',
  title_en: 'Samos',
  permalink_el: 'samos',
  permalink_en: 'samos',
  ports: ['PYT'],
  accusative_el: 'τη Σάμο',
  genitive_el: 'της Σάμου',
  line: 'north',
  tagline_el: 'Δάση ως τη θάλασσα, γλυκό κρασί και μια σήραγγα σκαμμένη από δύο μεριές.',
  tagline_en: 'Green hills, sweet wine, and an ancient tunnel dug from both ends.',
  summary_el:
    'Η γραμμή μας τελειώνει σε ένα νησί που δεν μοιάζει με Δωδεκάνησα: δάση, αμπέλια σε πεζούλες, βουνά που κρατούν σύννεφα. Φτάνετε στο Πυθαγόρειο, χτισμένο πάνω στην πόλη του Πολυκράτη, με το Ευπαλίνειο όρυγμα στον λόφο και το Ηραίο λίγα χιλιόμετρα πιο κάτω. Το υπόλοιπο νησί θέλει μέρες και γερά φρένα.',
  summary_en:
    'Our line ends at an island that is nothing like the Dodecanese: woods, terraced vines, mountains that hold on to their clouds. You land at Pythagoreio, built over the city of Polycrates, with the tunnel of Eupalinos in the hill behind and the sanctuary of Hera a few kilometres along the coast. The rest of the island asks for days, and good brakes.',
  cover: 'samos',
  chart: 'chart-samos',
  storyTitle_el: 'Η πόλη που τρύπησε το βουνό της',
  storyTitle_en: 'The town that bored through its own hill',
  story_el: richText(
    p(
      'Το Πυθαγόρειο στέκει ακριβώς πάνω στην αρχαία πρωτεύουσα, και ο μόλος του πατά στα θεμέλια εκείνου που θαύμασε ο Ηρόδοτος. Στην προκυμαία έχει τραπέζια και σκάφη, στον λοφίσκο δυτικά τον πύργο του Λυκούργου Λογοθέτη, που οργάνωσε την άμυνα στα χρόνια της Επανάστασης, και δίπλα του τη Μεταμόρφωση, σε ανάμνηση της νίκης στις 6 Αυγούστου 1824.',
    ),
    h2('Το όρυγμα και η θεά'),
    p(
      'Τον 6ο αιώνα\u00a0π.Χ. ο μηχανικός Ευπαλίνος έφερε νερό στην πόλη μέσα από το βουνό. Δύο συνεργεία άρχισαν να σκάβουν από τις δύο πλευρές και συναντήθηκαν στη μέση, ύστερα από περισσότερα από χίλια μέτρα συνολικά. Ένα κομμάτι επισκέπτεται σήμερα: στενό, δροσερό, απίστευτα ίσιο. Από τον ναό της Ήρας, έναν από τους μεγαλύτερους του ελληνικού κόσμου, έμεινε όρθια μία μόνο κολόνα, και όχι ολόκληρη. Το Πυθαγόρειο και το Ηραίο ανήκουν από το 1992 στα μνημεία παγκόσμιας κληρονομιάς.',
    ),
    p(
      'Στο Βαθύ, το αρχαιολογικό μουσείο έχει έναν κούρο ψηλό σχεδόν πέντε μέτρα. Και σε κάθε τραπέζι υπάρχει το μοσχάτο, το γλυκό κρασί του νησιού, από αμπέλια που κρέμονται στις πεζούλες του βουνού.',
    ),
  ),
  story_en: richText(
    p(
      'Pythagoreio stands directly on top of the ancient capital, and its mole rests on the foundations of the one Herodotus admired. The waterfront is all tables and yachts. On the rise to the west is the tower of Lykourgos Logothetis, who led the defence of the island in the Revolution, and next to it the church of the Transfiguration, in memory of the victory of 6 August 1824.',
    ),
    h2('The tunnel and the goddess'),
    p(
      'In the sixth century BC an engineer named Eupalinos brought water into the city through the mountain. Two gangs began digging from opposite sides and met in the middle, more than a thousand metres in all. Part of the tunnel can be visited: narrow, cool and astonishingly straight. The temple of Hera was among the largest in the Greek world; a single column still stands, and not to its full height. Together with the ancient town it has been a World Heritage site since 1992.',
    ),
    p(
      'At Vathy the archaeological museum has a marble kouros almost five metres tall. And on every table there is muscat, the island’s sweet wine, from vines hung on the terraces of Mount Ampelos.',
    ),
  ),
  practical: [
    note(
      'Ποιο λιμάνι',
      'Τα δρομολόγιά μας φτάνουν στο Πυθαγόρειο. Άλλα πλοία χρησιμοποιούν το Βαθύ ή το Καρλόβασι, στη βόρεια ακτή: υπολογίστε τη διαδρομή αν αλλάζετε πλοίο. Η Θάλεια, που κάνει τη γραμμή, δεν παίρνει οχήματα.',
      'Which harbour',
      'Our sailings arrive at Pythagoreio. Other ships use Vathy or Karlovasi on the north coast: allow for the drive if you are changing ships. Thalia, which sails this line, takes no vehicles.',
    ),
    note(
      'Μετακινήσεις',
      'Λεωφορεία συνδέουν το Πυθαγόρειο με το Βαθύ και το Ηραίο. Για τα ορεινά χωριά και τους καταρράκτες στο Ποτάμι χρειάζεστε όχημα.',
      'Getting around',
      'Buses link Pythagoreio with Vathy and Ireon. For the mountain villages and the Potami waterfalls you need a vehicle.',
    ),
    note(
      'Στο όρυγμα',
      'Οι επισκέψεις γίνονται σε μικρές ομάδες και φορούν όλοι κράνος. Αν σας πιέζουν οι κλειστοί χώροι, μείνετε στην είσοδο: η θέα αρκεί.',
      'In the tunnel',
      'Visits are in small groups and everyone wears a helmet. If confined spaces trouble you, stay at the entrance: the view is reward enough.',
    ),
    note(
      'Προσβασιμότητα',
      'Η προκυμαία του Πυθαγορείου είναι επίπεδη. Το όρυγμα έχει σκαλιά και στενά περάσματα. Το Ηραίο είναι σε επίπεδο έδαφος, με χώμα και πέτρες.',
      'Accessibility',
      'The Pythagoreio waterfront is level. The tunnel has steps and narrow passages. The Heraion is on flat ground, earth and stones.',
    ),
  ],
  order: 15,
  featured: false,
  colour: 'sea',
};
