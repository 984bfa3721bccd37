import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import type { ArticleSeed } from '../article.ts';

const sky = figure('offers-low-fare', {
  el: 'Τρεις χαρταετοί, ένα πλοίο και απόνερα που κάνουν θηλιά.',
  en: 'Three kites, one ship and a wake that ties a loop.',
});

export const kitesOnTheUpperDeck: ArticleSeed = {
  key: 'kites-on-the-upper-deck',
  title_el: 'Χαρταετοί στο κατάστρωμα',
  title_en: 'Kites on the upper deck',
  lead_el:
    'Την Καθαρά Δευτέρα το πλοίο μένει δεμένο ως το μεσημέρι, και το πλήρωμα ξαναθυμάται πώς δένεται ένα ζύγι.',
  lead_en: 'On Clean Monday the ship stays alongside until noon, and the crew remembers how to tie a bridle.',
  byline_el: 'Το πλήρωμα του καταμαράν Αιολίς',
  byline_en: 'The crew of the catamaran Aeolis',
  picture: 'offers-low-fare',
  body_el: richText(
    p(
      'Ένα πλοίο στο λιμάνι είναι, για όσους ξέρουν, το καλύτερο αλωνάκι: ψηλό, ανοιχτό από παντού και χωρίς καλώδια. Κάθε χρόνο ο λοστρόμος φέρνει καλάμια από τον κήπο του, ο μάγειρας κόλλα από αλεύρι και κάποιος θυσιάζει μια εφημερίδα για την ουρά. Κανόνας της γέφυρας: κανείς χαρταετός κοντά στα ραντάρ, και όλοι κάτω μισή ώρα πριν από την αναχώρηση.',
    ),
    h2('Τι κρατά ένα χαρτί ψηλά'),
    p(
      'Ο χαρταετός δεν πετά με τον αέρα αλλά κόντρα του. Γέρνει λίγο προς τα πίσω, σπρώχνει τον αέρα προς τα κάτω, και ο αέρας τον σπρώχνει προς τα πάνω. Το ζύγι, το τρίγωνο από σπάγκο μπροστά του, ορίζει πόσο θα γείρει: ένα εκατοστό λάθος και θα κάνει βουτιές. Η ουρά δεν είναι στολίδι. Τον κρατά όρθιο, όπως η καρίνα το καΐκι.',
    ),
    quote('Στην ουρά μπαίνει ό,τι περισσεύει από τον χειμώνα: κορδέλες, εφημερίδες, ένα παλιό δρομολόγιο.'),
    p(
      'Χρειάζεστε τρία με τέσσερα μποφόρ, αέρα που κουνά τα μικρά κλαδιά και σηκώνει το χαρτί από το τραπέζι. Με λιγότερο τρέχετε χωρίς λόγο, με περισσότερο σπάει το καλάμι. Τον Φεβρουάριο και τον Μάρτιο το Αιγαίο δίνει από όλα, συχνά την ίδια μέρα.',
    ),
    sky,
    h2('Από πού ήρθε'),
    p(
      'Οι πρώτοι χαρταετοί πέταξαν στην Κίνα πριν από δύο χιλιάδες και πλέον χρόνια, από μετάξι και μπαμπού. Στα ελληνικά λιμάνια τους έφεραν τα ταξίδια, και από τα λιμάνια ανέβηκαν στους λόφους. Στη γιορτή κόλλησαν αργότερα: η Καθαρά Δευτέρα ανοίγει τη Σαρακοστή, και ένα σπάγκο τεντωμένο προς τον ουρανό όλοι ξέρουν να τον εξηγήσουν.',
    ),
    h2('Στο τραπέζι'),
    p(
      'Κατά τις έντεκα στρώνεται το κατάστρωμα: λαγάνα, που ζυμώνεται μόνο αυτή τη μέρα, ταραμάς, ελιές, χαλβάς, ένα χταπόδι που κάποιος έβγαλε το πρωί. Τα παιδιά που περνούν από τον ντόκο παίρνουν ό,τι χαρταετός περίσσεψε. Ύστερα λύνουμε τους κάβους. Αν θέλετε να δείτε μια ολόκληρη πόλη να κάνει το ίδιο, ανεβείτε στους λόφους πάνω από την Πόθια, στην ',
      internalLink('Κάλυμνο', 'destination-kalymnos'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'A ship in harbour is, for those who know, the best flying ground there is: high, open on every side and free of wires. Each year the bosun brings canes from his garden and the cook makes flour paste, and somebody sacrifices a newspaper for the tail. House rule from the bridge: no kite near the radars, and all of them down half an hour before we sail.',
    ),
    h2('What keeps paper up'),
    p(
      'A kite does not fly with the wind but against it. It leans back a little, pushes the air down, and the air pushes it up. The bridle, the triangle of string in front, decides how far it leans: one centimetre wrong and it will dive. The tail is no ornament. It keeps the kite upright, the way a keel does a boat.',
    ),
    quote('Into the tail goes what is left over from winter: ribbons, newspapers, an old timetable.'),
    p(
      'You need force three to four, a wind that moves small branches and lifts paper off a table. With less you run for nothing, with more the cane breaks. In February and March the Aegean has some of everything, often on the same day.',
    ),
    sky,
    h2('Where it came from'),
    p(
      'The first kites flew in China more than two thousand years ago, in silk and bamboo. Voyages brought them to the Greek ports, and from the ports they climbed the hills. The feast came to it later: Clean Monday opens Lent, and a string stretched towards heaven is something everyone knows how to explain.',
    ),
    h2('At the table'),
    p(
      'Around eleven the deck is laid: lagana, the flat bread that is baked on this one day, taramas, olives, halva, an octopus somebody caught that morning. Children passing along the quay get whatever kites are left over. Then we let go the lines. If you would like to see an entire town do the same, climb the hills above Pothia, on ',
      internalLink('Kalymnos', 'destination-kalymnos'),
      '.',
    ),
  ),
};
