import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const rhodes: DestinationSeed = {
  island: 'rhodes',
  title_el: 'Ρόδος',
  title_en: 'Rhodes',
  permalink_el: 'rodos',
  permalink_en: 'rhodes',
  ports: ['RHO', 'KSK'],
  accusative_el: 'τη Ρόδο',
  genitive_el: 'της Ρόδου',
  line: 'north',
  tagline_el: 'Μια μεσαιωνική πόλη που ακόμη κατοικείται, με το λιμάνι στην πύλη της.',
  tagline_en: 'A medieval town that is still lived in, with a harbour at its gate.',
  summary_el:
    'Η αφετηρία μας. Το πλοίο δένει κάτω από τα τείχη, και σε λίγα βήματα περνάτε την πύλη μιας πόλης που οχύρωσαν οι Ιππότες και κατοικείται χωρίς διακοπή από τότε. Πιο νότια η Λίνδος με την ακρόπολη, η Κάμειρος με τα αρχαία της σπίτια, τα ορεινά χωριά του Αττάβυρου με τα αμπέλια, και στην άκρη το Πρασονήσι, όπου σμίγουν δύο θάλασσες.',
  summary_en:
    'Our home port. The ship ties up below the walls, and a few steps take you through the gate of a town fortified by the Knights and lived in ever since. Further south are Lindos and its acropolis, ancient Kamiros laid out house by house, the wine villages of Mount Attavyros and, at the very tip, Prasonisi, where two seas meet over a strip of sand.',
  cover: 'rhodes',
  chart: 'chart-rhodes',
  storyTitle_el: 'Η πόλη πίσω από την προβλήτα',
  storyTitle_en: 'The town behind the quay',
  story_el: richText(
    p(
      'Στην είσοδο του Μανδρακίου στέκουν πάνω σε δύο κολόνες ένα ελάφι και μια ελαφίνα. Στον μόλο τρεις μύλοι, στην άκρη του το φρούριο του Αγίου Νικολάου με τον φάρο. Κάπου εδώ, λένε, πατούσε ο Κολοσσός. Κανείς δεν ξέρει πού ακριβώς· ξέρουμε ότι ήταν χάλκινος, ότι τον έφτιαξε ο Χάρης ο Λίνδιος και ότι ένας σεισμός τον έριξε το 226\u00a0π.Χ., πριν κλείσει τα εβδομήντα του χρόνια.',
    ),
    h2('Μέσα από τα τείχη'),
    p(
      'Οι Ιππότες του Αγίου Ιωάννη κράτησαν τη Ρόδο από το 1309 ως το 1522. Άφησαν τέσσερα χιλιόμετρα τείχη, μια τάφρο που σήμερα είναι περίπατος με πεύκα και πέτρινες οβίδες, και την Οδό των Ιπποτών, έναν ίσιο ανηφορικό δρόμο με τα καταλύματα των «γλωσσών» στη σειρά. Στην κορυφή του, το Παλάτι του Μεγάλου Μαγίστρου: το ανατίναξε μια έκρηξη πυρίτιδας το 1856 και το ξανάχτισαν οι Ιταλοί. Πιο κάτω, στο παλιό νοσοκομείο των Ιπποτών, το αρχαιολογικό μουσείο φυλάει μια μικρή μαρμάρινη Αφροδίτη που στεγνώνει τα μαλλιά της.',
    ),
    p(
      'Η υπόλοιπη πόλη δεν είναι ίσια. Στενεύει, χάνεται κάτω από αντισεισμικά τόξα, βγάζει σε τζαμί, σε λουτρό, σε συναγωγή. Η Καχάλ Σαλόμ, του 16ου αιώνα, είναι η παλαιότερη στην Ελλάδα που λειτουργεί ακόμη, και η πλατεία Εβραίων Μαρτύρων θυμίζει τους Εβραίους που εκτοπίστηκαν από εδώ το καλοκαίρι του 1944. Από το 1988 η μεσαιωνική πόλη είναι μνημείο παγκόσμιας κληρονομιάς. Περπατήστε την αφού πέσει ο ήλιος, με τα μαγαζιά κλειστά, στα νότια στενά όπου απλώνουν μπουγάδα.',
    ),
    h2('Λίνδος, Κάμειρος, βουνό'),
    p(
      'Η Λίνδος φαίνεται από μακριά: άσπρο χωριό, μελιά τείχη, ο ναός της Αθηνάς στο χείλος του βράχου. Στη βάση της ανόδου ένας γλύπτης της αρχαιότητας σκάλισε στον βράχο την πρύμνη ενός πολεμικού πλοίου. Στη δυτική ακτή, η Κάμειρος κατεβαίνει σαν σκάλα προς τη θάλασσα: δρόμοι, σπίτια, δεξαμενή, όλα στη θέση τους, χωρίς τείχη.',
    ),
    p(
      'Αν έχετε μια μέρα ακόμη, πάρτε τον δρόμο για τον Έμπωνα, κάτω από τον Αττάβυρο, που έχει τα περισσότερα αμπέλια. Στον γυρισμό αγοράστε μελεκούνι, το παστέλι με μέλι, σουσάμι και άρωμα εσπεριδοειδών που μοίραζαν στους γάμους.',
    ),
  ),
  story_en: richText(
    p(
      'A stag and a hind stand on two columns at the mouth of Mandraki. There are three windmills on the mole and, at the end of it, the fort of Saint Nicholas with its lighthouse. The Colossus is supposed to have stood about here. Nobody knows where exactly; we do know that it was bronze, that Chares of Lindos made it, and that an earthquake brought it down in 226\u00a0BC, before it was seventy years old.',
    ),
    h2('Inside the walls'),
    p(
      'The Knights of Saint John held Rhodes from 1309 to 1522. They left four kilometres of ramparts, a moat that is now a walk among pines and stone cannonballs, and the Street of the Knights, a straight cobbled slope lined with the inns of their national ‘tongues’. At the top is the Palace of the Grand Master, wrecked by a gunpowder explosion in 1856 and rebuilt by the Italians. Down the hill, in what was the Knights’ hospital, the archaeological museum keeps a small marble Aphrodite wringing out her hair.',
    ),
    p(
      'The rest of the town refuses to be straight. It narrows, slips under earthquake arches, and comes out at a mosque, a bath house, a synagogue. Kahal Shalom, from the sixteenth century, is the oldest still in use in Greece, and the Square of the Jewish Martyrs remembers those who were deported from here in the summer of 1944. The medieval town has been a World Heritage site since 1988. See it after sunset, with the shops shut, in the southern lanes where people hang out their washing.',
    ),
    h2('Lindos, Kamiros and the mountain'),
    p(
      'You see Lindos long before you reach it: a white village, honey-coloured ramparts, the temple of Athena on the lip of the cliff. At the foot of the last stairway an ancient sculptor carved the stern of a warship into the rock. On the west coast, Kamiros goes down to the sea like a staircase, with its streets, houses and cistern all in place and no wall around them.',
    ),
    p(
      'With one more day, take the road to Embonas under Mount Attavyros, where most of the island’s vines grow. And pick up some melekouni for the boat: honey and sesame scented with citrus, once handed out to every guest at a wedding.',
    ),
  ),
  pullQuote_el: 'Η πόλη στενεύει, χάνεται κάτω από τόξα, βγάζει σε τζαμί, σε λουτρό, σε συναγωγή.',
  pullQuote_en: 'The town narrows, slips under arches, and comes out at a mosque, a bath house, a synagogue.',
  practical: [
    note(
      'Ποια προβλήτα',
      'Η Ρόδος έχει τρία λιμάνια δίπλα δίπλα: Μανδράκι, Κολώνα και Ακαντιά. Τα καταμαράν μας φεύγουν από την Κολώνα ή το Μανδράκι, το οχηματαγωγό Κυμοθόη από την Ακαντιά. Η προβλήτα γράφεται πάντα στο εισιτήριο.',
      'Which quay',
      'Rhodes has three harbours side by side: Mandraki, Kolona and Akandia. Our catamarans leave from Kolona or Mandraki, the car ferry Kymothoe from Akandia. The quay is always printed on your ticket.',
    ),
    note(
      'Μετακινήσεις',
      'Τα υπεραστικά λεωφορεία ξεκινούν δίπλα στη Νέα Αγορά, στο Μανδράκι, προς την ανατολική και τη δυτική πλευρά του νησιού. Πιάτσα ταξί υπάρχει στο ίδιο σημείο.',
      'Getting around',
      'Buses for both the east and the west of the island start beside the New Market at Mandraki. The main taxi rank is in the same place.',
    ),
    note(
      'Στη Λίνδο',
      'Η ανάβαση στην ακρόπολη έχει πολλά σκαλιά και καθόλου σκιά: πηγαίνετε μόλις ανοίξει. Η πέτρα γλιστρά, γι’ αυτό φορέστε παπούτσια με λαστιχένια σόλα.',
      'Visiting Lindos',
      'The climb to the acropolis has many steps and no shade: be there when it opens. The stone is polished and slippery, so wear rubber soles.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Η μεσαιωνική πόλη είναι κλειστή για τα αυτοκίνητα των επισκεπτών. Για την επιβίβαση με όχημα να είστε στην προβλήτα νωρίτερα από τους πεζούς· τα καταμαράν παίρνουν λίγα αυτοκίνητα.',
      'Car and motorbike',
      'The medieval town is closed to visitors’ cars. If you are boarding with a vehicle, be on the quay earlier than foot passengers; the catamarans take only a few cars.',
    ),
    note(
      'Προσβασιμότητα',
      'Η Κολώνα και το Μανδράκι είναι επίπεδα. Μέσα στα τείχη το βοτσαλωτό κουράζει τις ρόδες· η οδός Σωκράτους και η τάφρος είναι οι πιο ομαλές διαδρομές. Για βοήθεια στο λιμάνι, 48 ώρες πριν.',
      'Accessibility',
      'Kolona and Mandraki are level. Inside the walls the pebble paving is hard on wheels; Sokratous Street and the moat are the gentler routes. For help at the port, tell us 48 hours ahead.',
    ),
    note(
      'Πριν φύγετε',
      'Από την Κολώνα ως τις πύλες της παλιάς πόλης είναι λίγα λεπτά με τα πόδια. Αν το πλοίο σας φεύγει από την Ακαντιά, υπολογίστε έναν περίπατο κατά μήκος των τειχών.',
      'Before you sail',
      'From Kolona to the gates of the old town is a few minutes on foot. If your ship leaves from Akandia, allow for a walk along the outside of the walls.',
    ),
  ],
  order: 6,
  featured: false,
  colour: 'navy',
};
