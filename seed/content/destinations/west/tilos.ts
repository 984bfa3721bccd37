import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const tilos: DestinationSeed = {
  island: 'tilos',
  title_el: 'Τήλος',
  title_en: 'Tilos',
  permalink_el: 'tilos',
  permalink_en: 'tilos',
  ports: ['TIL'],
  accusative_el: 'την Τήλο',
  genitive_el: 'της Τήλου',
  line: 'west',
  tagline_el: 'Μονοπάτια, αετοί και η σπηλιά όπου έζησαν νάνοι ελέφαντες.',
  tagline_en: 'Footpaths, eagles, and a cave that once held dwarf elephants.',
  summary_el:
    'Η Τήλος διάλεξε να μη βιαστεί. Απαγόρευσε το κυνήγι, παράγει μεγάλο μέρος του ρεύματός της από ήλιο και άνεμο, και άφησε τα μονοπάτια της όπως ήταν. Δύο χωριά κατοικούνται, ένα τρίτο ερήμωσε, και ανάμεσά τους πετούν σπιζαετοί. Θα περπατήσετε πολύ, θα κολυμπήσετε μόνοι, και στα Λιβάδια θα βρείτε τραπέζι κάτω από τα αρμυρίκια.',
  summary_en:
    'Tilos decided not to hurry. It banned hunting, makes much of its own electricity from sun and wind, and left its footpaths as they were. Two villages are lived in, a third was abandoned, and Bonelli’s eagles fly between them. You will walk a lot, swim alone, and find a table under the tamarisks at Livadia.',
  cover: 'tilos',
  chart: 'chart-tilos',
  storyTitle_el: 'Το νησί που άφησε χώρο στους άλλους',
  storyTitle_en: 'The island that makes room',
  story_el: richText(
    p(
      'Στα Λιβάδια η παραλία αρχίζει εκεί που τελειώνει η προβλήτα: ένας μακρύς κόλπος με βότσαλο, αρμυρίκια και ένα πλακόστρωτο μονοπάτι που ακολουθεί το κύμα. Αυτοκίνητα περνούν λίγα. Αν σηκώσετε τα μάτια, μπορεί να δείτε σπιζαετό. Το κυνήγι έχει απαγορευτεί από τη δεκαετία του 1990, και τα πουλιά το έμαθαν.',
    ),
    h2('Ελέφαντες και ερείπια'),
    p(
      'Στο σπήλαιο Χαρκαδιό, στον δρόμο για το Μεγάλο Χωριό, βρέθηκαν από το 1971 οστά ελεφάντων που είχαν ύψος μικρού αλόγου. Ήταν από τους τελευταίους της Ευρώπης. Απέναντι, στην πλαγιά, το Μικρό Χωριό άδειασε μετά τον πόλεμο: οι κάτοικοι κατέβηκαν στα Λιβάδια και πήραν μαζί τους και τις στέγες. Μένουν οι τοίχοι, η εκκλησία και μια θέα ως την Τουρκία.',
    ),
    h2('Ο Άγιος Παντελεήμονας'),
    p(
      'Στη δυτική άκρη, ψηλά πάνω από τη θάλασσα, το μοναστήρι του Αγίου Παντελεήμονα έχει πηγή, πλατάνια και βαθιά σκιά. Γιορτάζει στο τέλος Ιουλίου και τότε το νησί χορεύει μέρες. Τον υπόλοιπο χρόνο θα σας υποδεχτεί, το πιθανότερο, μια γάτα.',
    ),
  ),
  story_en: richText(
    p(
      'At Livadia the beach begins where the quay ends: a long bay of pebbles and tamarisks, with a paved path that keeps to the edge of the water. Few cars pass. Look up and you may see a Bonelli’s eagle. Hunting has been banned since the 1990s and the birds have noticed.',
    ),
    h2('Elephants and empty houses'),
    p(
      'In the Charkadio cave, on the road to Megalo Chorio, palaeontologists have been finding since 1971 the bones of elephants no taller than a pony. They were among the last in Europe. On the hillside across the valley Mikro Chorio emptied after the war; its people moved down to Livadia and took their roofs with them. Walls remain, and a church, and a view to the coast of Turkey.',
    ),
    h2('Agios Panteleimon'),
    p(
      'At the western end, high over the sea, the monastery of Agios Panteleimon has a spring, plane trees and deep shade. Its feast falls at the end of July, when the whole island dances for days. The rest of the year you will most likely be received by a cat.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Τα πλοία δένουν στα Λιβάδια. Η παραλία και τα περισσότερα δωμάτια είναι σε απόσταση περπατήματος.',
      'The harbour',
      'Ships berth at Livadia. The beach and most rooms are within walking distance.',
    ),
    note(
      'Μετακινήσεις',
      'Λεωφορείο ενώνει τα Λιβάδια με το Μεγάλο Χωριό και τις παραλίες του, την Έριστο και τον Άγιο Αντώνιο. Για τα υπόλοιπα υπάρχουν σημαδεμένα μονοπάτια.',
      'Getting around',
      'A bus links Livadia with Megalo Chorio and its beaches, Eristos and Agios Antonios. For the rest there are marked paths.',
    ),
    note(
      'Για περπάτημα',
      'Οι περισσότερες διαδρομές δεν έχουν ούτε σκιά ούτε νερό. Ξεκινήστε με το πρώτο φως και πείτε σε κάποιον πού πηγαίνετε.',
      'For walkers',
      'Most routes have neither shade nor water. Start at first light and tell somebody where you are going.',
    ),
    note(
      'Προσβασιμότητα',
      'Ο παραλιακός δρόμος στα Λιβάδια είναι επίπεδος. Το Μεγάλο Χωριό και το μοναστήρι έχουν σκαλιά και ανηφόρες.',
      'Accessibility',
      'The seafront at Livadia is level. Megalo Chorio and the monastery have steps and slopes.',
    ),
  ],
  order: 11,
  featured: false,
  colour: 'sand',
};
