import { bullets, figure, h2, internalLink, p, quote, richText, strong } from '#seed/content/rich-text.ts';
import type { ArticleSeed } from '../article.ts';

const flag = figure('service-alert', {
  el: 'Όταν η σημαία στέκει οριζόντια, το δρομολόγιο το αποφασίζει το Λιμεναρχείο.',
  en: 'When the flag stands straight out, the port authority decides about the sailing.',
});

export const eightWinds: ArticleSeed = {
  key: 'eight-winds',
  title_el: 'Οκτώ άνεμοι, οκτώ ονόματα',
  title_en: 'Eight winds, eight names',
  lead_el:
    'Στα λιμάνια κανείς δεν λέει «βορειοανατολικός». Λέει γρέγος, και όλοι καταλαβαίνουν ποια καρέκλα να μαζέψουν.',
  lead_en:
    'In our harbours nobody says “north-easterly”. They say gregos, and everyone knows which chair to take in.',
  byline_el: 'Η γέφυρα του οχηματαγωγού Κυμοθόη',
  byline_en: 'The bridge of the car ferry Kymothoe',
  picture: 'astypalaia',
  body_el: richText(
    p(
      'Τα ονόματα των ανέμων ταξίδεψαν με τα εμπορικά της Βενετίας και της Γένοβας και έμειναν σε όλη τη Μεσόγειο, λίγο αλλαγμένα σε κάθε γλώσσα. Όποιος τα ξέρει, ξέρει από πού έρχεται ο καιρός, τι κουβαλά και ποια παραλία θα είναι λάδι το απόγευμα.',
    ),
    h2('Το ρόδο των ανέμων'),
    bullets(
      [strong('Τραμουντάνα, βοριάς. '), 'Καθαρή, κρύα, με ορατότητα ως την άλλη άκρη του χάρτη.'],
      [
        strong('Γρέγος, βορειοανατολικός. '),
        'Ο Έλληνας, κατά τους Ιταλούς. Φέρνει ψύχρα και νευρική θάλασσα.',
      ],
      [strong('Λεβάντες, ανατολικός. '), 'Υγρός. Κάθεται πάνω στα νησιά σαν πετσέτα.'],
      [
        strong('Σορόκος, νοτιοανατολικός. '),
        'Φέρνει ζέστη και σκόνη από την Αφρική, και κόκκινη βροχή στα αυτοκίνητα.',
      ],
      [strong('Όστρια, νότιος. '), 'Ζεστή και βαριά, αγαπημένη κανενός. Τα νότια λιμάνια κοιμούνται άσχημα.'],
      [strong('Γαρμπής, νοτιοδυτικός. '), 'Σηκώνει μεγάλο κύμα τον χειμώνα.'],
      [strong('Πουνέντες, δυτικός. '), 'Ο καλός γείτονας. Συνήθως μαλακός.'],
      [strong('Μαΐστρος, βορειοδυτικός. '), 'Ο δροσερός του καλοκαιριού στα δυτικά, συγγενής του μελτεμιού.'],
    ),
    quote('Ο καλός ναυτικός δεν βρίζει τον άνεμο. Τον χαιρετά με το όνομά του.'),
    flag,
    h2('Και το μελτέμι;'),
    p(
      'Το μελτέμι, οι ετησίες των αρχαίων, δεν είναι σημείο του ορίζοντα αλλά εποχή. Γεννιέται από τη διαφορά ανάμεσα στις υψηλές πιέσεις των Βαλκανίων και τις χαμηλές πάνω από την Ανατολία, αρχίζει τον Ιούνιο και τελειώνει τον Σεπτέμβριο. Στα Δωδεκάνησα έρχεται από βορειοδυτικά, δυναμώνει το μεσημέρι και συχνά κοπάζει με τον ήλιο. Ο ουρανός μένει γαλάζιος, και αυτό ξεγελά όσους κοιτούν από το μπαλκόνι.',
    ),
    h2('Πόσο είναι πολύ'),
    p(
      'Η κλίμακα που χρησιμοποιούμε είναι του 1805 και την έφτιαξε ένας αξιωματικός του βρετανικού ναυτικού, ο Φράνσις Μποφόρ, κοιτώντας τι κάνουν τα πανιά. Στα τέσσερα το πέλαγος βγάζει αρνάκια. Στα έξι βάζετε ζακέτα. Όταν η πρόγνωση φτάσει στα όρια του πλοίου, απαγορεύεται ο απόπλους· δεν το αποφασίζουμε εμείς αλλά το Λιμεναρχείο. Ένα νησί που ξέρει από αέρα, με οκτώ μύλους στη σειρά, είναι η ',
      internalLink('Αστυπάλαια', 'destination-astypalaia'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'The names of the winds travelled with the merchantmen of Venice and Genoa and stayed all over the Mediterranean, slightly changed in every language. Whoever knows them knows where the weather comes from, what it carries, and which beach will be flat calm this afternoon.',
    ),
    h2('The rose of the winds'),
    bullets(
      [strong('Tramountana, north. '), 'Clean and cold, with a view to the other edge of the chart.'],
      [
        strong('Gregos, north-east. '),
        'The Greek, as the Italians have it. Brings a chill and a nervous sea.',
      ],
      [strong('Levantes, east. '), 'Damp. Sits on the islands like a towel.'],
      [strong('Sorokos, south-east. '), 'Brings heat and dust from Africa, and red rain on the cars.'],
      [strong('Ostria, south. '), 'Warm and heavy, loved by none. South-facing harbours sleep badly.'],
      [strong('Garbis, south-west. '), 'Raises a big sea in winter.'],
      [strong('Pounentes, west. '), 'The good neighbour. Gentle, as a rule.'],
      [strong('Maistros, north-west. '), 'The cool one of western summers, a cousin of the meltemi.'],
    ),
    quote('A good sailor does not curse the wind. He greets it by its name.'),
    flag,
    h2('And the meltemi?'),
    p(
      'The meltemi, the Etesian winds of the ancients, is not a point of the compass but a season. It is born of the difference between high pressure over the Balkans and low pressure over Anatolia, begins in June and ends in September. In the Dodecanese it comes from the north-west, freshens at noon and often drops with the sun. The sky stays blue, which deceives those who look at it from a balcony.',
    ),
    h2('How much is too much'),
    p(
      'The scale we use dates from 1805 and was made by a British naval officer, Francis Beaufort, who looked at what the sails were doing. At four the sea puts out white lambs. At six you put on a cardigan. When the forecast reaches the ship’s limits, sailing is forbidden; it is not we who decide but the port authority. An island that knows about wind, with eight mills in a row, is ',
      internalLink('Astypalaia', 'destination-astypalaia'),
      '.',
    ),
  ),
};
