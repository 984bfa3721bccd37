import { picture } from '#seed/content/document.ts';
import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const symi: DestinationSeed = {
  island: 'symi',
  title_el: 'Σύμη',
  title_en: 'Symi',
  permalink_el: 'symi',
  permalink_en: 'symi',
  ports: ['SYM', 'PAN'],
  accusative_el: 'τη Σύμη',
  genitive_el: 'της Σύμης',
  line: 'north',
  tagline_el: 'Αετώματα σε όλα τα χρώματα της ώχρας, στημένα γύρω από ένα βαθύ λιμάνι.',
  tagline_en: 'Pediments in every shade of ochre, stacked around a deep harbour.',
  summary_el:
    'Ο Γιαλός ανοίγει ξαφνικά, πίσω από έναν κάβο, με τα νεοκλασικά του σε κεραμιδί, ώχρα και γαλάζιο ως ψηλά στην πλαγιά. Τα έχτισαν τα σφουγγάρια και τα καράβια. Από το λιμάνι ανεβαίνετε την Καλή Στράτα ως το Χωριό, παίρνετε το καραβάκι για έναν κόλπο χωρίς δρόμο ή πηγαίνετε στον Πανορμίτη, το μοναστήρι όπου τάζουν οι ναυτικοί.',
  summary_en:
    'Gialos appears all at once from behind a headland, its neoclassical houses in brick red, ochre and pale blue climbing far up the slope. Sponges and shipyards paid for them. From the waterfront you can climb the Kali Strata to the upper town, take a small boat to a cove with no road, or visit Panormitis, the monastery seafarers make their vows to.',
  cover: 'symi',
  chart: 'chart-symi',
  gallery: [
    picture('panormitis', {
      el: 'Η μονή του Πανορμίτη, στον κλειστό κόλπο του νότου. Τα πλοία μας σταματούν μπροστά της.',
      en: 'The monastery of Panormitis in its sheltered bay in the south. Our ships stop in front of it.',
    }),
    picture('offers-day-trips', {
      el: 'Μια μέρα φτάνει για μια πρώτη βουτιά.',
      en: 'One day is enough for a first swim.',
    }),
  ],
  storyTitle_el: 'Το λιμάνι που έχτισαν τα σφουγγάρια',
  storyTitle_en: 'The harbour that sponges built',
  story_el: richText(
    p(
      'Ως την τελευταία στιγμή η Σύμη δεν δείχνει τίποτα: γυμνά βουνά, κατσίκια, μια ακτή όλο βράχο. Ύστερα το πλοίο στρίβει, κόβει ταχύτητα και μπροστά σας ανοίγει ο Γιαλός, ένα αμφιθέατρο από σπίτια με αετώματα που ανεβαίνουν το ένα πάνω από το άλλο. Οι επιβάτες σηκώνονται όρθιοι. Συμβαίνει σε κάθε άφιξη, ακόμη και με ανθρώπους που το έχουν δει εκατό φορές.',
    ),
    h2('Σφουγγάρια και καράβια'),
    p(
      'Στις αρχές του 20ού αιώνα ζούσαν εδώ πάνω από είκοσι χιλιάδες άνθρωποι. Οι Συμιακοί ήταν ξακουστοί καραβομαραγκοί και σφουγγαράδες, και τα κέρδη τους έγιναν σπίτια με φουρούσια, ξύλινα μπαλκόνια και ζωγραφισμένα ταβάνια. Το 1913 ο Στάθης Χατζής, συμιακός βουτηχτής, κατέβηκε με μια ανάσα γύρω στα ογδόντα μέτρα για να βρει την άγκυρα ενός ιταλικού πολεμικού έξω από ',
      internalLink('την Κάρπαθο', 'destination-karpathos'),
      '. Όταν ήρθε το σκάφανδρο και αργότερα το συνθετικό σφουγγάρι, πολλοί έφυγαν. Τα σπίτια έμειναν, και σήμερα ο οικισμός είναι διατηρητέος.',
    ),
    p(
      'Στον Γιαλό υπογράφηκε και το τέλος ενός πολέμου: στις 8 Μαΐου 1945 ο Γερμανός διοικητής παρέδωσε τα Δωδεκάνησα στους Συμμάχους, σε ένα σπίτι της προκυμαίας. Μια πλάκα στην πρόσοψη το θυμίζει.',
    ),
    h2('Η Καλή Στράτα'),
    p(
      'Η πέτρινη σκάλα που ενώνει τον Γιαλό με το Χωριό έχει μερικές εκατοντάδες σκαλιά και αξίζει να την ανεβείτε αργά, νωρίς το πρωί ή με τη δροσιά. Δεξιά κι αριστερά στέκουν αρχοντικά, άλλα βαμμένα και κατοικημένα, άλλα χωρίς στέγη, με μια συκιά στη θέση του σαλονιού. Στην κορυφή είναι τα καφενεία του Χωριού και πιο πάνω το Κάστρο, με ολόκληρο το λιμάνι κάτω από τα πόδια σας.',
    ),
    h2('Πανορμίτης και κόλποι'),
    p(
      'Στη νότια άκρη του νησιού, σε έναν κόλπο στρογγυλό σαν πιάτο, το μοναστήρι του Ταξιάρχη Μιχαήλ περιμένει τους προσκυνητές με το ψηλό του καμπαναριό. Οι ναυτικοί ρίχνουν στη θάλασσα μπουκάλια με ευχές και τάματα, και πολλά φτάνουν μόνα τους ως την ακτή του. Γιορτάζει στις 8 Νοεμβρίου.',
    ),
    p(
      'Στην ανατολική πλευρά ο δρόμος σταματά και αρχίζουν τα καραβάκια: Άγιος Νικόλαος, Αγία Μαρίνα, Νανού, και ο Άγιος Γεώργιος Δυσάλωνας με τον κάθετο βράχο πάνω από το βότσαλο. Το βράδυ ζητήστε συμιακό γαριδάκι. Τηγανίζεται ολόκληρο και τρώγεται με το τσόφλι.',
    ),
  ),
  story_en: richText(
    p(
      'Symi keeps its secret to the last minute. There is a bare mountain, some goats, a coast that is all rock. Then the ship turns, slows, and Gialos opens in front of you, tier upon tier of gabled houses in colours somebody must have argued about. Passengers get to their feet. It happens on every arrival, even to people who have seen it a hundred times.',
    ),
    h2('Sponges and shipwrights'),
    p(
      'At the beginning of the twentieth century more than twenty thousand people lived here. Symiots built boats and dived for sponges, and they were known for both from one end of the Aegean to the other. The money went into houses with carved brackets, wooden balconies and painted ceilings. In 1913 a Symi diver called Stathis Chatzis went down some eighty metres off ',
      internalLink('Karpathos', 'destination-karpathos'),
      ', on one breath, to find the lost anchor of an Italian battleship. Then came the diving suit, and later the synthetic sponge, and people left. The houses stayed, and the town is now a protected settlement.',
    ),
    p(
      'A war ended on this waterfront. On 8 May 1945 the German commander surrendered the Dodecanese to the Allies in a house on the quay; a plaque marks the door.',
    ),
    h2('Up the Kali Strata'),
    p(
      'The stone stairway between Gialos and Chorio, the upper town, runs to several hundred steps. Take it slowly, early or late in the day. The mansions on either side are a mixed company: one freshly painted and lived in, the next without a roof and with a fig tree where the drawing room was. At the top there are old cafés, and above them the castle hill, with the entire harbour between your shoes.',
    ),
    h2('Panormitis and the roadless coves'),
    p(
      'At the southern end, in a bay as round as a plate, stands the monastery of the Archangel Michael at Panormitis, all bell tower from the sea. Sailors used to throw bottles overboard with prayers and offerings inside, and many drifted here by themselves; some are on show. The feast is on 8 November.',
    ),
    p(
      'Along the east coast the road gives up and the small boats take over: Agios Nikolaos, Agia Marina, Nanou, and Agios Georgios Dysalonas, where a sheer cliff stands over the pebbles. In the evening order the tiny Symi shrimps. They are fried whole and eaten shell and all.',
    ),
  ),
  pullQuote_el: 'Οι επιβάτες σηκώνονται όρθιοι. Συμβαίνει σε κάθε άφιξη.',
  pullQuote_en: 'Passengers get to their feet. It happens on every arrival.',
  practical: [
    note(
      'Δύο λιμάνια',
      'Τα πλοία μας δένουν στον Γιαλό. Ορισμένα δρομολόγια πιάνουν πρώτα τον Πανορμίτη, στα νότια: κοιτάξτε ποιο από τα δύο γράφει το εισιτήριό σας.',
      'Two harbours',
      'Our ships berth at Gialos. Some sailings call first at Panormitis, in the south: check which of the two is on your ticket.',
    ),
    note(
      'Μετακινήσεις',
      'Λεωφορείο συνδέει τον Γιαλό με το Χωριό και το Πέδι. Για τους κόλπους χωρίς δρόμο, τα καραβάκια φεύγουν το πρωί από την προκυμαία και γυρίζουν το απόγευμα.',
      'Getting around',
      'A bus links Gialos with Chorio and Pedi. For the coves without a road, small boats leave the waterfront in the morning and come back in the afternoon.',
    ),
    note(
      'Στον Πανορμίτη',
      'Στα δρομολόγια με στάση στον Πανορμίτη μπορείτε να κατεβείτε για προσκύνημα και να συνεχίσετε με το ίδιο πλοίο και το ίδιο εισιτήριο. Η θέση σας κρατιέται. Ώμοι και γόνατα καλυμμένα.',
      'Stopping at Panormitis',
      'On sailings that stop at Panormitis you may go ashore to visit the monastery and carry on with the same ship and the same ticket. Your seat is kept. Shoulders and knees covered.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Για μία μέρα δεν θα το χρειαστείτε. Ο δρόμος είναι λίγος και στενός, και στην προκυμαία του Γιαλού οι θέσεις στάθμευσης μετριούνται στα δάχτυλα.',
      'Car and motorbike',
      'For a day trip you will not need one. There is little road, most of it narrow, and parking on the Gialos waterfront is scarce.',
    ),
    note(
      'Προσβασιμότητα',
      'Η προκυμαία του Γιαλού είναι επίπεδη γύρω γύρω στο λιμάνι, με κατά τόπους ανώμαλο πλακόστρωτο. Στο Χωριό φτάνετε με λεωφορείο ή ταξί· η Καλή Στράτα είναι μόνο σκαλιά.',
      'Accessibility',
      'The Gialos waterfront is level all the way round the harbour, with some uneven paving. Chorio can be reached by bus or taxi; the Kali Strata is steps only.',
    ),
    note(
      'Η ώρα της ζέστης',
      'Οι πλαγιές κρατούν τον ήλιο και ο Γιαλός το μεσημέρι καίει. Κάντε ό,τι κάνουν οι Συμιακοί: μπάνιο το πρωί, ύπνος το μεσημέρι, σκαλιά το σούρουπο.',
      'The hot hours',
      'The hills hold the sun and Gialos bakes at midday. Do as the Symiots do: swim in the morning, sleep after lunch, climb the steps at dusk.',
    ),
  ],
  order: 2,
  featured: true,
  colour: 'sea',
};
