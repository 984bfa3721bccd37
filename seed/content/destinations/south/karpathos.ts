import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const karpathos: DestinationSeed = {
  island: 'karpathos',
  title_el: 'Κάρπαθος',
  title_en: 'Karpathos',
  permalink_el: 'karpathos',
  permalink_en: 'karpathos',
  ports: ['KAR', 'DIA'],
  accusative_el: 'την Κάρπαθο',
  genitive_el: 'της Καρπάθου',
  line: 'south',
  tagline_el: 'Μακριά, ψηλά και με δική της γλώσσα, από τα Πηγάδια ως την Όλυμπο.',
  tagline_en: 'Far out, steep, and speaking its own Greek from Pigadia to Olympos.',
  summary_el:
    'Η Κάρπαθος βρίσκεται ανάμεσα στη Ρόδο και την Κρήτη και δεν μοιάζει με καμία από τις δύο. Στον νότο έχει ανέμους και αμμουδιές, στη μέση χωριά με κήπους, στον βορρά την Όλυμπο, σε μια ράχη πάνω από τα σύννεφα, όπου γυναίκες φορούν ακόμη την παλιά φορεσιά και η λύρα συνοδεύει μαντινάδες που φτιάχνονται εκείνη την ώρα.',
  summary_en:
    'Karpathos lies between Rhodes and Crete and takes after neither. The south has wind and sand, the middle has villages with gardens, and the north has Olympos, strung along a ridge above the clouds, where women still wear the old dress and the lyra accompanies couplets made up on the spot.',
  cover: 'karpathos',
  chart: 'chart-karpathos',
  storyTitle_el: 'Πάνω από τα σύννεφα',
  storyTitle_en: 'Above the clouds',
  story_el: richText(
    p(
      'Υπάρχουν δύο Κάρπαθοι και τις ενώνει ένας δρόμος στην κόψη του βουνού. Η μία είναι τα Πηγάδια, λιμάνι με καφενεία και καράβια, και γύρω της η Απέλλα και η Κυρά Παναγιά, παραλίες κάτω από πεύκα που γέρνουν. Η άλλη αρχίζει όταν η ομίχλη σκεπάσει τον δρόμο και ανοίξει ξανά για να φανεί η Όλυμπος.',
    ),
    h2('Η Όλυμπος'),
    p(
      'Ήταν αποκομμένη ως πριν από λίγες δεκαετίες και κράτησε λέξεις, φούρνους, φορεσιές. Οι μύλοι της κοιτούν τη δύση σαν σκοπιές. Στα γλέντια οι άντρες κάθονται γύρω από το τραπέζι με λύρα, λαούτο και τσαμπούνα, και οι μαντινάδες πηγαίνουν από στόμα σε στόμα· άλλος λέει τον καημό του, άλλος του απαντά, ως το πρωί. Τη Λαμπρή Τρίτη οι εικόνες βγαίνουν λιτανεία στα χωράφια και στο κοιμητήριο.',
    ),
    h2('Στο τραπέζι'),
    p(
      'Ζητήστε μακαρούνες, χειροποίητα ζυμαρικά με τσιγαρισμένο κρεμμύδι και τριμμένο τυρί. Στην Όλυμπο ψήνουν ακόμη το ψωμί σε ξυλόφουρνους έξω από τα σπίτια. Αν περνάτε την ώρα που ανοίγει ο φούρνος, δεν θα χρειαστεί να ζητήσετε.',
    ),
  ),
  story_en: richText(
    p(
      'There are two islands called Karpathos, joined by a road along the spine of a mountain. One is Pigadia, a port of cafés and ferries, with Apella and Kyra Panagia up the coast, beaches under leaning pines. The other begins where mist covers the road and lifts again to show you Olympos.',
    ),
    h2('Olympos'),
    p(
      'It was cut off until a few decades ago, and it kept its words, its ovens and its clothes. The windmills face west like sentries. At a feast the men sit round the table with lyra, lute and bagpipe and the couplets go from mouth to mouth, one man singing what weighs on him and another answering, until it is light. On Easter Tuesday the icons are carried in procession through the fields and to the graves.',
    ),
    h2('On the table'),
    p(
      'Order makarounes, hand-rolled pasta with fried onions and grated cheese. In Olympos bread is still baked in wood-fired ovens outside the houses. If you pass when the oven is opened, you will not need to ask.',
    ),
  ),
  practical: [
    note(
      'Δύο λιμάνια',
      'Τα Πηγάδια στα νότια, το Διαφάνι στα βόρεια. Αν πηγαίνετε στην Όλυμπο, το Διαφάνι είναι πολύ πιο κοντά: διαλέξτε το στην κράτηση.',
      'Two harbours',
      'Pigadia in the south, Diafani in the north. For Olympos, Diafani is far closer: choose it when you book.',
    ),
    note(
      'Μετακινήσεις',
      'Τα λεωφορεία από τα Πηγάδια εξυπηρετούν τα κεντρικά χωριά και κάποιες παραλίες. Για τον βορρά χρειάζεστε όχημα ή καραβάκι ως το Διαφάνι.',
      'Getting around',
      'Buses from Pigadia serve the central villages and some beaches. For the north you need a vehicle or a boat to Diafani.',
    ),
    note(
      'Αυτοκίνητο και μηχανή',
      'Το οχηματαγωγό Κυμοθόη παίρνει αυτοκίνητα και μηχανές. Στον δρόμο της Ολύμπου φυσά δυνατά: με δίκυκλο πηγαίνετε μόνο με ήρεμο καιρό.',
      'Car and motorbike',
      'The car ferry Kymothoe takes cars and motorbikes. The Olympos road is exposed: on two wheels, go only in calm weather.',
    ),
    note(
      'Στην Όλυμπο',
      'Οι φορεσιές δεν είναι στολές για τουρίστες. Ζητήστε την άδεια πριν φωτογραφίσετε και μείνετε, αν μπορείτε, αφού φύγουν τα καραβάκια.',
      'In Olympos',
      'The dresses are not costumes. Ask before you photograph anybody and, if you can, stay on after the excursion boats leave.',
    ),
  ],
  order: 12,
  featured: false,
  colour: 'orange',
};
