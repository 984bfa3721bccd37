import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const nisyros: DestinationSeed = {
  island: 'nisyros',
  title_el: 'Νίσυρος',
  title_en: 'Nisyros',
  permalink_el: 'nisyros',
  permalink_en: 'nisyros',
  ports: ['NIS'],
  accusative_el: 'τη Νίσυρο',
  genitive_el: 'της Νισύρου',
  line: 'west',
  tagline_el: 'Ένα ηφαίστειο που ακόμη ανασαίνει, με δύο χωριά στο χείλος του.',
  tagline_en: 'A volcano that still breathes, with two villages on its rim.',
  summary_el:
    'Η Νίσυρος είναι ολόκληρη ένα ηφαίστειο. Απ’ έξω πράσινη, με αμυγδαλιές και ξερολιθιές, από μέσα κίτρινη και ζεστή: μια επίπεδη καλντέρα όπου κατεβαίνετε και περπατάτε ανάμεσα σε ατμούς. Στο χείλος της κάθονται ο Εμπορειός και τα Νικιά, στη θάλασσα το Μανδράκι με τη σπηλιά της Παναγίας. Μείνετε ένα βράδυ: όταν φύγουν οι εκδρομείς, το νησί ησυχάζει.',
  summary_en:
    'All of Nisyros is a volcano. Green on the outside, with almond trees and dry-stone terraces; yellow and warm on the inside, where a flat caldera lets you walk among plumes of steam. Emporios and Nikia sit on the rim, Mandraki by the sea beneath the Virgin’s cave. Stay a night if you can: once the day visitors sail, the island exhales.',
  cover: 'nisyros',
  chart: 'chart-nisyros',
  storyTitle_el: 'Το νησί που ανασαίνει',
  storyTitle_en: 'The island that breathes',
  story_el: richText(
    p(
      'Όταν ο Ποσειδώνας κυνηγούσε τον γίγαντα Πολυβώτη, έσπασε με την τρίαινα ένα κομμάτι από ',
      internalLink('την Κω', 'destination-kos'),
      ' και του το έριξε. Το κομμάτι έγινε η Νίσυρος, ο γίγαντας έμεινε από κάτω και από τότε αναστενάζει. Οι γεωλόγοι έχουν άλλη εξήγηση, αλλά όταν σταθείτε μέσα στον κρατήρα και ακούσετε το έδαφος να βράζει, η παλιά ιστορία σάς φαίνεται λογική.',
    ),
    h2('Μέσα στον κρατήρα'),
    p(
      'Ο δρόμος ανεβαίνει από τη θάλασσα, περνά το χείλος και κατεβαίνει στην καλντέρα, μια πεδιάδα που οι ντόπιοι τη λένε Λακκί. Στην άκρη της είναι ο Στέφανος, ο μεγαλύτερος από τους κρατήρες, ένα στρογγυλό πιάτο κοντά τριακόσια μέτρα φαρδύ. Ένα μονοπάτι κατεβαίνει ως τον πυθμένα. Το χώμα είναι άσπρο και κίτρινο, οι τρύπες σφυρίζουν, γύρω τους το θειάφι έχει κρυσταλλώσει σε βελόνες, και η μυρωδιά μένει στα ρούχα ως το βράδυ.',
    ),
    p(
      'Λάβα δεν έχει τρέξει στα ιστορικά χρόνια. Οι τελευταίες εκρήξεις, στα τέλη του 19ου αιώνα, ήταν από ατμό, και το ηφαίστειο παρακολουθείται συνεχώς. Αρκεί να μένετε στο μονοπάτι: η κρούστα αλλού είναι λεπτή και καίει.',
    ),
    h2('Δύο χωριά στο χείλος'),
    p(
      'Τα Νικιά κοιτούν από τη μια μεριά τον κρατήρα και από την άλλη το πέλαγος ως ',
      internalLink('την Τήλο', 'destination-tilos'),
      '. Η πλατεία τους, η Πόρτα, είναι ένας μικρός κύκλος από άσπρα σπίτια γύρω από βοτσαλωτό, και στην είσοδο του χωριού λειτουργεί ηφαιστειολογικό μουσείο. Ο Εμπορειός είχε σχεδόν ερημώσει και ξαναζωντανεύει πόρτα πόρτα. Στο έμπα του υπάρχει ένα κοίλωμα στον βράχο που βγάζει ζεστό αέρα, φυσικό χαμάμ για όποιον περνά χειμώνα.',
    ),
    h2('Το Μανδράκι'),
    p(
      'Το Μανδράκι είναι χτισμένο πάνω στο κύμα, με στενά που ίσα χωρούν δύο ανθρώπους. Η πλατεία του με τους φίκους λέγεται Ηλικιωμένη. Πάνω στον βράχο, μέσα σε σπηλιά, βρίσκεται η Παναγία η Σπηλιανή, δίπλα στο κάστρο των Ιπποτών. Τον Δεκαπενταύγουστο έρχονται εδώ οι Εννιαμερίτισσες, γυναίκες που νηστεύουν και προσεύχονται εννιά μέρες ντυμένες στα μαύρα, και στο πανηγύρι χορεύεται ο χορός της Κούπας.',
    ),
    p(
      'Ένα εύκολο μονοπάτι βγάζει στο Παλαιόκαστρο. Τα τείχη του, από μαύρη ηφαιστειακή πέτρα λαξεμένη τον 4ο αιώνα\u00a0π.Χ., δένουν χωρίς κονίαμα, και δίπλα στην πύλη διαβάζεται ακόμη η επιγραφή που ορίζει ότι πέντε πόδια γύρω από το τείχος ανήκουν στον δήμο. Γυρίζοντας, ζητήστε σουμάδα, το αμυγδαλένιο ποτό του νησιού, με πολύ πάγο.',
    ),
  ),
  story_en: richText(
    p(
      'Chasing the giant Polybotes across the Aegean, Poseidon broke a piece off ',
      internalLink('Kos', 'destination-kos'),
      ' with his trident and threw it at him. The piece became Nisyros; the giant is still underneath, sighing. Geologists tell it differently. But stand inside the crater, listen to the ground simmer, and the old version sounds perfectly reasonable.',
    ),
    h2('Down into the crater'),
    p(
      'The road climbs from the sea, crosses the rim and drops into the caldera, a plain the islanders call Lakki. At its far end is Stefanos, the largest of the craters: a round dish close to three hundred metres across. A path leads to the bottom. The earth is white and yellow, vents hiss, sulphur has grown needles around them, and the smell will stay in your clothes until evening.',
    ),
    p(
      'No lava has flowed in recorded history. The last explosions, late in the nineteenth century, were of steam, and the volcano is monitored all the time. Keep to the path, though: elsewhere the crust is thin, and hot.',
    ),
    h2('Two villages on the rim'),
    p(
      'Nikia looks into the crater on one side and out to ',
      internalLink('Tilos', 'destination-tilos'),
      ' on the other. Its square, the Porta, is a small circle of white houses around a pebble mosaic, and there is a volcano museum at the entrance to the village. Emporios was nearly abandoned and is coming back one door at a time. As you enter it, a hollow in the rock breathes warm air, a free steam bath for anyone who comes in winter.',
    ),
    h2('Mandraki and the black wall'),
    p(
      'Mandraki stands right on the waves, its lanes just wide enough for two people to pass. The main square, shaded by ficus trees, is called Ilikiomeni. On the rock above, inside a cave beside the Knights’ castle, is the church of Panagia Spiliani. In the first half of August it belongs to the Enniameritisses, women in black who keep nine days of fasting and prayer. The festival that follows, on the 15th, ends with the dance of the Koupa, the cup.',
    ),
    p(
      'An easy path leads on to Paliokastro. Its walls were cut from black volcanic stone in the fourth century BC and fitted without mortar, and by the gate you can still read the inscription that makes the wall, and five feet around it, public property. Back in the village ask for soumada, the island’s almond cordial, over plenty of ice.',
    ),
  ),
  pullQuote_el: 'Ο Ποσειδώνας πέταξε ένα κομμάτι της Κω σε έναν γίγαντα. Ο γίγαντας αναστενάζει ακόμη.',
  pullQuote_en: 'Poseidon threw a piece of Kos at a giant. The giant is still underneath, sighing.',
  practical: [
    note(
      'Το λιμάνι',
      'Κατεβαίνετε στο Μανδράκι της Νισύρου. Μην το μπερδέψετε με το Μανδράκι της Ρόδου. Το χωριό είναι λίγα λεπτά από την προβλήτα, δίπλα στη θάλασσα.',
      'The harbour',
      'You land at Mandraki on Nisyros, not to be confused with Mandraki on Rhodes. The village is a few minutes from the quay, along the sea.',
    ),
    note(
      'Ως τον κρατήρα',
      'Το καλοκαίρι λεωφορεία συνδέουν το λιμάνι με την καλντέρα. Ο δρόμος είναι ασφαλτοστρωμένος ως τον Στέφανο. Τα χωριά στο χείλος έχουν λίγα δρομολόγια.',
      'Up to the crater',
      'In summer, buses run between the harbour and the caldera. The road is paved all the way to Stefanos. Services to the villages on the rim are few.',
    ),
    note(
      'Μέσα στον Στέφανο',
      'Κλειστά παπούτσια με γερή σόλα, νερό και καπέλο: σκιά δεν υπάρχει. Πηγαίνετε πριν από τις 11 ή αργά το απόγευμα. Αν έχετε άσθμα, κρατήστε απόσταση από τους ατμούς.',
      'Inside Stefanos',
      'Closed shoes with a good sole, water and a hat: there is no shade. Go before 11 or late in the day. If you have asthma, keep away from the vents.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Τα χωριά απέχουν λίγα χιλιόμετρα αλλά όλο στροφές και ανηφόρα. Αρκεί ένα μηχανάκι που τραβάει. Στο Μανδράκι σταθμεύετε έξω από τον οικισμό.',
      'Car and motorbike',
      'The villages are only a few kilometres away, but all bends and gradient. A scooter with some power is enough. In Mandraki, park outside the village.',
    ),
    note(
      'Προσβασιμότητα',
      'Η προβλήτα και ο παραλιακός δρόμος είναι επίπεδα. Στην καλντέρα το όχημα φτάνει κοντά στο χείλος του Στέφανου και η θέα είναι ίδια· η κάθοδος είναι απότομο χωμάτινο μονοπάτι. Η Σπηλιανή έχει πολλά σκαλιά.',
      'Accessibility',
      'The quay and the coast road are level. In the caldera a vehicle gets close to the edge of Stefanos, where the view is just as good; the way down is a steep earth path. Spiliani has many steps.',
    ),
    note(
      'Κεράσματα',
      'Η σουμάδα πουλιέται σε μπουκάλι, συμπυκνωμένη· αραιώστε την με μπόλικο κρύο νερό. Στα μεζεδοπωλεία ζητήστε πιτθιά, τους νισύρικους ρεβιθοκεφτέδες.',
      'At the table',
      'Soumada is sold bottled and concentrated; dilute it generously with cold water. In the tavernas look for pitthia, the local chickpea fritters.',
    ),
  ],
  order: 5,
  featured: true,
  colour: 'sand',
};
