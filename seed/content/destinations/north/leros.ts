import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const leros: DestinationSeed = {
  island: 'leros',
  title_el: 'Λέρος',
  title_en: 'Leros',
  permalink_el: 'leros',
  permalink_en: 'leros',
  ports: ['LAM', 'LER'],
  accusative_el: 'τη Λέρο',
  genitive_el: 'της Λέρου',
  line: 'north',
  tagline_el: 'Ένα κάστρο με μύλους και μια πόλη του Μεσοπολέμου στο ίδιο νησί.',
  tagline_en: 'A castle with windmills and an interwar town on the same small island.',
  summary_el:
    'Η Λέρος δεν μοιάζει με κανένα νησί γύρω της. Στο Λακκί οι Ιταλοί έχτισαν τη δεκαετία του 1930 μια ολόκληρη πόλη με καμπύλες προσόψεις, στρογγυλά παράθυρα και φαρδιές λεωφόρους. Λίγο πιο πέρα το κάστρο, οι μύλοι, η Αγία Μαρίνα και το Παντέλι κάνουν αυτό που περιμένετε από το Αιγαίο. Βαθιοί κόλποι, πολλά δέντρα, και μια ιστορία που δεν κρύβεται.',
  summary_en:
    'Leros looks like none of its neighbours. At Lakki in the 1930s the Italians laid out a complete town of curved façades, porthole windows and broad avenues. A short way off, the castle, the windmills, Agia Marina and Panteli do all that you expect of the Aegean. Add deep bays, more trees than usual and a history that nobody hides.',
  cover: 'leros',
  chart: 'chart-leros',
  storyTitle_el: 'Δύο πόλεις, ένα κάστρο και πολλοί κόλποι',
  storyTitle_en: 'Two towns, one castle, many bays',
  story_el: richText(
    p(
      'Το καταμαράν δένει στην Αγία Μαρίνα, κάτω από το κάστρο. Στην άκρη ένα μικρό φρούριο βρέχει τα θεμέλιά του στη θάλασσα, μπροστά είναι αραγμένες οι βάρκες, και ο δρόμος ανηφορίζει αμέσως για τον Πλάτανο, τη σκεπασμένη με αρχοντικά ράχη όπου ενώνονται τρεις οικισμοί. Πάνω από όλα, το κάστρο της Παναγίας. Κάτω του, στη ράχη, μια σειρά ανεμόμυλοι που τη νύχτα φωτίζονται και φαίνονται από το πέλαγος.',
    ),
    h2('Το Λακκί'),
    p(
      'Στην άλλη πλευρά, στον μεγαλύτερο κόλπο του νησιού, οι Ιταλοί έφτιαξαν ναυτική βάση και δίπλα της πόλη, το Πορτολάγο. Οι αρχιτέκτονες δούλεψαν σε λευκό χαρτί: κινηματογράφος και θέατρο, αγορά με πύργο ρολογιού, σχολείο, ξενοδοχείο, όλα με καμπύλες γωνίες και λεπτά στέγαστρα, στη γραμμή του ιταλικού ρασιοναλισμού. Πολλά έχουν αναστηλωθεί, άλλα περιμένουν. Περπατήστε το Λακκί αργά το απόγευμα, όταν οι λεωφόροι με τους ευκάλυπτους αδειάζουν και οι σκιές κάνουν τα κτίρια να μοιάζουν με σκηνικό ταινίας.',
    ),
    h2('Όσα θυμάται το νησί'),
    p(
      'Στις 26 Σεπτεμβρίου 1943 βυθίστηκε μέσα στο Λακκί το αντιτορπιλικό «Βασίλισσα Όλγα». Τον Νοέμβριο ακολούθησε η μάχη της Λέρου: πέντε μέρες, από τις 12 ως τις 16, με αλεξιπτωτιστές και βομβαρδισμούς. Στα Μερικιά, μια στοά που είχε σκαφτεί για πυρομαχικά είναι σήμερα πολεμικό μουσείο, και στα Άλιντα υπάρχει συμμαχικό νεκροταφείο δίπλα στη θάλασσα.',
    ),
    p(
      'Στα χρόνια της δικτατορίας οι στρατώνες έγιναν τόπος εξορίας. Κοντά στο Παρθένι, τρεις εξόριστοι ζωγράφισαν το ξωκλήσι της Αγίας Κιουράς με αγίους που έχουν τα πρόσωπα κουρασμένων ανθρώπων. Σταθείτε λίγο μπροστά τους.',
    ),
    h2('Θάλασσα ως το βράδυ'),
    p(
      'Το Παντέλι είναι ένα ψαροχώρι με τραπέζια σχεδόν μέσα στο νερό. Τα Άλιντα έχουν μακριά παραλία με δέντρα και τον πύργο Μπελλένη, μουσείο του νησιού. Στον κόλπο της Γούρνας ο Άγιος Ισίδωρος στέκει μόνος σε έναν βράχο, στην άκρη ενός στενού διαδρόμου από πέτρα: εκεί πηγαίνετε για το δειλινό. Πριν φύγετε, πάρτε πουγκάκια, τα τυλιχτά γλυκά με το αμύγδαλο, σε ένα κουτί που θα αντέξει το ταξίδι.',
    ),
  ),
  story_en: richText(
    p(
      'The catamaran ties up at Agia Marina, under the castle. On one side a small fort stands with its feet in the sea, in front lie the fishing boats, and the road starts climbing at once to Platanos, a saddle covered in old mansions where three villages have grown into one. Highest of all is the castle of the Virgin. Below it a row of windmills follows the ridge; they are lit at night and can be seen from far out.',
    ),
    h2('Lakki'),
    p(
      'On the other side of the island, round its largest bay, the Italians built a naval base and next to it a town, Portolago. The architects had a blank sheet of paper. Cinema and theatre, market with clock tower, school, hotel: all were given rounded corners and thin canopies, in the rationalist manner of the thirties. Many have been restored and others are waiting. Walk here late in the afternoon, when the eucalyptus avenues are empty and the shadows turn the whole place into a film set.',
    ),
    h2('What the island remembers'),
    p(
      'On 26 September 1943 the Greek destroyer Vasilissa Olga was sunk inside the bay of Lakki. In November came the Battle of Leros: five days, from the 12th to the 16th, of bombing and parachute landings. At Merikia a tunnel dug for ammunition is now a war museum, and at Alinda there is an Allied cemetery beside the sea.',
    ),
    p(
      'Under the dictatorship the barracks became a place of exile. Near Partheni, three political prisoners painted the chapel of Agia Kioura with saints who have the faces of tired men and women. Give them a few minutes.',
    ),
    h2('In the water until evening'),
    p(
      'Panteli is a fishing hamlet whose tables stand almost in the water. Alinda has a long tree-lined beach and the Bellenis tower, the island’s museum. In the bay of Gourna the chapel of Agios Isidoros sits alone on a rock at the end of a narrow stone causeway; that is the place for sunset. Before leaving, buy pougakia, little wrapped almond cakes, in a box that will survive the crossing.',
    ),
  ),
  pullQuote_el: 'Οι αρχιτέκτονες δούλεψαν σε λευκό χαρτί.',
  pullQuote_en: 'The architects had a blank sheet of paper.',
  practical: [
    note(
      'Δύο λιμάνια',
      'Η βόρεια γραμμή πιάνει στην Αγία Μαρίνα, στα ανατολικά. Η γραμμή των μικρών νησιών δένει στο Λακκί, στην άλλη πλευρά. Δείτε το εισιτήριο πριν καλέσετε ταξί.',
      'Two harbours',
      'The North line calls at Agia Marina, on the east side. The small-islands line uses Lakki, on the other side of the island. Look at your ticket before you order a taxi.',
    ),
    note(
      'Μετακινήσεις',
      'Λεωφορείο με λίγα δρομολόγια ενώνει τα χωριά. Η Αγία Μαρίνα, ο Πλάτανος και το Παντέλι περπατιούνται, με ανηφόρα. Για το Λακκί, ταξί ή ποδήλατο.',
      'Getting around',
      'A bus with few services links the villages. Agia Marina, Platanos and Panteli can be walked, uphill. For Lakki take a taxi or a bicycle.',
    ),
    note(
      'Στο κάστρο',
      'Ανεβαίνετε με αυτοκίνητο από τον δρόμο των μύλων ή με τα πόδια, από τα σκαλιά του Πλατάνου. Μέσα στο κάστρο βρίσκονται η εκκλησία της Παναγίας και μικρό μουσείο.',
      'Up to the castle',
      'You can drive up by the road past the windmills or climb the steps from Platanos. Inside are the church of the Virgin and a small museum.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Οι αποστάσεις είναι μικρές και οι δρόμοι ήσυχοι. Στον Πλάτανο το πέρασμα στενεύει τόσο που χωρά ένα αυτοκίνητο τη φορά· κάντε υπομονή και χαιρετήστε.',
      'Car and motorbike',
      'Distances are short and roads quiet. In Platanos the street narrows to a single car; be patient and wave.',
    ),
    note(
      'Προσβασιμότητα',
      'Το Λακκί είναι το πιο εύκολο μέρος του νησιού: επίπεδοι, φαρδιοί δρόμοι. Η προβλήτα της Αγίας Μαρίνας είναι επίπεδη, αλλά οι δρόμοι πίσω της ανηφορίζουν απότομα.',
      'Accessibility',
      'Lakki is the easiest part of the island: flat, wide streets. The quay at Agia Marina is level, but the streets behind it climb steeply.',
    ),
    note(
      'Το δεύτερο όνομα',
      'Στους παλιούς χάρτες το Λακκί λέγεται Πορτολάγο. Αν ψάχνετε κτίρια της εποχής σε βιβλία και αρχεία, με αυτό το όνομα θα τα βρείτε.',
      'A second name',
      'Old maps call Lakki Portolago. If you look up its buildings in books and archives, that is the name to search for.',
    ),
  ],
  order: 9,
  featured: false,
  colour: 'navy',
};
