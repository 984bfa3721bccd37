import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const telendos: DestinationSeed = {
  island: 'telendos',
  title_el: 'Τέλενδος',
  title_en: 'Telendos',
  permalink_el: 'telendos',
  permalink_en: 'telendos',
  ports: ['TEL'],
  accusative_el: 'την Τέλενδο',
  genitive_el: 'της Τελένδου',
  line: 'north',
  tagline_el: 'Ένα βουνό που αποκόπηκε από την Κάλυμνο και δεν έβαλε ποτέ αυτοκίνητα.',
  tagline_en: 'A mountain that broke off Kalymnos and never let in a car.',
  summary_el:
    'Από τις Μυρτιές της Καλύμνου βλέπετε απέναντι ένα βουνό να βγαίνει από τη θάλασσα και στα πόδια του μια σειρά άσπρα σπίτια. Είναι η Τέλενδος: ένα καραβάκι δρόμος, καθόλου αυτοκίνητα, βασιλικές μέσα στα χόρτα και παραλίες που τις βρίσκετε με το περπάτημα. Το δειλινό η σκιά της μακραίνει και ακουμπά την Κάλυμνο.',
  summary_en:
    'From Myrties on Kalymnos you look across at a mountain rising straight out of the sea, with a row of white houses at its feet. That is Telendos: a small boat away, without a single car, with ruined basilicas in the grass and beaches you reach on foot. In the evening its shadow lengthens until it touches the other shore.',
  cover: 'kalymnos',
  chart: 'chart-telendos',
  storyTitle_el: 'Απέναντι, και σε άλλον χρόνο',
  storyTitle_en: 'Just across, in another time',
  story_el: richText(
    p(
      'Ήταν κάποτε ένα με ',
      internalLink('την Κάλυμνο', 'destination-kalymnos'),
      '. Η παράδοση λέει ότι τις χώρισε ο σεισμός του 554, κι ότι κάτω από το στενό υπάρχει μια πόλη που βυθίστηκε. Όταν το νερό είναι ακίνητο, κάποιοι ορκίζονται πως είδαν τοίχους. Από το καραβάκι θα σας δείξουν σίγουρα κάτι άλλο: τη γραμμή του βουνού, που μοιάζει με πρόσωπο γυναίκας ξαπλωμένης.',
    ),
    h2('Ένα χωριό χωρίς ρόδες'),
    p(
      'Το χωριό είναι μια προκυμαία με ταβέρνες και μερικά στενά πίσω της. Αυτοκίνητα δεν υπάρχουν, οι βαλίτσες πάνε με καρότσι. Στην άκρη του στέκουν τα ερείπια του Αγίου Βασιλείου, παλαιοχριστιανικής βασιλικής δίπλα στη θάλασσα. Λίγο πιο πάνω υπάρχουν τάφοι και, ψηλά στην πλαγιά, τα χαλάσματα του μεσαιωνικού οικισμού στον Άγιο Κωνσταντίνο.',
    ),
    p(
      'Ένα μονοπάτι περνά στη δυτική πλευρά, στον Χόχλακα, όπου το βότσαλο βουίζει με το κύμα. Οι αναρριχητές συνεχίζουν ως τα βράχια του βορρά. Οι υπόλοιποι γυρίζουν στην ώρα τους, γιατί από την ταβέρνα φαίνεται το Μασούρι να ανάβει τα φώτα του και αξίζει να το δείτε από μακριά.',
    ),
  ),
  story_en: richText(
    p(
      'It was once part of ',
      internalLink('Kalymnos', 'destination-kalymnos'),
      '. Tradition has it that the earthquake of 554 parted them and that a drowned town lies under the channel. When the water is perfectly still there are people who swear they have seen walls. From the boat you will be shown something easier to make out: the outline of the mountain, like the face of a woman lying on her back.',
    ),
    h2('A village without wheels'),
    p(
      'The village is a waterfront of tavernas with a few lanes behind. No cars; suitcases travel by handcart. At one end are the ruins of Agios Vasileios, an early Christian basilica beside the sea. A little above are ancient tombs and, high on the slope, the remains of the medieval settlement of Agios Konstantinos.',
    ),
    p(
      'A path crosses to the west side and the beach of Hochlakas, where the pebbles hum in the swell. Climbers carry on to the northern cliffs. Everyone else comes back in good time, because from the tavernas you can watch the lights of Massouri come on, and they look their best from here.',
    ),
  ),
  practical: [
    note(
      'Πώς περνάτε',
      'Η γραμμή μας των μικρών νησιών δένει στον μόλο του χωριού. Τις άλλες μέρες κατεβαίνετε στην Πόθια, πηγαίνετε με λεωφορείο ή ταξί στις Μυρτιές και περνάτε με το καραβάκι.',
      'Getting across',
      'Our small-islands line berths at the village jetty. On other days land at Pothia, take a bus or taxi to Myrties and cross by the local boat.',
    ),
    note(
      'Μετακινήσεις',
      'Μόνο με τα πόδια. Φορέστε κλειστά παπούτσια για τα μονοπάτια, και ρωτήστε από το πρωί για το τελευταίο καραβάκι της επιστροφής.',
      'Getting around',
      'On foot only. Wear closed shoes for the paths, and ask in the morning about the last boat back.',
    ),
    note(
      'Προσβασιμότητα',
      'Η προκυμαία είναι επίπεδη, το τοπικό καραβάκι όμως έχει σκαλοπάτι στην επιβίβαση. Για τα δικά μας δρομολόγια, πείτε μας τι χρειάζεστε 48 ώρες πριν.',
      'Accessibility',
      'The waterfront is level, but the local boat from Myrties has a step to board. For our own sailings, tell us what you need 48 hours ahead.',
    ),
  ],
  order: 20,
  featured: false,
  colour: 'sea',
};
