import { bullets, figure, h2, internalLink, p, quote, richText, strong } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const chart = figure('chart-tilos', {
  el: 'Η Τήλος σε χαρτί: ένα νησί με πολλές άκρες.',
  en: 'Tilos in paper: an island with many ends.',
});

export const footpathsOfTilos: ArticleSeed = {
  key: 'footpaths-of-tilos',
  title_el: 'Μονοπάτια της Τήλου τον Μάρτιο',
  title_en: 'The footpaths of Tilos in March',
  lead_el: 'Τρεις διαδρομές, ένα έρημο χωριό και η σπηλιά όπου έζησαν οι τελευταίοι ελέφαντες της Ευρώπης.',
  lead_en: 'Three walks, a deserted village and the cave of the last elephants in Europe.',
  ...editors,
  picture: 'tilos',
  body_el: richText(
    p(
      'Τον Μάρτιο η Τήλος είναι πράσινη, και αυτό κρατά λίγο. Οι πεζούλες γεμίζουν ανεμώνες, στα χαλάσματα φυτρώνουν μικρές άγριες ορχιδέες, και τα μονοπάτια μυρίζουν θρούμπι και βρεγμένη πέτρα. Το κυνήγι έχει σταματήσει στο νησί εδώ και δεκαετίες, και τα πουλιά το ξέρουν: πάνω από τα κεφάλια σας γυρίζουν σπιζαετοί, και το φθινόπωρο φωλιάζουν μαυροπετρίτες.',
    ),
    h2('Τρεις διαδρομές'),
    bullets(
      [
        strong('Λιβάδια – Λεθρά. '),
        'Το εύκολο: παλιό μονοπάτι πάνω από τη θάλασσα, περίπου μία ώρα, και στο τέλος μια παραλία με βότσαλο και ένα φαράγγι για την επιστροφή.',
      ],
      [
        strong('Μικρό Χωριό. '),
        'Το σιωπηλό: οι τελευταίοι κάτοικοι κατέβηκαν στα Λιβάδια στα μέσα του περασμένου αιώνα. Έμειναν οι τοίχοι, οι φούρνοι και η εκκλησία, που ασπρίζει ακόμη.',
      ],
      [
        strong('Μεγάλο Χωριό – κάστρο. '),
        'Το απότομο: τρία τέταρτα ανηφόρα ως το κάστρο των Ιπποτών, χτισμένο πάνω στην αρχαία ακρόπολη. Η πύλη είναι αρχαία, η θέα δεν έχει ηλικία.',
      ],
    ),
    quote('Σε ένα νησί τόσο μικρό, το μονοπάτι είναι ο μόνος τρόπος να γίνει μεγάλο.'),
    chart,
    h2('Οι ελέφαντες'),
    p(
      'Το 1971 στη σπηλιά Χαρκαδιό βρέθηκαν οστά ελεφάντων όχι ψηλότερων από πόνι. Όταν ανέβηκε η θάλασσα και η Τήλος έγινε νησί, τα ζώα που έμειναν πάνω της μίκρυναν από γενιά σε γενιά, γιατί η τροφή δεν έφτανε για μεγάλα. Έζησαν εδώ ως πριν από λίγες χιλιάδες χρόνια, από τους τελευταίους ελέφαντες της Ευρώπης. Τα ευρήματα τα βλέπετε στο μουσείο, κοντά στη σπηλιά.',
    ),
    h2('Άνεμος και ησυχία'),
    p(
      'Κοιτάξτε και την ανεμογεννήτρια στην πλαγιά. Με τα φωτοβολταϊκά και τις μπαταρίες της η Τήλος έγινε από τα πρώτα νησιά της Μεσογείου που καλύπτουν μεγάλο μέρος του ρεύματός τους με δικό τους άνεμο και ήλιο. Τα σκουπίδια τα ξεχωρίζουν πόρτα πόρτα. Το βράδυ στα Λιβάδια μετρήστε πόσα φώτα ανάβουν: λίγα, και όλα με αιτία. Πλοία και πρακτικά, στη σελίδα για την ',
      internalLink('Τήλο', 'destination-tilos'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'In March Tilos is green, and it does not last. The terraces fill with anemones, small wild orchids come up in the ruins, and the paths smell of savory and wet stone. Hunting stopped on the island decades ago, and the birds know it: Bonelli’s eagles circle overhead, and later in the year Eleonora’s falcons nest on the cliffs.',
    ),
    h2('Three walks'),
    bullets(
      [
        strong('Livadia to Lethra. '),
        'The easy one: an old path above the sea, about an hour, and at the end a pebble beach and a gorge for the way back.',
      ],
      [
        strong('Mikro Chorio. '),
        'The silent one: the last residents moved down to Livadia in the middle of the last century. They left the walls, the ovens, and the church, which is still whitewashed.',
      ],
      [
        strong('Megalo Chorio to the castle. '),
        'The steep one: three quarters of an hour up to the castle of the Knights, built on the ancient acropolis. The gate is antique, the view has no age.',
      ],
    ),
    quote('On an island this small, the footpath is the only way to make it large.'),
    chart,
    h2('The elephants'),
    p(
      'In 1971 bones were found in Charkadio cave, of elephants no taller than a pony. When the sea rose and Tilos became an island, the animals left upon it grew smaller from generation to generation, because there was not food enough for large ones. They lived here until a few thousand years ago, among the last elephants in Europe. The finds are in the museum near the cave.',
    ),
    h2('Wind and quiet'),
    p(
      'Look at the wind turbine on the slope, too. With its solar panels and its batteries, Tilos became one of the first islands in the Mediterranean to cover much of its electricity from its own wind and sun. Rubbish is sorted door by door. In the evening, in Livadia, count the lamps that come on: few, and each with a reason. Ships and practical matters are on the page about ',
      internalLink('Tilos', 'destination-tilos'),
      '.',
    ),
  ),
};
