import { callout, figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const hat = figure('offers-day-trips', {
  el: 'Ό,τι χρειάζεται μια μέρα: καπέλο, τσάντα, σανδάλια.',
  en: 'All a day needs: a hat, a bag, sandals.',
});

export const oneDayThreeBeaches: ArticleSeed = {
  key: 'one-day-three-beaches',
  title_el: 'Μια μέρα, τρεις παραλίες',
  title_en: 'One day, three beaches',
  lead_el: 'Οι Λειψοί με τα πόδια, από το πρώτο μπάνιο ως το τελευταίο, χωρίς αυτοκίνητο και χωρίς βιασύνη.',
  lead_en: 'Lipsi on foot, from the first swim to the last, without a car and without haste.',
  ...editors,
  picture: 'offers-day-trips',
  body_el: richText(
    p(
      'Το νησί έχει μήκος οκτώ χιλιόμετρα και δρόμους για λίγα αυτοκίνητα. Ό,τι χρειάζεστε βρίσκεται σε απόσταση μιας συζήτησης. Πάρτε νερό, καπέλο και μάσκα· τα υπόλοιπα τα έχει η θάλασσα.',
    ),
    h2('Πρωί: Λιεντού'),
    p(
      'Δέκα λεπτά από το λιμάνι, πίσω από την πρώτη στροφή, είναι η παραλία του χωριού. Ρηχή, με άμμο και αρμυρίκια, κατάλληλη για μικρά παιδιά και για μεγάλους που μόλις ξύπνησαν. Στις εννιά το νερό είναι λάδι. Κολυμπήστε ως τα βράχια δεξιά: ανάμεσά τους ζουν γύλοι, σάλπες και καμιά σουπιά που αλλάζει χρώμα όταν την κοιτάτε.',
    ),
    h2('Μεσημέρι: Πλατύς Γιαλός'),
    p(
      'Ο δρόμος προς τον βορρά περνά ανάμεσα σε ξερολιθιές, συκιές και αμπέλια. Σε κάτι περισσότερο από μία ώρα, ή σε δέκα λεπτά με το μικρό λεωφορείο του καλοκαιριού, βγαίνει σε μια λιμνοθάλασσα: ο Πλατύς Γιαλός είναι τόσο ρηχός και τόσο άσπρος στον βυθό, που το νερό μοιάζει φωτισμένο από κάτω. Φάτε εδώ. Οι πάπιες που κόβουν βόλτες ανάμεσα στα τραπέζια θεωρούν ότι είναι δικά τους.',
    ),
    quote('Το πιο ωραίο μπλε είναι εκείνο που φτάνει ως το γόνατο.'),
    hat,
    h2('Απόγευμα: Κατσαδιά'),
    p(
      'Στην άλλη άκρη, στον νότο, ο όρμος της Κατσαδιάς κλείνει σαν χέρι. Τα ιστιοφόρα ρίχνουν εδώ άγκυρα όταν σηκώνεται το μελτέμι, γιατί μέσα στον κόλπο δεν το μαθαίνει το νερό. Από το χωριό είναι γύρω στα σαράντα λεπτά περπάτημα. Υπάρχει σκιά, υπάρχει δροσερό κρασί, και η ώρα περνά με τον ήχο των ξαρτιών.',
    ),
    callout(
      'info',
      'Το καλοκαίρι περπατήστε πριν από τις έντεκα ή μετά τις πέντε. Σκιά στον δρόμο δεν υπάρχει.',
    ),
    h2('Επιστροφή'),
    p(
      'Φύγετε από την Κατσαδιά όταν ο ήλιος ακουμπήσει τον λόφο. Θα φτάσετε στην προκυμαία την ώρα που ψήνονται τα πρώτα χταπόδια, με αλάτι στους ώμους. Αν το πλοίο σας είναι βραδινό, προλαβαίνετε και μια βόλτα ως την εκκλησία. Αν είναι αύριο, ακόμη καλύτερα. Τι άλλο έχουν οι ',
      internalLink('Λειψοί', 'destination-lipsi'),
      ', θα το βρείτε στη σελίδα τους.',
    ),
  ),
  body_en: richText(
    p(
      'The island is eight kilometres long and has roads for a handful of cars. All you need is within a conversation’s distance. Take water, a hat and a mask; the sea has the rest.',
    ),
    h2('Morning: Lientou'),
    p(
      'Ten minutes from the harbour, behind the first bend, is the village beach. It is shallow, with sand and tamarisks, right for small children and for grown-ups who have only just woken. At nine the water is like oil. Swim out to the rocks on the right: among them live wrasse, salema and now and then a cuttlefish that changes colour as you look at it.',
    ),
    h2('Noon: Platys Gialos'),
    p(
      'The road north runs between dry-stone walls, fig trees and vines. In something over an hour, or ten minutes by the little summer bus, it comes out at a lagoon: Platys Gialos is so shallow and so white underneath that the water seems lit from below. Eat here. The ducks strolling between the tables believe that the place is theirs.',
    ),
    quote('The finest blue is the one that comes up to your knees.'),
    hat,
    h2('Afternoon: Katsadia'),
    p(
      'At the other end, in the south, Katsadia bay closes like a hand. Yachts drop anchor here when the meltemi gets up, because inside the bay the water never hears of it. From the village it is a walk of some forty minutes. There is shade, there is cold wine, and the time goes by to the sound of rigging.',
    ),
    callout('info', 'In summer, walk before eleven or after five. There is no shade along the road.'),
    h2('Back'),
    p(
      'Leave Katsadia when the sun touches the hill. You will reach the waterfront as the first octopus goes on the grill, with salt on your shoulders. If your ship is an evening one, there is still time to walk up to the church. If it is tomorrow’s, so much the better. What else there is to ',
      internalLink('Lipsi', 'destination-lipsi'),
      ' you will find on its page.',
    ),
  ),
};
