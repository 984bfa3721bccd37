import { bullets, figure, h2, internalLink, p, quote, richText, strong } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const cove = figure('arki', {
  el: 'Άσπρη άμμος για την άγκυρα, σκούρο λιβάδι για τα ψάρια.',
  en: 'White sand for the anchor, dark meadow for the fish.',
});

export const whatKeepsTheSeaClear: ArticleSeed = {
  key: 'what-keeps-the-sea-clear',
  title_el: 'Ποσειδωνία: ό,τι κρατά τη θάλασσα καθαρή',
  title_en: 'Posidonia: what keeps the sea clear',
  lead_el:
    'Έχει ρίζες, άνθη και καρπούς, ζει μόνο στη Μεσόγειο και δουλεύει για όλους χωρίς να το ξέρει κανείς.',
  lead_en:
    'It has roots, flowers and fruit, lives only in the Mediterranean and works for everyone without anyone knowing.',
  ...editors,
  picture: 'arki',
  body_el: richText(
    p(
      'Πριν από εκατομμύρια χρόνια μερικά φυτά της στεριάς πήραν τον αντίθετο δρόμο και επέστρεψαν στη θάλασσα. Ένα από αυτά είναι η Posidonia oceanica. Έχει ό,τι έχει ένα σωστό φυτό: ρίζες, βλαστό που έρπει, φύλλα στενά σαν κορδέλες ως ένα μέτρο μακριά, άνθη το φθινόπωρο και, καμιά φορά, καρπούς που μοιάζουν με ελιές.',
    ),
    h2('Τι κάνει όλη μέρα'),
    bullets(
      [
        strong('Φιλτράρει. '),
        'Τα φύλλα κόβουν το κύμα, η λάσπη κατακάθεται και μένει κάτω. Γι’ αυτό ο βυθός φαίνεται.',
      ],
      [
        strong('Αναπνέει. '),
        'Με τον ήλιο δίνει οξυγόνο· σε ένα υγιές λιβάδι βλέπετε τις φυσαλίδες να ανεβαίνουν.',
      ],
      [
        strong('Αποθηκεύει. '),
        'Ρίζες και νεκρά φύλλα χτίζουν ένα στρώμα που κρατά άνθρακα για χιλιάδες χρόνια.',
      ],
      [
        strong('Φυλάει την παραλία. '),
        'Τα φύλλα που βγαίνουν τον χειμώνα στην ακτή είναι μαξιλάρι: χωρίς αυτά το κύμα παίρνει την άμμο.',
      ],
    ),
    quote('Η καθαρή παραλία δεν είναι αυτή χωρίς φύλλα. Είναι αυτή που τα κρατά τον χειμώνα.'),
    cove,
    h2('Αργή σαν δάσος'),
    p(
      'Ο βλαστός προχωρά μερικά εκατοστά τον χρόνο. Ό,τι ξεριζώσει μια άγκυρα σε ένα πρωί, το λιβάδι θα το ξανακλείσει σε δεκαετίες, αν το κλείσει. Υπάρχουν στη Μεσόγειο λιβάδια που υπολογίζεται πως ζουν χιλιάδες χρόνια: είναι από τους γηραιότερους οργανισμούς του πλανήτη. Κατεβαίνει ως τα σαράντα μέτρα περίπου, όπου φτάνει αρκετό φως· όσο θολώνει το νερό, τόσο ανεβαίνει το όριο. Η Ευρωπαϊκή Ένωση την προστατεύει ως οικότοπο προτεραιότητας, και η αλιεία με τράτα πάνω της απαγορεύεται.',
    ),
    h2('Τι μπορείτε να κάνετε'),
    p(
      'Αν έχετε σκάφος, ρίξτε την άγκυρα στην άμμο, που φαίνεται άσπρη, ποτέ στο σκούρο. Αν έχετε πετσέτα, μην ενοχληθείτε από τα φύλλα· είναι στεγνά, δεν μυρίζουν και φτιάχνουν καλό στρώμα. Και αν βρείτε στην άμμο καφετιές μπάλες σαν τσόχα, κρατήστε μία: τις έπλεξε η θάλασσα από τις ίνες της. Ο όρμος της εικόνας είναι στους ',
      internalLink('Αρκιούς', 'destination-arki'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'Millions of years ago some plants of the land took the opposite road and went back to sea. One of them is Posidonia oceanica. It has whatever a proper plant has: roots, a creeping stem, leaves as narrow as ribbons and up to a metre long, flowers in autumn and, now and then, fruit that looks like olives.',
    ),
    h2('What it does all day'),
    bullets(
      [
        strong('It filters. '),
        'The leaves slow the wave, the mud sinks and stays down. That is why you can see the bottom.',
      ],
      [
        strong('It breathes. '),
        'In sunlight it gives off oxygen; in a healthy meadow you can watch the bubbles rise.',
      ],
      [
        strong('It stores. '),
        'Roots and dead leaves build a layer that holds carbon for thousands of years.',
      ],
      [
        strong('It guards the beach. '),
        'The leaves washed ashore in winter are a cushion: without them the waves take the sand.',
      ],
    ),
    quote('A clean beach is not one without leaves. It is one that keeps them over the winter.'),
    cove,
    h2('Slow as a forest'),
    p(
      'The stem advances a few centimetres a year. What an anchor tears out in a morning the meadow will close in decades, if at all. There are meadows in the Mediterranean thought to be thousands of years old, among the oldest living things on the planet. It goes down to about forty metres, as far as there is light enough; the murkier the water, the higher that limit climbs. The European Union protects it as a priority habitat, and trawling over it is forbidden.',
    ),
    h2('What you can do'),
    p(
      'If you have a boat, drop the anchor on sand, which shows white, never on the dark. If you have a towel, do not mind the leaves; they are dry, they do not smell, and they make a good mattress. And if you find brown balls like felt on the beach, keep one: the sea has knitted them out of its fibres. The cove in the picture is on ',
      internalLink('Arki', 'destination-arki'),
      '.',
    ),
  ),
};
