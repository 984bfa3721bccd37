import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const kastellorizo: DestinationSeed = {
  island: 'kastellorizo',
  title_el: 'Καστελλόριζο',
  title_en: 'Kastellorizo',
  permalink_el: 'kastellorizo',
  permalink_en: 'kastellorizo',
  ports: ['MEG'],
  accusative_el: 'το Καστελλόριζο',
  genitive_el: 'του Καστελλόριζου',
  line: 'east',
  tagline_el: 'Μια σειρά σπίτια στην ανατολική άκρη της Ελλάδας, με το νερό στο κατώφλι.',
  tagline_en: 'One row of houses at Greece’s eastern edge, with water at the doorstep.',
  summary_el:
    'Στους χάρτες γράφεται Μεγίστη, όλοι όμως το λένε Καστελλόριζο. Ένα πέταλο από ψηλά χρωματιστά σπίτια, ένας κόκκινος βράχος με κάστρο, χελώνες που κολυμπούν ανάμεσα στις βάρκες και, δυο χιλιόμετρα απέναντι, η μικρασιατική ακτή. Ένας οικισμός, λίγοι δρόμοι, μια γαλάζια σπηλιά όπου μπαίνετε σκυφτοί. Από εδώ έφυγαν χιλιάδες για την Αυστραλία, και κάθε καλοκαίρι γυρίζουν τα εγγόνια τους.',
  summary_en:
    'Maps say Megisti, everyone else says Kastellorizo. A horseshoe of tall painted houses, a red rock with a castle, turtles swimming among the boats, and the coast of Asia Minor two kilometres across the water. One settlement, very little road, a blue cave you enter lying low in the boat. Thousands left here for Australia, and their grandchildren return each summer.',
  cover: 'kastellorizo',
  chart: 'chart-kastellorizo',
  storyTitle_el: 'Εκεί όπου αρχίζει το ελληνικό πρωί',
  storyTitle_en: 'Where the Greek day begins',
  story_el: richText(
    p(
      'Το πλοίο πλέει ανατολικά, ',
      internalLink('η Ρόδος', 'destination-rhodes'),
      ' χάνεται πίσω του και για πολλή ώρα δεν υπάρχει παρά θάλασσα. Ύστερα, σχεδόν κολλημένο στα βουνά της Λυκίας, φαίνεται ένα νησί που τελειώνει πριν το συνηθίσει το μάτι. Μπαίνοντας στο λιμάνι βλέπετε όλο το Καστελλόριζο μαζί: μια σειρά σπίτια ψηλά και στενά, το ένα πλάι στο άλλο, με ξύλινα μπαλκόνια και σκαλοπάτια που κατεβαίνουν στο νερό.',
    ),
    h2('Ένα λιμάνι με παρελθόν'),
    p(
      'Γύρω στα 1900 ζούσαν εδώ κοντά δέκα χιλιάδες άνθρωποι. Το λιμάνι ήταν από τα καλύτερα στη διαδρομή προς την Ανατολή και τα καΐκια του γέμιζαν στάρι, κάρβουνο και ξυλεία. Ήρθαν πόλεμοι και κατοχές, γαλλική, ιταλική, βρετανική, βομβαρδισμοί και μια μεγάλη πυρκαγιά. Οι περισσότεροι κάτοικοι πήραν τον δρόμο για το Περθ και το Σίδνεϊ. Γι’ αυτό τον Αύγουστο στα τραπέζια της προκυμαίας ακούτε ελληνικά με αυστραλέζικη προφορά.',
    ),
    p(
      'Πάνω από τα σπίτια στέκει το κάστρο των Ιπποτών, στον κοκκινωπό βράχο που, όπως λένε, έδωσε στο νησί το όνομά του. Λίγο πιο κάτω, σκαλισμένος στην πέτρα, βρίσκεται ένας λυκικός τάφος με πρόσοψη ναού, πάνω από δύο χιλιάδες χρόνια παλιός. Τέτοιους τάφους έχει πολλούς η απέναντι ακτή· σε ελληνικό έδαφος είναι ο μόνος.',
    ),
    p(
      'Αν η προκυμαία σάς θυμίζει κάτι, ίσως την είδατε στον κινηματογράφο: εδώ γύρισε ο Γκαμπριέλε Σαλβατόρες το «Mediterraneo», που πήρε Όσκαρ ξενόγλωσσης ταινίας.',
    ),
    h2('Η σπηλιά και τα νησάκια'),
    p(
      'Η Γαλάζια Σπηλιά ανοίγει στη νοτιοανατολική ακτή, στο ύψος της θάλασσας. Η βάρκα περνά μόνο με ήρεμο καιρό και όλοι ξαπλώνουν στον πάτο της. Μέσα, το φως έρχεται από κάτω, μέσα από το νερό, και βάφει τους τοίχους και τα πρόσωπα. Η καλύτερη ώρα είναι νωρίς το πρωί.',
    ),
    p(
      'Άλλα καραβάκια πηγαίνουν για μπάνιο στο νησάκι του Αγίου Γεωργίου, γιατί το Καστελλόριζο αμμουδιές δεν έχει: κολυμπάτε από σκαλίτσες, μέσα στο λιμάνι ή στο Μανδράκι. Δυτικά βρίσκεται η Ρω, όπου η Δέσποινα Αχλαδιώτη ύψωνε κάθε μέρα τη σημαία ως τον θάνατό της, το 1982.',
    ),
    h2('Τα σκαλιά και το γλυκό'),
    p(
      'Πίσω από το λιμάνι ένα άσπρο σκαλωτό μονοπάτι ανεβαίνει στο οροπέδιο. Θέλει νερό, καπέλο και υπομονή, και από την άκρη του βλέπετε μαζί το λιμάνι, τα νησάκια και την πόλη απέναντι. Κατεβαίνοντας, ζητήστε κατουμάρι, το γλυκό με τα λεπτά φύλλα που ψήνεται στο τηγάνι και τρώγεται ζεστό.',
    ),
  ),
  story_en: richText(
    p(
      'The ship heads east, ',
      internalLink('Rhodes', 'destination-rhodes'),
      ' sinks behind it and for a long while there is only sea. Then, pressed against the mountains of Lycia, comes an island that ends before your eye has got used to it. Entering the harbour you see the whole of Kastellorizo at once: one row of tall, narrow houses shoulder to shoulder, with wooden balconies and doorsteps that go down into the water.',
    ),
    h2('A port with a past'),
    p(
      'Around 1900 nearly ten thousand people lived here. The harbour was among the best on the way to the Levant, and its boats traded grain, charcoal and timber. What followed was hard: French, Italian and British occupations, bombardment, a great fire. Most islanders sailed for Perth and Sydney. That is why, in August, the tables on the quay speak Greek with an Australian accent.',
    ),
    p(
      'Over the roofs is a castle of the Knights, on the reddish rock that is said to have given the island its name. A little below it, cut into the cliff, is a Lycian tomb with the front of a small temple, more than two thousand years old. The coast opposite has plenty of these. On Greek soil it is the only one.',
    ),
    p(
      'If the quay looks familiar, you may have seen it at the cinema: Gabriele Salvatores filmed Mediterraneo here, and it won the Oscar for best foreign film.',
    ),
    h2('The cave and the islets'),
    p(
      'The Blue Grotto opens at sea level on the south-east coast. The boat slips in only on a calm day, and everyone lies flat. Inside, the light arrives from underneath, through the water, and colours the walls and your companions’ faces. Early morning is best.',
    ),
    p(
      'Other boats go over to the islet of Agios Georgios for a day’s swimming. Kastellorizo has no sandy beach of its own; you climb down ladders, in the harbour itself or round in Mandraki. Further west is Ro, where Despina Achladioti raised the Greek flag every day until her death in 1982.',
    ),
    h2('Steps, then something sweet'),
    p(
      'Behind the harbour a whitewashed stepped path climbs to the plateau. Take water, a hat and your time. From the edge you see the port, the islets and the Turkish town across the strait in one glance. On the way down ask for katoumari, a sweet of thin pastry sheets cooked in a pan and eaten warm.',
    ),
  ),
  pullQuote_el: 'Μέσα στη σπηλιά το φως έρχεται από κάτω, μέσα από το νερό.',
  pullQuote_en: 'Inside the cave the light arrives from underneath, through the water.',
  practical: [
    note(
      'Το λιμάνι',
      'Ένα λιμάνι, μέσα στον οικισμό. Από την προβλήτα ως την πλατεία περπατάτε λίγα λεπτά δίπλα στο νερό.',
      'The harbour',
      'One harbour, inside the town. From the quay to the square is a few minutes’ walk along the water.',
    ),
    note(
      'Μετακινήσεις',
      'Στον οικισμό περπατάτε. Για τη Γαλάζια Σπηλιά, τον Άγιο Γεώργιο και τη Ρω παίρνετε βάρκα από την προκυμαία· συνεννοηθείτε από το προηγούμενο βράδυ.',
      'Getting around',
      'In the town you walk. For the Blue Grotto, Agios Georgios and Ro you take a boat from the quay; arrange it the evening before.',
    ),
    note(
      'Κάστρο και μουσείο',
      'Στο κάστρο ανεβαίνετε από το λιμάνι σε λίγα λεπτά. Στο παλιό τζαμί της προκυμαίας στεγάζεται συλλογή για την ιστορία του νησιού.',
      'Castle and museum',
      'The castle is a few minutes’ climb from the harbour. The old mosque on the quay houses a collection about the island’s history.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Μη φέρετε αυτοκίνητο για μία επίσκεψη. Ο δρόμος πηγαίνει ως το αεροδρόμιο και λίγο παραπέρα, και η προκυμαία είναι χώρος για πεζούς.',
      'Car and motorbike',
      'Leave the car behind. The road goes to the airfield and little further, and the quay belongs to people on foot.',
    ),
    note(
      'Προσβασιμότητα',
      'Η προκυμαία είναι επίπεδη αλλά στενή, χωρίς κιγκλίδωμα προς το νερό. Τα σοκάκια πίσω της, το κάστρο και ο λυκικός τάφος έχουν σκαλιά.',
      'Accessibility',
      'The quay is level but narrow, with no railing on the water side. The lanes behind it, the castle and the Lycian tomb all have steps.',
    ),
    note(
      'Έγγραφα',
      'Απέναντι είναι άλλη χώρα. Αν σκέφτεστε μια εκδρομή στο Κας, χρειάζεστε ταξιδιωτικό έγγραφο σε ισχύ και λίγο χρόνο για τον έλεγχο στο λιμάνι.',
      'Papers',
      'The other side is another country. For an excursion to Kaş you need a valid travel document, and controls at the port take time before departure.',
    ),
  ],
  order: 3,
  featured: true,
  colour: 'orange',
};
