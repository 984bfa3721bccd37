import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const goats = figure('agathonisi', {
  el: 'Πιο βόρεια ακόμη: οι κατσίκες στο Αγαθονήσι.',
  en: 'Farther north still: the goats of Agathonisi.',
});

export const arkiAndMarathi: ArticleSeed = {
  key: 'arki-and-marathi',
  title_el: 'Αρκιοί και Μαράθι: εκεί που ο δρόμος τελειώνει',
  title_en: 'Arki and Marathi: where the road ends',
  lead_el: 'Λίγες δεκάδες κάτοικοι, περισσότερες κατσίκες και ένα κανάλι που το περνάς σε ένα τραγούδι.',
  lead_en: 'A few dozen residents, rather more goats, and a channel you cross in the length of a song.',
  ...editors,
  picture: 'arki',
  body_el: richText(
    p(
      'Στους Αρκιούς ο δρόμος αρχίζει στο λιμάνι και τελειώνει λίγο μετά τα τελευταία σπίτια. Από εκεί και πέρα υπάρχουν μονοπάτια που τα ανοίγουν οι κατσίκες και τα κλείνουν οι σχίνοι. Το λιμάνι λέγεται Πόρτο Αυγούστα και είναι ένα στενό φιόρδ που κόβει τον αέρα σαν πόρτα. Μέσα του χωρούν δύο ταβέρνες, μια πλατεία και όλο το καλοκαίρι.',
    ),
    h2('Η ζωή με το πλοίο'),
    p(
      'Σε ένα τόσο μικρό νησί το πλοίο δεν είναι συγκοινωνία. Είναι ταχυδρομείο, φαρμακείο και μανάβης. Όταν ακουστεί η μπουρού, κατεβαίνουν στην προβλήτα άνθρωποι με καρότσια: ένας παίρνει αλεύρι, άλλος ένα ανταλλακτικό, ένας τρίτος έναν εγγονό. Τα χαρτοκιβώτια ανοίγουν επιτόπου. Σε ένα τέταρτο η προβλήτα έχει αδειάσει, και το νησί ξαναγίνεται νησί.',
    ),
    quote('Όταν φεύγει το πλοίο, η ησυχία δεν έρχεται. Απλώς ξαναφαίνεται.'),
    h2('Τα Τηγανάκια'),
    p(
      'Στα νοτιοανατολικά, ανάμεσα σε νησάκια χαμηλά σαν πιάτα, ο βυθός είναι άσπρη άμμος και το νερό παίρνει χρώμα που στη φωτογραφία μοιάζει ψεύτικο. Ο τόπος λέγεται Τηγανάκια. Πάτε με βάρκα ή με μια ώρα περπάτημα· σκιά δεν υπάρχει, ούτε τίποτε άλλο, και αυτό είναι το θέμα.',
    ),
    goats,
    h2('Απέναντι, το Μαράθι'),
    p(
      'Στα δυτικά, σε απόσταση λίγων λεπτών με τη βάρκα, βρίσκεται το Μαράθι: μια παραλία με άμμο, λίγα τραπέζια κάτω από τα αρμυρίκια και από πίσω ερείπια σπιτιών. Τον χειμώνα το κρατούν ανοιχτό ελάχιστοι. Το καλοκαίρι τα ιστιοφόρα δένουν εδώ στη σειρά, και το βράδυ τα φανάρια τους κάνουν έναν δεύτερο, χαμηλότερο ουρανό.',
    ),
    p(
      'Φέρτε μετρητά, ένα βιβλίο και κάτι ζεστό για το βράδυ. Μη φέρετε σχέδια. Οι Αρκιοί ανήκουν στο Δίκτυο Natura 2000 μαζί με τα γύρω νησάκια, γιατί στα βράχια τους φωλιάζουν αιγαιόγλαροι και μαυροπετρίτες: μείνετε στα μονοπάτια και μακριά από τις φωλιές. Πότε έχει πλοίο, το λέει η σελίδα για τους ',
      internalLink('Αρκιούς', 'destination-arki'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'On Arki the road begins at the harbour and ends a little way past the last houses. Beyond that there are paths, opened by goats and closed by mastic bushes. The harbour is called Porto Augusta, a narrow fjord that shuts the wind out like a door. It has room for two tavernas, a square and the whole of summer.',
    ),
    h2('Living with the ship'),
    p(
      'On an island this small, the ship is not transport. It is post office, pharmacy and greengrocer. When the horn sounds, people come down to the quay with handcarts: one collects flour, one a spare part, a third a grandson. Boxes are opened on the spot. In a quarter of an hour the quay is empty, and the island is an island again.',
    ),
    quote('When the ship leaves, silence does not arrive. It merely shows again.'),
    h2('Tiganakia'),
    p(
      'In the south-east, between islets as flat as plates, the bottom is white sand and the water takes a colour that looks false in photographs. The place is called Tiganakia, “the little frying pans”. You go by boat or on foot, about an hour; there is no shade, nor anything else, and that is the point.',
    ),
    goats,
    h2('Across the water, Marathi'),
    p(
      'To the west, a few minutes away by boat, lies Marathi: a beach of sand, a few tables under tamarisks and behind them the ruins of houses. In winter a very few people keep it open. In summer yachts lie here in a row, and at night their lamps make a second, lower sky.',
    ),
    p(
      'Bring cash, a book and something warm for the evening. Do not bring plans. Arki belongs to the Natura 2000 network together with the islets around it, because Audouin’s gulls and Eleonora’s falcons nest on their cliffs: keep to the paths and away from the nests. When there is a ship is on the page about ',
      internalLink('Arki', 'destination-arki'),
      '.',
    ),
  ),
};
