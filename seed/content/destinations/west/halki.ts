import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const halki: DestinationSeed = {
  island: 'halki',
  title_el: 'Χάλκη',
  title_en: 'Halki',
  permalink_el: 'chalki',
  permalink_en: 'halki',
  ports: ['HLK'],
  accusative_el: 'τη Χάλκη',
  genitive_el: 'της Χάλκης',
  line: 'west',
  tagline_el: 'Ένα ρολόι, ένα καμπαναριό και τρεις μύλοι πάνω από ένα ήσυχο λιμάνι.',
  tagline_en: 'A clock, a bell tower and three windmills over a quiet harbour.',
  summary_el:
    'Απέναντι από τη Ρόδο, σε άλλη ταχύτητα. Ο Εμπορειός, το λιμάνι και μοναδικός κατοικημένος οικισμός της Χάλκης, έχει ψηλά σπίτια σφουγγαράδων στο χρώμα της ώχρας, βοτσαλωτές αυλές και νερά όπου κολυμπάτε κατεβαίνοντας δύο σκαλοπάτια. Στο βουνό μένουν το έρημο Χωριό και το κάστρο των Ιπποτών. Αυτοκίνητα λίγα, ησυχία πολλή.',
  summary_en:
    'Just across from Rhodes, at a different speed. Emporios is Halki’s harbour and its only inhabited village: tall ochre houses built by sponge captains, pebble courtyards, and water you reach by going down two steps. Up on the mountain are deserted Chorio and a castle of the Knights. There are few cars and a great deal of quiet.',
  cover: 'halki',
  chart: 'chart-halki',
  storyTitle_el: 'Πέντε λεπτά από τη μια άκρη ως την άλλη',
  storyTitle_en: 'Five minutes from end to end',
  story_el: richText(
    p(
      'Ο Εμπορειός έχει σχήμα πετάλου, και από το κατάστρωμα μετράτε με τη σειρά τα σημάδια του: τρεις μύλοι στη ράχη, το πέτρινο ρολόι, το ψηλό λεπτό καμπαναριό του Αγίου Νικολάου. Τα σπίτια είναι δίπατα και τρίπατα, με κεραμίδι και αέτωμα, και πολλά πατούν κυριολεκτικά στο νερό. Το πρωί οι ένοικοι κατεβαίνουν με την πετσέτα στον ώμο και βουτούν από το κατώφλι.',
    ),
    h2('Από τα σφουγγάρια στη Φλόριντα'),
    p(
      'Τα έχτισαν σφουγγαράδες. Όταν η δουλειά χάλασε, στις αρχές του 20ού αιώνα, πολλοί Χαλκίτες πήγαν να βουτήξουν στο Τάρπον Σπρινγκς της Φλόριντα. Από εκεί έστειλαν χρήματα για τον δρόμο που ανεβαίνει στο βουνό, και γι’ αυτό ένας νησιώτικος δρόμος έχει όνομα αμερικανικό: λεωφόρος Τάρπον Σπρινγκς. Με δικό τους έρανο υψώθηκε και το ρολόι της προκυμαίας, για να το βλέπουν όσοι έμειναν.',
    ),
    h2('Το Χωριό και το κάστρο'),
    p(
      'Ο δρόμος αυτός περνά από την αμμουδιά του Πονταμού και βγάζει στο Χωριό, που άδειασε όταν οι κάτοικοι κατέβηκαν στο λιμάνι. Περπατάτε ανάμεσα σε τοίχους από ξερολιθιά, συκιές και κατσίκια ως το κάστρο των Ιπποτών, και από τις πολεμίστρες μετράτε νησάκια ως ',
      internalLink('τη Ρόδο', 'destination-rhodes'),
      '. Ξεκινήστε πριν από τις οκτώ· σκιά θα βρείτε μόνο στην επιστροφή, κάτω από τα αρμυρίκια.',
    ),
    h2('Βότσαλα και θάλασσα'),
    p(
      'Η αυλή του Αγίου Νικολάου είναι στρωμένη με άσπρα και μαύρα βότσαλα: κυπαρίσσια και πουλιά, σχεδιασμένα πέτρα την πέτρα. Σηκώστε τα μάτια και στο καμπαναριό, που έχει χτισμένα μέσα του μάρμαρα από αρχαίο ναό του Απόλλωνα. Λίγα λεπτά πιο κάτω, ένα μονοπάτι βγάζει στα Φτενάγια, έναν όρμο με βότσαλο. Το καλοκαίρι τα καραβάκια πηγαίνουν πιο μακριά, στην Κάνια και στην Τραχειά. Και επειδή τα υπηρεσιακά αυτοκίνητα του νησιού είναι από το 2021 ηλεκτρικά, ο πιο δυνατός θόρυβος στην προκυμαία είναι συνήθως μια βάρκα.',
    ),
    h2('Το βράδυ'),
    p(
      'Όταν πέσει ο ήλιος, τα τραπέζια γεμίζουν την προκυμαία και τα παιδιά παίζουν ανάμεσά τους. Ζητήστε χαλκίτικα μακαρόνια, χειροποίητα, με κρεμμύδι τσιγαρισμένο ώσπου να γίνει σχεδόν γλυκό. Ύστερα δεν υπάρχει τίποτα να κάνετε. Γι’ αυτό ήρθατε.',
    ),
  ),
  story_en: richText(
    p(
      'Emporios is shaped like a horseshoe, and from the deck you can tick off its landmarks in order: three windmills on the ridge, the stone clock, the tall thin bell tower of Agios Nikolaos. The houses have two and three storeys, tiled roofs and pediments, and many of them stand literally in the water. In the morning people come downstairs with a towel over one shoulder and swim from the doorstep.',
    ),
    h2('From sponges to Florida'),
    p(
      'Sponge divers built all this. When the trade failed at the start of the twentieth century, many went to dive at Tarpon Springs in Florida instead. They sent home the money for the road up the mountain, which is why a Greek island lane carries an American name: Tarpon Springs Boulevard. The clock on the waterfront was their gift too, raised by subscription, for the sake of those who had stayed.',
    ),
    h2('Chorio and the castle'),
    p(
      'The boulevard passes the sandy beach of Pondamos and ends up at Chorio, which emptied when its people moved down to the harbour. You walk between dry-stone walls, fig trees and goats to a castle of the Knights, and count islets from the battlements all the way to ',
      internalLink('Rhodes', 'destination-rhodes'),
      '. Set out before eight. The only shade is at the end of the walk back, under the tamarisks.',
    ),
    h2('Pebbles and water'),
    p(
      'The courtyard of Agios Nikolaos is laid with black and white pebbles, cypresses and birds drawn one stone at a time. Look up as well: built into the bell tower are marbles from an ancient temple of Apollo. A few minutes further on, a path comes out at the pebble cove of Ftenagia. In summer small boats go on to Kania and Trachia. And since the island’s official cars have been electric since 2021, the loudest thing on the waterfront is usually a boat.',
    ),
    h2('In the evening'),
    p(
      'When the sun goes the tables fill the quay, and children play between them. Order Halki pasta, made by hand and served with onions fried until they are almost sweet. After that there is nothing to do. That is why you came.',
    ),
  ),
  pullQuote_el: 'Ύστερα δεν υπάρχει τίποτα να κάνετε. Γι’ αυτό ήρθατε.',
  pullQuote_en: 'After that there is nothing to do. That is why you came.',
  practical: [
    note(
      'Το λιμάνι',
      'Ένα λιμάνι, στον Εμπορειό. Τα πλοία δένουν στην προβλήτα στο κέντρο του οικισμού και όλα τα καταλύματα του χωριού είναι με τα πόδια.',
      'The harbour',
      'One harbour, at Emporios. Ships berth in the middle of the village and everywhere you might stay is within walking distance.',
    ),
    note(
      'Μετακινήσεις',
      'Στον Πονταμό πηγαίνετε με τα πόδια. Για τις πιο μακρινές παραλίες φεύγουν καραβάκια από το λιμάνι το καλοκαίρι. Δείτε και τα δρομολόγια προς τη Σκάλα Καμείρου, αν έρχεστε από τη δυτική Ρόδο.',
      'Getting around',
      'Pondamos is an easy walk. In summer small boats leave the harbour for the beaches further out. If you are coming from western Rhodes, look at sailings from Kamiros Skala too.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Δεν θα χρειαστείτε αυτοκίνητο: ο δρόμος τελειώνει γρήγορα και στον Εμπορειό κυκλοφορούν πεζοί. Αν ταξιδεύετε με όχημα για αλλού, ρωτήστε μας πριν το κατεβάσετε.',
      'Car and motorbike',
      'You will not need a car: the road soon runs out and Emporios is for walkers. If you are driving on to another island, ask us before taking it ashore.',
    ),
    note(
      'Προσβασιμότητα',
      'Η προκυμαία είναι επίπεδη και στρωμένη με πλάκα. Τα σοκάκια πίσω της ανεβαίνουν με σκαλιά. Ο δρόμος προς τον Πονταμό είναι στρωμένος, με κλίση.',
      'Accessibility',
      'The waterfront is level and paved. The lanes behind it climb by steps. The road to Pondamos is surfaced, on a slope.',
    ),
    note(
      'Στο κάστρο',
      'Φορέστε κλειστά παπούτσια και πάρτε νερό: μετά το Χωριό το μονοπάτι είναι ανώμαλο και χωρίς σκιά. Στα τείχη δεν υπάρχουν κιγκλιδώματα.',
      'Up to the castle',
      'Wear closed shoes and take water: beyond Chorio the path is rough and has no shade. There are no railings on the walls.',
    ),
    note(
      'Ώρα κοινής ησυχίας',
      'Το μεσημέρι το χωριό κοιμάται και στα στενά ακούγονται όλα. Κρατήστε τις κουβέντες και τις βαλίτσες με ρόδες για αργότερα.',
      'Quiet hours',
      'After lunch the village sleeps, and every sound carries in the lanes. Save conversation and wheeled suitcases for later.',
    ),
  ],
  order: 4,
  featured: true,
  colour: 'foam',
};
