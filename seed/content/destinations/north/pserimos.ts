import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const pserimos: DestinationSeed = {
  island: 'pserimos',
  title_el: 'Ψέριμος',
  title_en: 'Pserimos',
  permalink_el: 'pserimos',
  permalink_en: 'pserimos',
  ports: ['PSE'],
  accusative_el: 'την Ψέριμο',
  genitive_el: 'της Ψερίμου',
  line: 'north',
  tagline_el: 'Ένα χωριό που έχει για πλατεία την αμμουδιά του.',
  tagline_en: 'A village whose main square is a sandy beach.',
  summary_el:
    'Ανάμεσα στην Κω και την Κάλυμνο, η Ψέριμος είναι μια αγκαλιά άμμου με μερικά σπίτια γύρω της. Το μεσημέρι έρχονται τα ημερόπλοια, το απόγευμα φεύγουν, και τότε το νησί ξαναμικραίνει. Μείνετε ένα βράδυ: κατσίκια στην ακροθαλασσιά, δύο τρεις ταβέρνες, και το φως της Κω απέναντι σαν από άλλη χώρα.',
  summary_en:
    'Between Kos and Kalymnos, Pserimos is an armful of sand with a few houses around it. Excursion boats arrive towards noon and leave in the afternoon, and then the island shrinks back to its own size. Stay one night if you can: goats at the water’s edge, two or three tavernas, and the glow of Kos across the strait like another country.',
  cover: 'offers-day-trips',
  chart: 'chart-pserimos',
  storyTitle_el: 'Όταν φύγει το τελευταίο καραβάκι',
  storyTitle_en: 'After the last boat leaves',
  story_el: richText(
    p(
      'Στα Αυλάκια, το μοναδικό χωριό, η παραλία και ο κεντρικός δρόμος είναι το ίδιο πράγμα. Βγαίνετε από το δωμάτιο και πατάτε άμμο· πηγαίνετε για καφέ ξυπόλυτοι, και το νερό είναι τόσο ρηχό που τα παιδιά περπατούν μέσα του ως εκεί που δένουν οι βάρκες. Οι κάτοικοι είναι λίγες δεκάδες, σχεδόν όλοι με συγγενείς ',
      internalLink('στην Κάλυμνο', 'destination-kalymnos'),
      '.',
    ),
    h2('Μονοπάτια και μια γιορτή'),
    p(
      'Χωματόδρομοι και μονοπάτια οδηγούν σε άλλους όρμους: στο Βαθύ, στη Μαραθούντα, στη Γραφιώτισσα με το μοναστηράκι της πάνω στο κύμα. Περπατάτε ανάμεσα σε θυμάρι και σχίνα, και δεν θα συναντήσετε άνθρωπο, μόνο κουδούνια. Πάρτε νερό για όλη τη διαδρομή.',
    ),
    p(
      'Τον Δεκαπενταύγουστο γιορτάζει η Παναγία και έρχονται βάρκες από τα γύρω νησιά. Τα τραπέζια φτάνουν ως το κύμα, το βιολί παίζει ως αργά, και όσοι δεν βρήκαν κρεβάτι κοιμούνται στην άμμο. Την άλλη μέρα το πρωί κολυμπούν πρώτοι.',
    ),
  ),
  story_en: richText(
    p(
      'In Avlakia, the only village, beach and main street are the same thing. You step out of your room onto sand and go barefoot for your coffee, and the water is so shallow that children wade as far as the moored boats. The residents number a few dozen, nearly all with relatives on ',
      internalLink('Kalymnos', 'destination-kalymnos'),
      '.',
    ),
    h2('Footpaths and a feast'),
    p(
      'Dirt roads and paths lead to other coves: Vathy, Marathounda, and Grafiotissa with its little monastery right above the waves. You walk through thyme and lentisk and meet nobody, only goat bells. Take enough water for the whole way.',
    ),
    p(
      'On 15 August the Virgin’s feast brings boats from the islands around. Tables reach down to the water, the violin plays until late, and those who found no bed sleep on the sand. They are the first to swim in the morning.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Τα σκάφη πιάνουν στο χωριό, δίπλα στην παραλία. Η προβλήτα είναι μικρή: με δυνατό άνεμο το δρομολόγιο μπορεί να αλλάξει.',
      'The harbour',
      'Boats call at the village, beside the beach. The quay is small: in strong wind the sailing may change.',
    ),
    note(
      'Μετακινήσεις',
      'Με τα πόδια. Αυτοκίνητο δεν χρειάζεται και δρόμοι για αυτοκίνητο σχεδόν δεν υπάρχουν.',
      'Getting around',
      'On foot. You do not need a car, and there are hardly any roads for one.',
    ),
    note(
      'Για όσους μένουν',
      'Τα δωμάτια είναι λίγα και οι κρατήσεις γίνονται τηλεφωνικά. Φέρτε μετρητά, καπέλο και κάτι ζεστό για το βράδυ, αν έρχεστε άνοιξη ή φθινόπωρο.',
      'If you stay',
      'Rooms are few and are booked by phone. Bring cash, a hat and, in spring or autumn, something warm for the evening.',
    ),
  ],
  order: 21,
  featured: false,
  colour: 'sand',
};
