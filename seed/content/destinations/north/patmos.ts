import { picture } from '#seed/content/document.ts';
import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const patmos: DestinationSeed = {
  island: 'patmos',
  title_el: 'Πάτμος',
  title_en: 'Patmos',
  permalink_el: 'patmos',
  permalink_en: 'patmos',
  ports: ['PAT'],
  accusative_el: 'την Πάτμο',
  genitive_el: 'της Πάτμου',
  line: 'north',
  tagline_el: 'Ένα καστρομονάστηρο, τρεις μύλοι και το πιο αργό δειλινό του Αιγαίου.',
  tagline_en: 'A fortress monastery, three windmills and the slowest dusk in the Aegean.',
  summary_el:
    'Στη Σκάλα κατεβαίνετε δίπλα στην πλατεία και το πρώτο που βλέπετε, όπου κι αν σταθείτε, είναι το μοναστήρι στην κορυφή. Ανάμεσα στα δύο απλώνεται η Πάτμος: το σπήλαιο όπου γράφτηκε η Αποκάλυψη, μια Χώρα με καμάρες και κλειστές αυλές, τρεις ανεμόμυλοι στραμμένοι στο δειλινό και όρμοι με αρμυρίκια όπου χωρούν λίγες βάρκες.',
  summary_en:
    'You land in Skala beside the square, and the first thing you see, wherever you stand, is the monastery on the summit. Between the two lies Patmos: the cave where Revelation was written, an old town of arches and closed courtyards, three windmills facing the sunset, and tamarisk-shaded coves with room for a handful of boats each.',
  cover: 'patmos',
  chart: 'chart-patmos',
  gallery: [
    picture('news-winter', {
      el: 'Τον χειμώνα στη Σκάλα μένουν οι κάτοικοι, οι γάτες και το πλοίο της γραμμής.',
      en: 'In winter Skala is left to its people, its cats and the ship of the line.',
    }),
  ],
  storyTitle_el: 'Όλα κοιτούν προς το μοναστήρι',
  storyTitle_en: 'Everything looks up to the monastery',
  story_el: richText(
    p(
      'Από το πλοίο η Πάτμος μοιάζει με γκρίζο βράχο που κάποιος τον έστεψε με ένα κάστρο. Πλησιάζοντας, το κάστρο γίνεται μοναστήρι, η άσπρη γραμμή από κάτω του γίνεται Χώρα και στα ριζά ανοίγει η Σκάλα, το φυσικό λιμάνι που κρατά το νησί στη ζωή όλο τον χρόνο. Ο καταπέλτης πέφτει λίγα μέτρα από τα πρώτα τραπεζάκια. Πριν τελειώσετε τον καφέ, κοιτάτε ήδη προς τα πάνω.',
    ),
    h2('Το μοναστήρι και η σπηλιά'),
    p(
      'Το 1088 ο όσιος Χριστόδουλος πήρε με χρυσόβουλο του Αλεξίου Α΄ Κομνηνού ολόκληρο το νησί και άρχισε να χτίζει τη Μονή του Αγίου Ιωάννη του Θεολόγου. Την έχτισε σαν φρούριο, γιατί από εδώ περνούσαν συχνά πειρατές. Μέσα στα τείχη όμως όλα μικραίνουν: μια αυλή στρωμένη με βότσαλο, καμάρες που στηρίζουν η μία την άλλη, μυρωδιά από κερί και ασβέστη. Το χρυσόβουλο φυλάγεται ακόμη στη μονή, μαζί με χειρόγραφα πολύ παλιότερα από την ίδια.',
    ),
    p(
      'Στα μισά του δρόμου που ανεβαίνει από τη Σκάλα βρίσκεται το Σπήλαιο της Αποκάλυψης. Εδώ, λέει η παράδοση, ο εξόριστος Ιωάννης άκουσε τη φωνή και υπαγόρευσε στον μαθητή του Πρόχορο όσα είδε. Ο βράχος της οροφής έχει μια σχισμή που χωρίζεται στα τρία. Όσοι μπαίνουν χαμηλώνουν τη φωνή χωρίς να τους το πει κανείς. Από το 1999 το μοναστήρι, το σπήλαιο και η Χώρα ανήκουν μαζί στα μνημεία παγκόσμιας κληρονομιάς.',
    ),
    h2('Η Χώρα με τα πόδια'),
    p(
      'Η Χώρα χτίστηκε γύρω από τα τείχη. Τα δρομάκια της περνούν κάτω από καμάρες, στρίβουν απότομα για να κόψουν τον αέρα, και οι βαριές πόρτες δεν μαρτυρούν τίποτα για τις αυλές που κρύβουν. Τη Μεγάλη Πέμπτη ο κόσμος μαζεύεται στην πλατεία για τον Νιπτήρα, όταν ο ηγούμενος πλένει τα πόδια δώδεκα μοναχών, όπως στον Μυστικό Δείπνο. Τις υπόλοιπες μέρες ακούτε κυρίως τα βήματά σας.',
    ),
    p(
      'Ανηφορίστε νωρίς, πριν ζεστάνει η πέτρα. Το δειλινό κρατήστε το για τους τρεις ανεμόμυλους στην άκρη της Χώρας: οι δύο στέκουν εκεί από το 1588, ο τρίτος προστέθηκε το 1863, και σήμερα είναι και οι τρεις αναστηλωμένοι.',
    ),
    h2('Θάλασσα και τραπέζι'),
    p(
      'Για μπάνιο, ο Κάμπος και ο Γροίκος είναι κοντά και ρηχοί. Στη Λάμπη τα βότσαλα έχουν ρίγες και χρώματα που φαίνονται μόνο όταν βραχούν· αφήστε τα εκεί που τα βρήκατε. Η Ψιλή Άμμος θέλει καΐκι από τη Σκάλα ή μισή ώρα περπάτημα από το τέλος του δρόμου. Πριν φύγετε, δοκιμάστε την πατινιώτικη τυρόπιτα σε κάποιον φούρνο της Σκάλας.',
    ),
  ),
  story_en: richText(
    p(
      'From the ship Patmos is a grey rock that someone crowned with a castle. Closer in, the castle turns into a monastery, the white line beneath it into Chora, and at its feet opens Skala, the natural harbour that keeps the island alive all year. The ramp comes down a few steps from the first café tables. By the time the coffee arrives you are already looking up.',
    ),
    h2('The monastery and the cave'),
    p(
      'In 1088 a monk called Christodoulos was given the whole island by the emperor Alexios I Komnenos, in a document sealed with gold, and began to build the Monastery of Saint John the Theologian. Pirates were a fact of life, so he built a fortress. Inside the walls everything shrinks to a human size: a courtyard paved in pebbles, arches leaning on one another, the smell of beeswax and limewash. The imperial deed is still kept here, in the company of manuscripts far older than the house that owns them.',
    ),
    p(
      'Halfway up the road from Skala is the Cave of the Apocalypse. Tradition says that John, exiled to the island, heard the voice in this place and dictated what he saw to his disciple Prochoros. A crack runs across the rock above and parts into three. People lower their voices without being asked. Monastery, cave and old town have been one World Heritage site since 1999.',
    ),
    h2('Chora on foot'),
    p(
      'Chora grew around the monastery walls. Its lanes duck under arches and turn sharply to break the wind, and the heavy doors give nothing away about the courtyards behind them. On Maundy Thursday the square fills for the Niptiras, the washing of the feet, when the abbot kneels before twelve of his monks. On an ordinary afternoon the loudest thing is your own footsteps.',
    ),
    p(
      'Climb early, before the stone warms up, and keep the last hour of light for the three windmills at the edge of town. Two have stood there since 1588; the third joined them in 1863. All three have been restored.',
    ),
    h2('Salt water and cheese pie'),
    p(
      'For an easy swim, Kampos and Grikos are close and shallow. The pebbles at Lambi have stripes and colours that only show when wet, and they look best left where they are. Psili Ammos takes a boat from Skala, or half an hour on foot from the end of the road. Before you leave, find a bakery in Skala and ask for the local cheese pie.',
    ),
  ),
  pullQuote_el:
    'Στη Χώρα δεν χρειάζεστε χάρτη. Αν ανηφορίζετε, πάτε στο μοναστήρι. Αν κατηφορίζετε, στη θάλασσα.',
  pullQuote_en: 'You need no map in Chora. Uphill is the monastery. Downhill is the sea.',
  practical: [
    note(
      'Το λιμάνι',
      'Ένα λιμάνι, μία προβλήτα: Σκάλα, δίπλα στην πλατεία. Πρακτορείο, ταξί και στάση λεωφορείου είναι όλα σε απόσταση λίγων βημάτων.',
      'The harbour',
      'One harbour, one quay: Skala, beside the square. The ticket office, the taxi rank and the bus stop are all a few steps away.',
    ),
    note(
      'Ως τη Χώρα',
      '4\u00a0χλμ. από τη Σκάλα. Το λεωφορείο ξεκινά από το λιμάνι και περνά από το Σπήλαιο της Αποκάλυψης. Με τα πόδια, το παλιό καλντερίμι κόβει τις στροφές του δρόμου.',
      'Up to Chora',
      'About 4\u00a0km from Skala. The bus leaves from the harbour and passes the Cave of the Apocalypse. On foot, the old cobbled path cuts across the bends of the road.',
    ),
    note(
      'Επίσκεψη στη Μονή',
      'Ανοίγει το πρωί και ορισμένα απογεύματα. Ώμοι και γόνατα πρέπει να είναι καλυμμένα, για γυναίκες και άντρες. Μέσα στο καθολικό δεν φωτογραφίζουμε.',
      'Visiting the monastery',
      'Open in the mornings and on some afternoons. Shoulders and knees must be covered, for women and men alike. No photographs inside the main church.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Το καταμαράν Αιολίς παίρνει 9 αυτοκίνητα, γι’ αυτό τον Αύγουστο κλείστε θέση νωρίς. Στη Χώρα αφήνετε το όχημα στην είσοδο: τα δρομάκια είναι μόνο για πεζούς.',
      'Car and motorbike',
      'Aeolis carries 9 cars, so book your space early for August. In Chora you leave the vehicle at the entrance: the lanes are for walkers only.',
    ),
    note(
      'Προσβασιμότητα',
      'Ράμπα στο πλοίο και επίπεδη προβλήτα. Η προκυμαία της Σκάλας είναι εύκολη με αμαξίδιο· η Χώρα, το μοναστήρι και το σπήλαιο έχουν σκαλιά και καλντερίμι. Ζητήστε βοήθεια στο λιμάνι 48 ώρες πριν.',
      'Accessibility',
      'Ramp on board and a level quay. The Skala waterfront is easy on wheels; Chora, the monastery and the cave have steps and cobbles. Ask for assistance at the port 48 hours ahead.',
    ),
    note(
      'Αποσκευές',
      'Αν φεύγετε αργά, αφήστε τις βαλίτσες στο πρακτορείο μας στη Σκάλα, 09:00–20:00, και ανεβείτε στη Χώρα με άδεια χέρια.',
      'Luggage',
      'Leaving late? Left luggage is at our agency in Skala, 09:00–20:00, so you can go up to Chora empty-handed.',
    ),
  ],
  order: 1,
  featured: true,
  colour: 'navy',
};
