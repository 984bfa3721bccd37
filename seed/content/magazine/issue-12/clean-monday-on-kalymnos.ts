import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const telendos = figure('chart-telendos', {
  el: 'Η Τέλενδος, απέναντι από τις Μυρτιές: κάποτε ένα με την Κάλυμνο.',
  en: 'Telendos, across from Myrties: once one with Kalymnos.',
});

export const cleanMondayOnKalymnos: ArticleSeed = {
  key: 'clean-monday-on-kalymnos',
  title_el: 'Καθαρά Δευτέρα στην Κάλυμνο',
  title_en: 'Clean Monday on Kalymnos',
  lead_el:
    'Στο νησί των σφουγγαράδων η Σαρακοστή αρχίζει με όστρακα, χαρταετούς και τη θάλασσα μέσα σε ένα μπουκάλι.',
  lead_en: 'On the island of sponge divers Lent begins with shellfish, kites and the sea in a bottle.',
  ...editors,
  picture: 'kalymnos',
  body_el: richText(
    p(
      'Η Πόθια ξυπνά νωρίς αυτή τη Δευτέρα. Οι φούρνοι έχουν ουρά για λαγάνα, στην προκυμαία ζυγίζουν χταπόδια, και σε κάθε σκαλοπάτι ένα παιδί προσπαθεί να ξεμπλέξει σπάγκο. Ως τις δέκα η πόλη έχει αδειάσει προς τα πάνω: οικογένειες με καλάθια ανεβαίνουν στους λόφους και στα πλατώματα πάνω από τα σπίτια, εκεί που ο αέρας δεν σκοντάφτει.',
    ),
    h2('Νηστεία με γεύση θάλασσας'),
    p(
      'Νηστεία εδώ δεν σημαίνει στέρηση. Σημαίνει ό,τι δεν έχει αίμα: χταπόδι στα κάρβουνα, γυαλιστερές, μύδια, αχινοί. Το πιο δικό τους είναι το σπινιάλο. Οι σφουγγαράδες μάζευαν φούσκες, ένα άσχημο θαλασσινό με σάρκα κίτρινη και γεύση ιωδίου, και τις φύλαγαν σε μπουκάλια με θαλασσινό νερό για το ταξίδι. Σήμερα σερβίρεται με λάδι και λεμόνι, και χωρίζει τον κόσμο στα δύο.',
    ),
    p(
      'Δίπλα του μπαίνουν λαγάνα, ταραμάς, τουρσιά και φύλλα, τα ντολμαδάκια του νησιού, στη νηστίσιμη εκδοχή τους. Το μερμιζέλι, η σαλάτα με το κρίθινο παξιμάδι, κάθεται στην άκρη χωρίς το τυρί του και περιμένει το Πάσχα.',
    ),
    quote('Το σπινιάλο δεν το δοκιμάζεις. Το θυμάσαι ή δεν το θυμάσαι.'),
    telendos,
    h2('Ο λόφος και το κύμα'),
    p(
      'Από ψηλά βλέπετε τι νησί είναι αυτό: βράχος γυμνός, πορτοκαλί, γεμάτος σπηλιές, και ανάμεσα δύο πράσινες κοιλάδες. Στα βράχια του ανοίγουν κάθε χρόνο νέες διαδρομές αναρρίχησης, και η άνοιξη, πριν από τη ζέστη, είναι η καλή εποχή. Απέναντι από τις Μυρτιές στέκει η Τέλενδος. Ήταν ένα με την Κάλυμνο, λένε, ώσπου ο σεισμός του 554\u00a0μ.Χ. βύθισε τη γη ανάμεσά τους, και μια πολιτεία έμεινε κάτω από το νερό.',
    ),
    p(
      'Όταν ο ήλιος χαμηλώσει, οι σπάγκοι κόβονται ή μαζεύονται, ανάλογα με τον χαρακτήρα. Κάποιοι χαρταετοί μένουν στα σύρματα ως το Πάσχα. Αν έρθετε, κλείστε από νωρίς την επιστροφή της Τρίτης· τη Δευτέρα το βράδυ κανείς δεν φεύγει νηφάλιος. Δρομολόγια και παραλίες, στη σελίδα για την ',
      internalLink('Κάλυμνο', 'destination-kalymnos'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'Pothia gets up early on this particular Monday. There is a queue for flat bread at the bakeries, octopus is being weighed on the waterfront, and on every step a child is trying to untangle string. By ten the town has emptied upwards: families with baskets climb to the hills and ledges above the houses, where nothing trips the wind.',
    ),
    h2('A fast that tastes of the sea'),
    p(
      'Fasting does not mean going without here. It means whatever has no blood: octopus on charcoal, clams, mussels, sea urchins. The most local of all is spinialo. Sponge divers gathered fouskes, an ugly sea creature with yellow flesh and a taste of iodine, and kept them in bottles of sea water for the voyage. Today it is served with oil and lemon, and it divides mankind in two.',
    ),
    p(
      'Beside it come flat bread, taramas, pickles and fylla, the island’s stuffed vine leaves, in their Lenten version. Mermizeli, the salad with barley rusk, sits at the edge of the table without its cheese and waits for Easter.',
    ),
    quote('You do not try spinialo. You remember it, or you do not.'),
    telendos,
    h2('The hill and the wave'),
    p(
      'From above you see what kind of island this is: bare rock, orange, full of caves, and two green valleys in between. New climbing routes are opened on its cliffs every year, and spring, before the heat, is the good season. Across from Myrties stands Telendos. It was one with Kalymnos, they say, until the earthquake of AD 554 sank the land between them, and a town was left under the water.',
    ),
    p(
      'When the sun goes down, strings are cut or wound in, depending on character. Some kites stay in the wires until Easter. If you come, book Tuesday’s way back in good time; on Monday night nobody leaves sober. Sailings and beaches are on the page about ',
      internalLink('Kalymnos', 'destination-kalymnos'),
      '.',
    ),
  ),
};
