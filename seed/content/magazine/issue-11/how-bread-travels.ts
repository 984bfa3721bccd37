import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import type { ArticleSeed } from '../article.ts';

const ramp = figure('cargo', {
  el: 'Ο καταπέλτης κατεβαίνει, και πρώτα βγαίνουν τα τρόφιμα.',
  en: 'The ramp comes down, and the groceries go first.',
});

export const howBreadTravels: ArticleSeed = {
  key: 'how-bread-travels',
  title_el: 'Πώς ταξιδεύει το ψωμί στα νησιά',
  title_en: 'How bread travels the islands',
  lead_el:
    'Από το σακί του αλευριού στο αμπάρι ως το παξιμάδι που αντέχει έναν χειμώνα: μια μικρή ιστορία με ψίχουλα.',
  lead_en:
    'From the sack of flour in the hold to the rusk that outlasts a winter: a short history with crumbs.',
  byline_el: 'Το γκαράζ του οχηματαγωγού Κυμοθόη',
  byline_en: 'The car deck of the ferry Kymothoe',
  picture: 'cargo',
  body_el: richText(
    p(
      'Στις πέντε το πρωί, πριν ανοίξει το κυλικείο, στο γκαράζ μυρίζει φούρνος. Δεν είναι της φαντασίας σας. Ανάμεσα στα φορτηγά ταξιδεύουν παλέτες με αλεύρι, καφάσια με καρβέλια για όποιο νησάκι δεν έχει φούρνο, και κάποιος που φέρνει στη μάνα του ψωμί από τη Ρόδο, γιατί έτσι.',
    ),
    h2('Όταν το σιτάρι ήταν δικό μας'),
    p(
      'Κοιτάξτε τις πλαγιές από τη θάλασσα: είναι χαραγμένες σε πεζούλες ως την κορυφή. Εκεί έσπερναν κριθάρι και λίγο σιτάρι, μια χούφτα χώμα ανάμεσα σε δύο τοίχους. Το άλεθαν οι μύλοι στη ράχη, όπου υπήρχε αέρας: οκτώ στη σειρά στην Αστυπάλαια, τρεις στην Πάτμο, μια συντροφιά πάνω από το Παντέλι της Λέρου. Οι τρεις του Μανδρακίου, στη Ρόδο, άλεθαν ό,τι ξεφόρτωναν τα καράβια δίπλα τους.',
    ),
    quote('Σε κάθε νησί οι μύλοι δείχνουν προς τα πού πεινούσε ο τόπος.'),
    ramp,
    h2('Το ψωμί που δεν μπαγιατεύει'),
    p(
      'Οι σφουγγαράδες και οι ναυτικοί έλειπαν μήνες, και το φρέσκο ψωμί κρατά τρεις μέρες. Η λύση ήταν η δεύτερη φορά στον φούρνο. Το παξιμάδι, κομμένο πριν κρυώσει και ξεραμένο όλη νύχτα στη θράκα, κρατά ως την επιστροφή· το βουτούσαν στη θάλασσα και ήταν και αλατισμένο. Στην Κάλυμνο το κρίθινο παξιμάδι έγινε η βάση του μερμιζελιού. Στην Αστυπάλαια το κάνουν κίτρινο, με τη ζαφορά που μαζεύουν στους λόφους.',
    ),
    h2('Οι φούρνοι στον δρόμο'),
    p(
      'Στην Όλυμπο της Καρπάθου οι ξυλόφουρνοι στέκουν ακόμη έξω από τα σπίτια, θολωτοί σαν κυψέλες, και μοιράζονται ανάμεσα στους γείτονες. Μία ανάβει, τρεις ζυμώνουν. Τις μέρες της γιορτής ψήνονται κουλούρες κεντημένες με μαχαίρι, και το ψωμί γίνεται σχεδόν ρούχο.',
    ),
    p(
      'Σήμερα το αλεύρι έρχεται όλο με το πλοίο. Όταν ο καιρός μάς κρατά δεμένους δυο τρεις μέρες, το πρώτο που ρωτούν στην προβλήτα δεν είναι οι εφημερίδες. Γι’ αυτό, όταν ανοίγει ο καταπέλτης, αφήνουμε τα τρόφιμα να βγουν πρώτα. Για τους φούρνους της Ολύμπου, κατεβείτε στο Διαφάνι, στην ',
      internalLink('Κάρπαθο', 'destination-karpathos'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'At five in the morning, before the canteen opens, the car deck smells of baking. You are not imagining it. Between the lorries travel pallets of flour, crates of loaves for whichever islet has no oven, and somebody taking his mother bread from Rhodes, for no reason at all.',
    ),
    h2('When the wheat was ours'),
    p(
      'Look at the slopes from the sea: they are cut into terraces to the very top. Barley was sown there, and a little wheat, a handful of soil between two walls. It was ground by the mills on the ridge, where the wind was: eight in a row on Astypalaia, three on Patmos, a whole company above Panteli on Leros. The three at Mandraki, on Rhodes, ground whatever the ships unloaded beside them.',
    ),
    quote('On every island the mills point to where the place was hungry.'),
    ramp,
    h2('Bread that does not go stale'),
    p(
      'Sponge divers and sailors were away for months, and fresh bread lasts three days. The answer was a second time in the oven. A rusk, cut before the loaf is cold and dried all night over embers, keeps until the voyage home; they dipped it in the sea, and that took care of the salt. On Kalymnos the barley rusk became the ground of mermizeli. On Astypalaia they make it yellow, with saffron gathered on the hills.',
    ),
    h2('Ovens in the street'),
    p(
      'In Olympos on Karpathos the wood ovens still stand outside the houses, domed like beehives, and are shared among neighbours. One lights, three knead. For feast days they bake ring loaves embroidered with a knife, and bread becomes almost a garment.',
    ),
    p(
      'Today all the flour comes by ship. When the weather keeps us in harbour for two or three days, the first thing they ask about on the quay is not the newspapers. So when the ramp opens, we let the groceries go first. For the ovens of Olympos get off at Diafani, on ',
      internalLink('Karpathos', 'destination-karpathos'),
      '.',
    ),
  ),
};
