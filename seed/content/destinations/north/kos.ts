import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const kos: DestinationSeed = {
  island: 'kos',
  title_el: 'Κως',
  title_en: 'Kos',
  permalink_el: 'kos',
  permalink_en: 'kos',
  ports: ['KOS'],
  accusative_el: 'την Κω',
  genitive_el: 'της Κω',
  line: 'north',
  tagline_el: 'Αρχαίες κολόνες ανάμεσα στα τραπέζια και ποδήλατα ως τη θάλασσα.',
  tagline_en: 'Ancient columns between the café tables, and cycle lanes to the sea.',
  summary_el:
    'Στην Κω η αρχαία πόλη δεν είναι κάπου έξω· είναι εκεί που περπατάτε, ανάμεσα σε φοίνικες, ποδηλατόδρομους και καφενεία. Ο πλάτανος του Ιπποκράτη, το κάστρο, ένα ρωμαϊκό ωδείο, και λίγο πιο ψηλά το Ασκληπιείο, εκεί όπου η αρρώστια έπαψε να είναι τιμωρία των θεών. Γύρω, ένα επίπεδο νησί με μακριές αμμουδιές και ένα μόνο βουνό.',
  summary_en:
    'On Kos the ancient city is not somewhere out of town. It lies at your feet, among palm trees, cycle lanes and cafés. There is the plane tree of Hippocrates, the castle, a Roman odeon and, a little uphill, the Asklepieion, where illness stopped being a punishment from the gods. Around it stretches a low, easy island of long beaches with a single mountain.',
  cover: 'kos',
  chart: 'chart-kos',
  storyTitle_el: 'Μια πόλη στον ίσκιο ενός πλατάνου',
  storyTitle_en: 'A town in the shade of a plane tree',
  story_el: richText(
    p(
      'Το κάστρο το βλέπετε πριν δέσει το πλοίο: χαμηλό, φαρδύ, με τη θάλασσα γύρω και τους φοίνικες από πίσω. Οι Ιππότες το έχτισαν με ό,τι βρήκαν μπροστά τους, και στους τοίχους του ξεχωρίζουν κομμάτια από αρχαίες κολόνες. Δυο βήματα πιο μέσα στέκει, στηριγμένος σε σιδερένια δεκανίκια, ο πλάτανος του Ιπποκράτη. Το δέντρο είναι λίγων αιώνων και ο γιατρός έζησε πριν από είκοσι πέντε, αλλά όλοι κάθονται λίγο στον ίσκιο του.',
    ),
    h2('Ο σεισμός που έφερε στο φως μια πόλη'),
    p(
      'Το 1933 ένας σεισμός γκρέμισε μεγάλο μέρος της Κω. Κάτω από τα ερείπια βρέθηκε η αρχαία πόλη, και όταν οι Ιταλοί ξανάχτισαν από πάνω, άφησαν την αγορά, τα λουτρά και τους δρόμους ανοιχτούς ανάμεσα στις καινούργιες πλατείες. Γι’ αυτό σήμερα πηγαίνετε για ψωμί και περνάτε δίπλα από ναό. Στη Δυτική Αρχαιολογική Ζώνη περπατάτε πάνω σε ρωμαϊκό δρόμο, δίπλα σε ψηφιδωτά· το ωδείο απέναντι, με τα μαρμάρινα έδρανά του, φιλοξενεί ακόμη βραδιές το καλοκαίρι.',
    ),
    p(
      'Στην πλατεία Ελευθερίας, το αρχαιολογικό μουσείο έχει στο αίθριό του ένα ψηφιδωτό με τον Ασκληπιό που φτάνει με πλοίο στο νησί. Τον υποδέχονται ένας Κώος και ο Ιπποκράτης. Καλύτερη αφίσα για ναυτιλιακή εταιρεία δεν θα βρίσκαμε.',
    ),
    h2('Το Ασκληπιείο'),
    p(
      'Τέσσερα χιλιόμετρα από το λιμάνι, μέσα σε κυπαρίσσια, το Ασκληπιείο ανεβαίνει την πλαγιά σε άνδηρα. Στο κάτω έμεναν και θεραπεύονταν οι άρρωστοι, στο μεσαίο ήταν ο βωμός, στο πάνω ο μεγάλος δωρικός ναός. Ανεβείτε ως την κορυφή και γυρίστε: η πόλη, το στενό, η Αλικαρνασσός απέναντι. Θα έλεγε κανείς πως και η θέα ήταν μέρος της θεραπείας.',
    ),
    h2('Νησί για ποδήλατο'),
    p(
      'Η πόλη έχει ποδηλατόδρομο κατά μήκος της θάλασσας και σχεδόν καθόλου ανηφόρα. Προς το Τιγκάκι, η αλυκή μαζεύει τον χειμώνα φλαμίνγκο. Προς την άλλη μεριά, εκεί όπου τελειώνει ο δρόμος, μια θερμή πηγή χύνεται κατευθείαν στη θάλασσα, μέσα σε μια λεκάνη από βράχια: οι Εμπρός Θέρμες, όπου κολυμπούν ως και τον Γενάρη. Για το δειλινό ανεβαίνουν όλοι στη Ζιά, στον Δίκαιο. Πιείτε μια κανελάδα, το αναψυκτικό με την κανέλα, και κοιτάξτε πώς ανάβουν ένα ένα τα φώτα ',
      internalLink('της Καλύμνου', 'destination-kalymnos'),
      ' και ',
      internalLink('της Ψερίμου', 'destination-pserimos'),
      '.',
    ),
  ),
  story_en: richText(
    p(
      'You see the castle before the ship has stopped: low and broad, sea on three sides and palm trees behind. The Knights built it out of whatever lay to hand, and slices of ancient column still show in its walls. A few steps inland, propped on iron crutches, is the plane tree of Hippocrates. The tree is some centuries old and the physician lived twenty-five of them ago. Everybody sits in its shade all the same.',
    ),
    h2('An earthquake uncovers a city'),
    p(
      'In 1933 an earthquake flattened much of Kos. The ancient town turned up under the rubble, and when the Italians rebuilt they left the agora, the baths and the streets open between their new squares. That is why a walk to the bakery takes you past a temple. In the Western Archaeological Zone you tread a Roman street beside mosaics; across the road, the odeon with its marble seats still holds summer evenings.',
    ),
    p(
      'The archaeological museum on Eleftherias Square has a mosaic in its courtyard in which the god Asklepios arrives on the island by boat. A man of Kos and Hippocrates are there to meet him. As a poster for a ferry company it could hardly be improved.',
    ),
    h2('The Asklepieion'),
    p(
      'Four kilometres from the harbour, among cypresses, the sanctuary climbs the hillside in terraces. The sick were lodged and treated on the lowest, the altar stood on the middle one, and at the top was the great Doric temple. Go all the way up, then turn round: the town, the strait, ancient Halicarnassus on the other side. You could believe the view was part of the cure.',
    ),
    h2('An island for bicycles'),
    p(
      'The town has a cycle lane along the sea and next to no hills. Out towards Tigaki the old salt lake fills with flamingos in winter. In the opposite direction, where the road stops, a hot spring runs straight into the sea inside a ring of boulders: Embros Therme, where people bathe in January. For sunset half the island drives up to Zia on Mount Dikaios. Have a kanelada, the local cinnamon cordial, and watch the lights of ',
      internalLink('Kalymnos', 'destination-kalymnos'),
      ' and ',
      internalLink('Pserimos', 'destination-pserimos'),
      ' come on one by one.',
    ),
  ),
  pullQuote_el: 'Στην Κω πηγαίνετε για ψωμί και περνάτε δίπλα από ναό.',
  pullQuote_en: 'A walk to the bakery takes you past a temple.',
  practical: [
    note(
      'Το λιμάνι',
      'Τα πλοία μας δένουν στο λιμάνι της πόλης, κάτω από το κάστρο. Από το Μαστιχάρι και την Καρδάμαινα φεύγουν μόνο τοπικά καραβάκια: μην πάτε εκεί κατά λάθος.',
      'The harbour',
      'Our ships use the town harbour, below the castle. Mastichari and Kardamena have only local boats: do not go there by mistake.',
    ),
    note(
      'Μετακινήσεις',
      'Αστικά λεωφορεία για τα κοντινά, ΚΤΕΛ για τα χωριά και τις παραλίες. Το ποδήλατο είναι ο πιο εύκολος τρόπος μέσα στην πόλη και κατά μήκος της ακτής.',
      'Getting around',
      'City buses for short hops, KTEL coaches for villages and beaches. Within the town and along the coast, a bicycle is the easiest way.',
    ),
    note(
      'Στο Ασκληπιείο',
      'Με ποδήλατο ή λεωφορείο από το λιμάνι. Η τελευταία ανηφόρα είναι σε δρόμο με κυπαρίσσια. Πάρτε νερό και πηγαίνετε πρωί, πριν από τα γκρουπ.',
      'Visiting the Asklepieion',
      'By bicycle or bus from the harbour. The last stretch is uphill, between cypresses. Take water and go early, before the groups.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Για την Κέφαλο, στην άλλη άκρη, χρειάζεστε τροχούς ή ΚΤΕΛ: το νησί είναι μακρύ. Στην πόλη, το παλιό λιμάνι και οι δρόμοι γύρω του έχουν λίγες θέσεις στάθμευσης.',
      'Car and motorbike',
      'For Kefalos, at the far end, you need wheels or the coach: the island is long. In town, parking around the old harbour is limited.',
    ),
    note(
      'Προσβασιμότητα',
      'Από τα πιο εύκολα νησιά με αμαξίδιο: επίπεδη πόλη, φαρδιά παραλιακή. Το Ασκληπιείο έχει σκαλιά ανάμεσα στα άνδηρα και το έδαφος στις αρχαιολογικές ζώνες είναι ανώμαλο.',
      'Accessibility',
      'One of the easier islands in a wheelchair: a flat town and a wide seafront. The Asklepieion has steps between its terraces, and ground in the archaeological areas is uneven.',
    ),
    note(
      'Για το τραπέζι',
      'Ζητήστε κρασοτύρι, το κατσικίσιο ή πρόβειο τυρί που ωριμάζει σε κρασί, και ντοματάκι γλυκό του κουταλιού. Και τα δύο ταξιδεύουν καλά στην τσάντα.',
      'For the table',
      'Ask for krasotyri, a cheese aged in wine lees, and for the small tomatoes preserved whole in syrup. Both travel well in a bag.',
    ),
  ],
  order: 7,
  featured: false,
  colour: 'sand',
};
