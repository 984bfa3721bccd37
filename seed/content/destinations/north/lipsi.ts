import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const lipsi: DestinationSeed = {
  island: 'lipsi',
  title_el: 'Λειψοί',
  title_en: 'Lipsi',
  permalink_el: 'leipsoi',
  permalink_en: 'lipsi',
  ports: ['LIP'],
  accusative_el: 'τους Λειψούς',
  genitive_el: 'των Λειψών',
  line: 'north',
  tagline_el: 'Γαλάζιοι τρούλοι και αμέτρητες νησίδες σε απόσταση βάρκας.',
  tagline_en: 'Blue domes, and more islets than you can count from the quay.',
  summary_el:
    'Ένα λιμάνι, ένα χωριό, μια εκκλησία με γαλάζιους τρούλους που φαίνεται από παντού. Οι Λειψοί έχουν χαμηλούς λόφους, ξερολιθιές και όρμους όπου φτάνετε με τα πόδια, και γύρω τους δεκάδες νησίδες για μια μέρα με το καΐκι. Το βράδυ η προκυμαία είναι το σαλόνι του νησιού, και ως τη δεύτερη μέρα σάς ξέρουν με το όνομά σας.',
  summary_en:
    'One harbour, one village, and a church with blue domes that can be seen from everywhere. Lipsi is low hills, dry-stone walls and coves within walking distance, with dozens of islets offshore for a day on a caique. In the evening the waterfront is the island’s living room, and by your second day they know your name.',
  cover: 'lipsi',
  chart: 'chart-lipsi',
  storyTitle_el: 'Τα μισά με τα πόδια, τα άλλα με το καΐκι',
  storyTitle_en: 'Walk half of it, sail the rest',
  story_el: richText(
    p(
      'Στους Λειψούς ξυπνάτε με την καμπάνα του Αγίου Ιωάννη του Θεολόγου. Η εκκλησία, με τους γαλάζιους τρούλους και τα δύο καμπαναριά, κάθεται στο κέντρο του χωριού και από κάτω της απλώνονται φούρνος, καφενείο, μαγαζιά και λιμάνι, με αυτή τη σειρά. Παίρνετε ψωμί, σκύβετε να περάσετε κάτω από μια κληματαριά και σε δέκα λεπτά κολυμπάτε στη Λιεντού.',
    ),
    h2('Η Παναγία του Χάρου'),
    p(
      'Λίγο έξω από το χωριό, σε ένα ξωκλήσι, η Παναγία κρατά στην αγκαλιά της όχι το βρέφος αλλά τον Εσταυρωμένο. Τέτοια εικόνα σπάνια θα ξαναδείτε. Κάθε άνοιξη αφήνουν μπροστά της κρίνους, που ξεραίνονται, και το νησί λέει πως τον Αύγουστο βγάζουν καινούργια μπουμπούκια. Στις 23 του μήνα γίνεται η λιτανεία και ύστερα το μεγάλο γλέντι στην πλατεία.',
    ),
    h2('Νησίδες'),
    p(
      'Το πρωί τα καΐκια φορτώνουν ψωμί, πάγο και κόσμο και φεύγουν για τα Ασπρονήσια, το Μακρονήσι, ',
      internalLink('τους Αρκιούς', 'destination-arki'),
      '. Τα νερά εκεί έχουν το χρώμα που στις φωτογραφίες μοιάζει ψεύτικο. Όσοι μένουν στη στεριά περπατούν ως τον Πλατύ Γιαλό, ρηχό σαν πισίνα, ή ως την Κατσαδιά.',
    ),
  ),
  story_en: richText(
    p(
      'Your alarm clock on Lipsi is the bell of Agios Ioannis Theologos. The church, blue-domed and twin-towered, sits in the middle of the village; below it come bakery, coffee shop, stores and harbour, in that order. You buy bread, duck under a vine, and ten minutes later you are swimming at Lientou.',
    ),
    h2('The Virgin of Charos'),
    p(
      'In a chapel a short way out of the village the Virgin holds in her arms, instead of the child, the crucified Christ. You will hardly see such an icon anywhere else. In spring lilies are laid before it and dry up, and islanders will tell you that in August the bare stems put out new buds. On the 23rd the icon goes in procession, and a long night of dancing follows on the square.',
    ),
    h2('Islets'),
    p(
      'In the morning the caiques load bread, ice and people and set off for Aspronisia, Makronisi and ',
      internalLink('Arki', 'destination-arki'),
      ', where the water has the colour that looks false in photographs. Those who stay ashore walk over to Platis Gialos, as shallow as a paddling pool, or down to Katsadia.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Ένα λιμάνι, μπροστά στο χωριό. Από την προβλήτα ως την πλατεία περπατάτε λίγα λεπτά κατά μήκος του νερού.',
      'The harbour',
      'One harbour, in front of the village. From the quay to the square is a few minutes along the water.',
    ),
    note(
      'Μετακινήσεις',
      'Οι περισσότερες παραλίες απέχουν λιγότερο από μία ώρα με τα πόδια. Το καλοκαίρι κυκλοφορεί λεωφορείο για τις πιο μακρινές, και υπάρχουν λίγα ταξί.',
      'Getting around',
      'Most beaches are less than an hour on foot. In summer a small bus serves those further off, and there are a few taxis.',
    ),
    note(
      'Εκδρομές με καΐκι',
      'Φεύγουν το πρωί από το λιμάνι. Κλείστε από το προηγούμενο βράδυ, στο ίδιο το καΐκι, και πάρτε καπέλο: στις νησίδες σκιά δεν υπάρχει.',
      'Boat trips',
      'They leave the harbour in the morning. Arrange yours the evening before, at the boat, and take a hat: the islets have no shade.',
    ),
    note(
      'Προσβασιμότητα',
      'Η προκυμαία είναι επίπεδη. Για την εκκλησία και την πλατεία υπάρχει δρόμος εκτός από τα σκαλιά, με ανηφόρα.',
      'Accessibility',
      'The waterfront is level. Besides the steps there is a road up to the church and the square; it is steep.',
    ),
  ],
  order: 10,
  featured: false,
  colour: 'foam',
};
