import { callout, figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const chart = figure('chart-nisyros', {
  el: 'Η Νίσυρος: ένα νησί σχεδόν στρογγυλό, με ένα κενό στη μέση.',
  en: 'Nisyros: an almost round island with a gap in the middle.',
});

export const walkInTheCrater: ArticleSeed = {
  key: 'walk-in-the-crater',
  title_el: 'Νίσυρος: περπατώντας στον κρατήρα',
  title_en: 'Nisyros: a walk in the crater',
  lead_el: 'Από το Μανδράκι ως τον Στέφανο με τα πόδια, εκεί όπου το έδαφος ζεσταίνει τις σόλες.',
  lead_en: 'From Mandraki to Stefanos on foot, to where the ground warms the soles of your shoes.',
  ...editors,
  picture: 'nisyros',
  body_el: richText(
    p(
      'Ο μύθος λέει ότι στη μάχη των θεών με τους γίγαντες ο Ποσειδώνας κυνήγησε τον Πολυβώτη, έκοψε με την τρίαινα ένα κομμάτι από την Κω και του το έριξε. Το κομμάτι έγινε η Νίσυρος, και ο γίγαντας από κάτω στενάζει ακόμη. Οι γεωλόγοι τα λένε αλλιώς, αλλά συμφωνούν σε ένα: εδώ κάτω υπάρχει κάτι ζωντανό.',
    ),
    h2('Ο δρόμος προς τα μέσα'),
    p(
      'Ξεκινήστε νωρίς από το Μανδράκι, με δύο λίτρα νερό. Το μονοπάτι ανεβαίνει προς την Ευαγγελίστρια ανάμεσα σε πεζούλες, βελανιδιές και αμυγδαλιές, περνά το χείλος και ξαφνικά η θάλασσα μένει πίσω. Μπροστά ανοίγει η καλδέρα, μια πεδιάδα με πλάτος σχεδόν τέσσερα χιλιόμετρα, πράσινη στη μία άκρη και άσπρη στην άλλη. Ως τον πάτο θέλετε περίπου τρεις ώρες, με στάσεις.',
    ),
    quote('Όσο πλησιάζετε, σωπαίνουν τα πουλιά και αρχίζει να μιλά το χώμα.'),
    h2('Στέφανος'),
    p(
      'Ο Στέφανος είναι ο μεγαλύτερος από τους υδροθερμικούς κρατήρες: περίπου τριακόσια μέτρα διάμετρος, είκοσι πέντε και πλέον βάθος. Κατεβαίνετε από ένα φιδωτό μονοπάτι. Στον πάτο η λάσπη βράζει κάτω από την κρούστα, οι ατμοί βγαίνουν καυτοί, γύρω στους εκατό βαθμούς, και γύρω από κάθε τρύπα ανθίζουν κίτρινοι κρύσταλλοι θειαφιού. Η μυρωδιά είναι αυτή που φαντάζεστε. Δίπλα βρίσκονται μικρότεροι κρατήρες· κάποιοι άνοιξαν σε εκρήξεις ατμού του 19ου αιώνα, ανάμεσα στο 1871 και το 1887.',
    ),
    callout(
      'warn',
      'Μείνετε μακριά από τις τρύπες με τους ατμούς: η κρούστα γύρω τους είναι λεπτή. Κλειστά παπούτσια, όχι σανδάλια.',
    ),
    chart,
    h2('Πάνω από το κενό'),
    p(
      'Για την επιστροφή ανεβείτε στα Νικιά ή στον Εμπορειό, τα δύο χωριά που κρέμονται στο χείλος. Στα Νικιά υπάρχει ηφαιστειολογικό μουσείο και μια στρογγυλή πλατεία με βότσαλο· στον Εμπορειό μια σπηλιά που ατμίζει, φυσική σάουνα στην άκρη του δρόμου. Από την ταράτσα του κόσμου βλέπετε μαζί κρατήρα και πέλαγος, και καταλαβαίνετε γιατί κανείς δεν έφυγε. Η λάβα έδωσε ελαφρόπετρα, η στάχτη αμύγδαλα και σύκα. Το πλοίο σάς περιμένει στο Μανδράκι· πότε, το γράφει η σελίδα για τη ',
      internalLink('Νίσυρο', 'destination-nisyros'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'The myth says that in the battle of gods and giants Poseidon chased Polybotes, broke a piece off Kos with his trident and threw it at him. The piece became Nisyros, and the giant underneath is groaning still. Geologists tell it differently, but they agree on one thing: there is something alive down there.',
    ),
    h2('The way in'),
    p(
      'Start early from Mandraki, with two litres of water. The path climbs towards the monastery of Evangelistria between terraces, oaks and almond trees, crosses the rim, and suddenly the sea is behind you. Ahead opens the caldera, a plain nearly four kilometres wide, green at one end and white at the other. To the bottom it is about three hours, with rests.',
    ),
    quote('As you come closer the birds fall silent and the ground begins to talk.'),
    h2('Stefanos'),
    p(
      'Stefanos is the largest of the hydrothermal craters: about three hundred metres across, more than twenty-five deep. A zigzag path leads down. On the floor, mud boils under the crust, steam comes out at around a hundred degrees, and yellow crystals of sulphur flower around every vent. The smell is what you imagine. Smaller craters lie beside it; some of them opened in steam explosions of the nineteenth century, between 1871 and 1887.',
    ),
    callout(
      'warn',
      'Keep away from the steaming vents: the crust around them is thin. Wear closed shoes, not sandals.',
    ),
    chart,
    h2('Above the gap'),
    p(
      'Come back by way of Nikia or Emporios, the two villages that hang on the rim. Nikia has a volcano museum and a round square paved in pebbles; Emporios has a steaming cave, a natural sauna by the side of the road. From up there you see crater and open sea at once, and you understand why nobody left. The lava gave pumice, the ash almonds and figs. The ship waits for you in Mandraki; when, is on the page about ',
      internalLink('Nisyros', 'destination-nisyros'),
      '.',
    ),
  ),
};
