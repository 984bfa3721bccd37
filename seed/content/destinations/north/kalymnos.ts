import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const kalymnos: DestinationSeed = {
  island: 'kalymnos',
  title_el: 'Κάλυμνος',
  title_en: 'Kalymnos',
  permalink_el: 'kalymnos',
  permalink_en: 'kalymnos',
  ports: ['KAL'],
  accusative_el: 'την Κάλυμνο',
  genitive_el: 'της Καλύμνου',
  line: 'north',
  tagline_el: 'Το νησί που κατέβαινε στον βυθό και τώρα σκαρφαλώνει στον βράχο.',
  tagline_en: 'The island that went down to the seabed now goes up the rock.',
  summary_el:
    'Η Κάλυμνος έζησε από το σφουγγάρι και το θυμάται: στα μουσεία, στους χορούς, στα σπίτια που ανεβαίνουν χρωματιστά γύρω από την Πόθια. Σήμερα έρχονται εδώ αναρριχητές από όλο τον κόσμο για τον πορτοκαλί ασβεστόλιθο πάνω από το Μασούρι. Ανάμεσα στα δύο, ένα φιόρδ με μανταρινιές, βασιλικές δίπλα στο κύμα και, μια βαρκάδα απέναντι, η Τέλενδος.',
  summary_en:
    'Kalymnos lived on sponges and has not forgotten: you find them in its museums, its dances, the coloured houses rising around Pothia. Today climbers come from all over the world for the orange limestone above Massouri. Between the two lie a fjord full of mandarin trees, early Christian basilicas beside the waves and, one short boat ride away, the islet of Telendos.',
  cover: 'kalymnos',
  chart: 'chart-kalymnos',
  storyTitle_el: 'Κάτω από το νερό, πάνω στον βράχο',
  storyTitle_en: 'Below the water, up the rock',
  story_el: richText(
    p(
      'Το πλοίο μπαίνει στην Πόθια και ο θόρυβος σάς βρίσκει πρώτος: μηχανάκια, φωνές, ένα καΐκι που ξεφορτώνει. Είναι πόλη εργατική, όχι σκηνικό. Τα σπίτια ανεβαίνουν δεξιά κι αριστερά σε λουλακί, ροζ και κίτρινο, και πάνω τους κλείνει τον ορίζοντα το γυμνό βουνό. Στην προκυμαία τα σφουγγάρια πουλιούνται ακόμη με το κομμάτι, και όποιος τα πουλάει είχε συνήθως έναν παππού σφουγγαρά.',
    ),
    h2('Οι σφουγγαράδες'),
    p(
      'Κάθε άνοιξη, μετά το Πάσχα, ο στόλος έφευγε για τις ακτές της Αφρικής και γύριζε το φθινόπωρο. Πριν φύγει, το νησί γιόρταζε μια ολόκληρη εβδομάδα. Στην αρχή οι άντρες βουτούσαν γυμνοί, με μια πλάκα από μάρμαρο, τη σκανταλόπετρα, για βαρίδι. Μετά το 1860 ήρθε το σκάφανδρο, και μαζί του η νόσος των δυτών. Πολλοί γύρισαν παράλυτοι, άλλοι δεν γύρισαν. Ο «μηχανικός», ο πιο γνωστός χορός της Καλύμνου, το λέει χωρίς λόγια: ο πρωτοχορευτής τρέμει και λυγίζει πάνω στο μπαστούνι του, ώσπου για λίγο το πετά και χορεύει όρθιος.',
    ),
    p(
      'Στο ναυτικό μουσείο θα δείτε τις μηχανές και τις φωτογραφίες, και στο αρχαιολογικό τη «Γυναίκα της Καλύμνου», ένα μεγάλο χάλκινο άγαλμα που σήκωσε ψαράς με τα δίχτυα του τη δεκαετία του 1990.',
    ),
    h2('Οι αναρριχητές'),
    p(
      'Την ίδια εποχή ένας Ιταλός αναρριχητής κοίταξε τα βράχια πάνω από τον Αρμεό και έκανε τους υπολογισμούς του. Σήμερα οι διαδρομές ξεπερνούν τις τρεις χιλιάδες. Στην Γκράντε Γκρότα οι σταλακτίτες κρέμονται σαν πολυέλαιοι και οι άνθρωποι ανάμεσά τους. Δεν χρειάζεται να σκαρφαλώσετε για να το χαρείτε: ένας καφές στο Μασούρι αρκεί, με τα κεφάλια όλων γυρισμένα προς τα πάνω. Απέναντι, ',
      internalLink('στην Τέλενδο', 'destination-telendos'),
      ', τα βράχια συνεχίζουν.',
    ),
    h2('Βαθύς και Χώρα'),
    p(
      'Ο Βαθύς είναι το αντίθετο. Η θάλασσα μπαίνει βαθιά ανάμεσα σε δύο γκρίζους γκρεμούς και πίσω της ανοίγει μια κοιλάδα γεμάτη μανταρινιές, με ψηλούς μαντρότοιχους και μυρωδιά από άνθη τον Απρίλη. Πάνω από τη Χώρα, στο Πέρα Κάστρο, μέσα στα χαλάσματα μένουν άσπρα μόνο τα εκκλησάκια. Το βράδυ παραγγείλτε μερμιζέλι, τη σαλάτα με το κριθαροκούλουρο, και φύλλα, τα καλύμνικα ντολμαδάκια. Αν αγαπάτε τις δυνατές γεύσεις, ρωτήστε για σπινιάλο, φούσκες της θάλασσας στην άλμη.',
    ),
  ),
  story_en: richText(
    p(
      'Coming into Pothia, the noise reaches you first: scooters, voices, a boat unloading. It is a working town and makes no pose of it. Houses climb away on both sides in indigo, pink and yellow until the bare mountain shuts off the view. On the waterfront sponges are still sold by the piece, and whoever sells them usually has a grandfather worth asking about.',
    ),
    h2('The sponge divers'),
    p(
      'Each spring after Easter the fleet left for the coast of Africa, to come back in autumn. In the week before it sailed, the island feasted. At first men dived naked, holding a slab of marble, the skandalopetra, to take them down. After 1860 came the diving suit and with it the bends. Many came home paralysed and some did not come home. The best-known dance of Kalymnos, the Mechanikos, says it without words: the leader shakes and buckles over his stick, then for a moment throws it away and dances upright.',
    ),
    p(
      'The nautical museum has the pumps, the helmets and the photographs. In the archaeological museum stands the Lady of Kalymnos, a large bronze that a fisherman brought up in his nets in the 1990s.',
    ),
    h2('The climbers'),
    p(
      'In that same decade an Italian climber looked at the cliffs above Armeos and began to count. There are now more than three thousand routes. In the Grande Grotta stalactites hang like chandeliers, with people among them. You need not climb to enjoy it. A coffee in Massouri will do, where every head is tilted back. Across the channel, on ',
      internalLink('Telendos', 'destination-telendos'),
      ', the cliffs go on.',
    ),
    h2('Vathys and Chora'),
    p(
      'Vathys is the opposite of all that rock. The sea pushes inland between two grey precipices, and behind it opens a valley packed with mandarin trees behind high garden walls, heavy with blossom in April. Above Chora, in the ruined fortress town of Pera Kastro, only the chapels are still white. For dinner order mermizeli, a salad on barley rusks, and fylla, the local stuffed vine leaves. If you like strong flavours, ask about spinialo, sea squirts kept in brine.',
    ),
  ),
  pullQuote_el: 'Ο πρωτοχορευτής τρέμει πάνω στο μπαστούνι του, ώσπου για λίγο το πετά και χορεύει όρθιος.',
  pullQuote_en: 'The leader shakes over his stick, then for a moment throws it away and dances upright.',
  practical: [
    note(
      'Το λιμάνι',
      'Τα πλοία μας δένουν στην Πόθια, στη μεγάλη προβλήτα μπροστά στην πόλη. Τα καραβάκια για την Τέλενδο φεύγουν από αλλού, από τις Μυρτιές.',
      'The harbour',
      'Our ships berth at Pothia, on the main quay in front of the town. The small boats to Telendos leave from elsewhere: Myrties, on the west coast.',
    ),
    note(
      'Μετακινήσεις',
      'Λεωφορεία και ταξί συνδέουν την Πόθια με τις Μυρτιές, το Μασούρι και τον Εμπορειό. Οι περισσότεροι αναρριχητές νοικιάζουν μηχανάκι.',
      'Getting around',
      'Buses and taxis link Pothia with Myrties, Massouri and Emporios. Most climbers hire a scooter.',
    ),
    note(
      'Για αναρρίχηση',
      'Άνοιξη και φθινόπωρο έχουν την καλύτερη θερμοκρασία. Το καλοκαίρι σκαρφαλώστε πρωί: οι περισσότεροι τομείς κοιτούν δυτικά και έχουν σκιά ως το μεσημέρι. Στο πλοίο, σχοινιά και εξοπλισμός ταξιδεύουν σαν κανονικές αποσκευές.',
      'For climbing',
      'Spring and autumn have the best temperatures. In summer climb in the morning: most sectors face west and stay in shade until noon. Ropes and gear count as ordinary luggage on board.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Η Πόθια έχει στενούς μονόδρομους και δύσκολη στάθμευση. Για τον Βαθύ και τον Εμπορειό όμως ένα όχημα σάς χαρίζει ώρες. Κλείστε τη θέση του μαζί με το εισιτήριο.',
      'Car and motorbike',
      'Pothia has narrow one-way streets and little parking, but for Vathys and Emporios a vehicle saves hours. Book its space together with your ticket.',
    ),
    note(
      'Προσβασιμότητα',
      'Η προκυμαία της Πόθιας είναι μεγάλη και επίπεδη. Οι γειτονιές πίσω της ανεβαίνουν με σκαλιά. Στο Μασούρι ο κεντρικός δρόμος έχει κλίση και στενό πεζοδρόμιο.',
      'Accessibility',
      'The Pothia waterfront is long and level. The neighbourhoods behind it climb by steps. In Massouri the main street slopes and has narrow pavements.',
    ),
    note(
      'Αν αγοράσετε σφουγγάρι',
      'Το φυσικό σφουγγάρι είναι καφετί και ελαφρύ· το κάτασπρο έχει λευκανθεί και κρατά λιγότερο. Ξεπλύνετέ το μετά τη χρήση και αφήστε το να στεγνώσει στον αέρα.',
      'If you buy a sponge',
      'An untreated sponge is brownish and light; a pure white one has been bleached and wears out sooner. Rinse it after use and let it dry in the air.',
    ),
  ],
  order: 8,
  featured: false,
  colour: 'orange',
};
