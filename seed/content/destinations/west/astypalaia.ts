import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const astypalaia: DestinationSeed = {
  island: 'astypalaia',
  title_el: 'Αστυπάλαια',
  title_en: 'Astypalaia',
  permalink_el: 'astypalaia',
  permalink_en: 'astypalaia',
  ports: ['AST'],
  accusative_el: 'την Αστυπάλαια',
  genitive_el: 'της Αστυπάλαιας',
  line: 'west',
  tagline_el: 'Μια πεταλούδα στον χάρτη, με ένα κάστρο στο ένα της φτερό.',
  tagline_en: 'A butterfly on the map, with a castle on one of its wings.',
  summary_el:
    'Διοικητικά ανήκει στα Δωδεκάνησα, στο μάτι μοιάζει με Κυκλάδες. Η Αστυπάλαια έχει μια Χώρα που σχεδιάζεται με δύο γραμμές: άσπρα σπίτια που ανεβαίνουν σε έναν κώνο και από πάνω το κάστρο των Κουερίνι με δύο εκκλησίες μέσα στα τείχη. Στη μέση της μια στενή λωρίδα γης, γύρω της όρμοι, και στους δρόμους της όλο και περισσότερα ηλεκτρικά.',
  summary_en:
    'On paper it belongs to the Dodecanese, to the eye it is a Cycladic island. Astypalaia has the clearest outline in the Aegean: white houses going up a cone and on top the castle of the Querini, with two churches inside its walls. A narrow strip of land holds the two halves together, coves run all round, and the cars are turning electric.',
  cover: 'astypalaia',
  chart: 'chart-astypalaia',
  storyTitle_el: 'Ανάμεσα σε δύο φτερά',
  storyTitle_en: 'Between two wings',
  story_el: richText(
    p(
      'Δύο κομμάτια γης που τα κρατά μαζί μια λωρίδα με θάλασσα κι από τις δύο μεριές: στον χάρτη η Αστυπάλαια είναι πεταλούδα. Στο δεξί φτερό βόσκουν κατσίκες. Στο αριστερό είναι η Χώρα, και τη βλέπετε πολύ πριν φτάσετε, άσπρη ως τη μέση του λόφου και πέτρινη από εκεί και πάνω.',
    ),
    h2('Το κάστρο και οι μύλοι'),
    p(
      'Το κάστρο πήρε τη σημερινή μορφή του από τους Κουερίνι, τη βενετσιάνικη οικογένεια που κράτησε το νησί ως τον 16ο αιώνα. Οι κάτοικοι έχτισαν τα σπίτια τους πάνω στα ίδια τα τείχη, και τα παράθυρά τους έγιναν πολεμίστρες. Μέσα μένουν δύο άσπρες εκκλησίες: η Ευαγγελίστρια, ακριβώς πάνω από την πύλη, και ο Άγιος Γεώργιος. Στη ράχη, οκτώ μύλοι περιμένουν στη σειρά. Λίγο χαμηλότερα, η Παναγία η Πορταΐτισσα γιορτάζει τον Δεκαπενταύγουστο.',
    ),
    h2('Προς τη Μαλτεζάνα'),
    p(
      'Περνώντας στην άλλη μεριά, δίπλα στη θάλασσα της Μαλτεζάνας, σώζονται ρωμαϊκά λουτρά με ψηφιδωτά του ζωδιακού κύκλου. Στους φούρνους ζητήστε κίτρινα κουλούρια: παίρνουν το χρώμα τους από τον άγριο κρόκο, που μαζεύεται λουλούδι λουλούδι το φθινόπωρο.',
    ),
  ),
  story_en: richText(
    p(
      'Two pieces of land held together by a strip with sea on both sides: on the map Astypalaia is a butterfly. Goats graze on the eastern wing. On the western one is Chora, visible long before you arrive, white halfway up its hill and bare stone from there on.',
    ),
    h2('The castle and the mills'),
    p(
      'The castle owes its present form to the Querini, the Venetian family who held the island until the sixteenth century. People built their houses on the walls themselves, and their windows served as loopholes. Two white churches are left inside: Evangelistria, directly over the gate, and Agios Georgios. Along the saddle eight windmills stand in line. A little lower, the Panagia Portaitissa has its feast on 15 August.',
    ),
    h2('Out to Maltezana'),
    p(
      'Across the isthmus, close to the beach at Maltezana, are Roman baths with mosaics of the zodiac. In the bakeries look for yellow biscuits. Their colour comes from wild saffron, picked flower by flower in autumn.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Τα πλοία δένουν στον Άγιο Ανδρέα, βόρεια, και όχι κάτω από τη Χώρα. Λεωφορείο και ταξί περιμένουν τις αφίξεις· αν φτάνετε νύχτα, συνεννοηθείτε με το κατάλυμά σας.',
      'The harbour',
      'Ships berth at Agios Andreas, in the north, and not below Chora. Bus and taxis meet arrivals; if you land at night, arrange your transfer with your hosts.',
    ),
    note(
      'Μετακινήσεις',
      'Το νησί δοκιμάζει μικρά ηλεκτρικά λεωφορεία που τα καλείτε από εφαρμογή. Μέσα στη Χώρα περπατάτε, και ανεβαίνετε.',
      'Getting around',
      'The island is trying out small electric buses called by app. Inside Chora you walk, uphill.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Για τη Μαλτεζάνα και τον Βαθύ ένα όχημα βοηθά. Αρκετοί δρόμοι είναι χωμάτινοι: ρωτήστε πριν τους πάρετε με νοικιασμένο.',
      'Car and motorbike',
      'A vehicle helps for Maltezana and Vathy. Several roads are unpaved: ask before taking a hired car along them.',
    ),
    note(
      'Προσβασιμότητα',
      'Η Χώρα έχει σκαλιά σχεδόν παντού. Η πλατεία με τους μύλους προσεγγίζεται με όχημα και έχει θέα σε όλο το κάστρο.',
      'Accessibility',
      'Chora has steps almost everywhere. The square by the windmills can be reached by vehicle and has a full view of the castle.',
    ),
  ],
  order: 14,
  featured: false,
  colour: 'foam',
};
