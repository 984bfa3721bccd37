import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const pothia = figure('kalymnos', {
  el: 'Πόθια: τα χρώματα των σπιτιών πληρώθηκαν με σφουγγάρια.',
  en: 'Pothia: the colours of the houses were paid for with sponges.',
});

export const spongeDivers: ArticleSeed = {
  key: 'sponge-divers',
  title_el: 'Σφουγγαράδες, τρεις γενιές αφηγούνται',
  title_en: 'Sponge divers: three generations speak',
  lead_el:
    'Η πέτρα, η περικεφαλαία και το λάστιχο. Κάθε γενιά κατέβηκε με άλλο εργαλείο, και τα εργαλεία μιλούν ακόμη.',
  lead_en:
    'The stone, the helmet and the hose. Each generation went down with another tool, and the tools still speak.',
  ...editors,
  picture: 'kalymnos',
  body_el: richText(
    p(
      'Στα μουσεία της Καλύμνου και της Σύμης θα τις δείτε πλάι πλάι: μια πλάκα μαρμάρου με τρύπα, μια χάλκινη περικεφαλαία, ένα κουλουριασμένο λάστιχο. Τρία πράγματα, τρεις γενιές, ένας βυθός. Αν σταθείτε αρκετά, σας λένε την ιστορία μόνα τους.',
    ),
    h2('Η πέτρα'),
    p(
      'Η σκανταλόπετρα ζυγίζει δέκα με δεκαπέντε κιλά. Ο δύτης την κρατούσε μπροστά του με τεντωμένα χέρια, γυμνός, και έπεφτε με το κεφάλι. Η πέτρα τον κατέβαζε γρήγορα, και με την κλίση της τον οδηγούσε όπως το τιμόνι. Κάτω είχε μια ανάσα: ένα, δύο, τρία λεπτά. Έκοβε τα σφουγγάρια, τραβούσε το σκοινί, και οι σύντροφοι τον ανέβαζαν. Έτσι δούλευαν από την αρχαιότητα, και ο Αριστοτέλης περιγράφει ήδη δύτες.',
    ),
    h2('Η περικεφαλαία'),
    p(
      'Γύρω στο 1860 έφτασε το σκάφανδρο: στολή, χαλκός και μια αντλία στη βάρκα που έδινε αέρα όση ώρα ήθελες. Ο δύτης έμενε κάτω ώρες, κατέβαινε βαθύτερα και γέμιζε σακιά. Κανείς δεν ήξερε τότε ότι το αίμα που ανεβαίνει απότομα από τον βυθό αφρίζει σαν μπουκάλι. Πολλοί δεν γύρισαν, άλλοι γύρισαν παράλυτοι. Ο χορός «μηχανικός» της Καλύμνου δείχνει έναν τέτοιο άντρα που τρέμει, στηρίζεται στη βακτηρία του και χορεύει.',
    ),
    quote('Η περικεφαλαία έδωσε στον βυθό χρόνο και πήρε από τους ανθρώπους τα πόδια.'),
    pothia,
    h2('Το λάστιχο'),
    p(
      'Στον 20ό αιώνα ήρθε ο ναργιλές: μάσκα, στολή και ένα λάστιχο με αέρα από το καΐκι. Πιο ελαφρύς, πιο γρήγορος, με πίνακες που λένε πότε να ανέβεις. Τα καΐκια έφευγαν μετά το Πάσχα για τις ακτές της Αφρικής και γύριζαν το φθινόπωρο. Το 1986 μια αρρώστια ξεκλήρισε τα σφουγγάρια σε μεγάλο μέρος της Μεσογείου, και η τέχνη έμεινε σε λίγα χέρια.',
    ),
    p(
      'Αυτά τα χέρια έγραψαν και αρχαιολογία. Το 1900 Συμιακοί σφουγγαράδες, ποδισμένοι από την κακοκαιρία στα Αντικύθηρα, βρήκαν στον βυθό αγάλματα και μαζί τους τον περίφημο μηχανισμό. Σήμερα στα εργαστήρια της ',
      internalLink('Καλύμνου', 'destination-kalymnos'),
      ' τα σφουγγάρια πλένονται ακόμη με τον παλιό τρόπο. Σηκώστε ένα: δεν ζυγίζει τίποτα, και όμως.',
    ),
  ),
  body_en: richText(
    p(
      'In the museums of Kalymnos and Symi you see them side by side: a slab of marble with a hole, a copper helmet, a coiled hose. Three things, three generations, one seabed. Stand there long enough and they tell the story by themselves.',
    ),
    h2('The stone'),
    p(
      'The diving stone weighs ten to fifteen kilos. The diver held it out before him at arm’s length, naked, and went in head first. The stone took him down fast and, by its tilt, steered him like a rudder. At the bottom he had one breath: one, two, three minutes. He cut the sponges, tugged the line, and his mates hauled him up. It had been done like that since antiquity; Aristotle already describes divers.',
    ),
    h2('The helmet'),
    p(
      'Around 1860 came the diving suit: canvas, copper, and a pump in the boat that gave air for as long as you liked. A man could stay down for hours, go deeper and fill sacks. Nobody knew then that blood which rises too fast from the deep froths like a bottle. Many did not come back, and others came back lame. The dance called mihanikos, on Kalymnos, shows such a man, who trembles, leans on his stick, and dances.',
    ),
    quote('The helmet gave the seabed time, and took from men their legs.'),
    pothia,
    h2('The hose'),
    p(
      'The twentieth century brought the narghile: a mask, a suit and a hose with air from the boat. It was lighter and faster, and there were tables to tell you when to come up. The boats left after Easter for the coasts of Africa and returned in autumn. In 1986 a disease wiped out the sponges across much of the Mediterranean, and the craft was left in a few hands.',
    ),
    p(
      'Those hands wrote archaeology, too. In 1900 sponge divers from Symi, sheltering from bad weather at Antikythera, found statues on the bottom and with them the famous mechanism. Today, in the workshops of ',
      internalLink('Kalymnos', 'destination-kalymnos'),
      ', sponges are still washed in the old way. Lift one: it weighs nothing, and yet.',
    ),
  ),
};
